import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { createPosting, detectBoard, readBoard } from '@lilypad/boards'
import { type FoundPosting, ScrapeError, type Web } from '@lilypad/domain'

type Board = {
  system: string
  company_name: string
  careers_url: string
  expect: { postings: { title: string; url: string; location: string | null; salary_text?: string }[] }
}
/** A posting as its board once gave it. */
export type Recorded = { system: string; company: string; posting: FoundPosting }

const fixtures = resolve(process.env.LILYPAD_SHARED ?? '', 'fixtures')
const manifest = resolve(fixtures, 'boards/manifest.json')

/** A page of one posting, byte for byte as it was. */
export const recordedPage = () =>
  readFileSync(resolve(fixtures, 'boards/files/jsonld/neura-robotics.html'), 'utf8')

/** Lists of several jobs on one page, and boards whose name the source replaced. */
const LEFT_OUT = ['html', 'jsonld', 'oracle', 'phenom', 'tylerportico', 'adp']
/** More would be the same page with other words. */
const MAX_OF_ONE_BOARD = 10

const replayWeb = (origin: string): Web => ({
  request: async ({ url, method = 'GET', headers = {}, body }) => {
    const { host, pathname, search } = new URL(url)
    const answer = await fetch(`${origin}/${host}${pathname}${search}`, {
      method,
      headers,
      body: body ?? null,
    })
    const text = await answer.text()
    if (answer.status >= 500) throw new ScrapeError('unreachable', url)
    const json = () => JSON.parse(text) as unknown
    return { status: answer.status, url, headers: {}, bytes: new Uint8Array(), text: () => text, json }
  },
})

const bare = (one: Board['expect']['postings'][number]): FoundPosting => ({
  ...createPosting({ externalId: one.url, title: one.title.trim(), url: one.url }),
  places: one.location ? [one.location] : [],
  pay: one.salary_text
    ? { text: one.salary_text, min: null, max: null, interval: null, currency: null }
    : null,
})

/** Recorded without the page that names the list. */
const PARTLY_RECORDED = ['isolvedhire']

/** What a board gave; where it cannot be read from what was recorded, what the manifest says of it. */
async function postingsOf(board: Board, web: Web): Promise<FoundPosting[]> {
  const detection = detectBoard(board.careers_url)
  const isReadable = detection.ok && detection.system !== 'web-page'
  if (!isReadable || PARTLY_RECORDED.includes(board.system)) return board.expect.postings.map(bare)
  const reading = await readBoard(detection, { web })
  return reading.outcome === 'read' ? reading.postings : []
}

/** All recorded postings, by a replay of their boards. */
export async function recordedPostings(): Promise<Recorded[]> {
  const { boards } = JSON.parse(readFileSync(manifest, 'utf8')) as { boards: Board[] }
  const script = resolve(fixtures, 'replay-server.mjs')
  const args = [script, '--port', '0', '--set', resolve(fixtures, 'boards')]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const lines = createInterface({ input: child.stdout })
    const [ready]: string[] = await once(lines, 'line')
    lines.on('line', () => {})
    const web = replayWeb(/http:\/\/\S+/.exec(ready ?? '')?.[0] ?? '')
    const all: Recorded[] = []
    for (const board of boards.filter(({ system }) => !LEFT_OUT.includes(system))) {
      const { system, company_name: company } = board
      const postings = await postingsOf(board, web)
      all.push(...postings.slice(0, MAX_OF_ONE_BOARD).map((posting) => ({ system, company, posting })))
    }
    return all
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}
