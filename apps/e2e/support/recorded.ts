import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './product.ts'

const fixtures = join(process.env.LILYPAD_SHARED ?? '', 'fixtures')

type RecordedPosting = {
  title: string
  url: string
  url_also?: string[]
  url_has?: string
  remote: boolean | null
}
export type RecordedBoard = {
  id: string
  system: string
  company_name: string
  careers_url: string
  tier?: string
  expect: { count: number | null; postings: RecordedPosting[]; never?: string[] }
}

export function recordedBoards(systems: string[]): RecordedBoard[] {
  const manifest = JSON.parse(readFileSync(join(fixtures, 'boards/manifest.json'), 'utf8')) as {
    boards: RecordedBoard[]
  }
  return manifest.boards.filter((board) => systems.includes(board.system) && board.tier !== 'extra')
}

/** Replays the recordings on a free port. */
export async function replayRecordings(): Promise<{ origin: string; stop(): void }> {
  const port = await freePort()
  const child: ChildProcess = spawn(
    process.execPath,
    [
      join(fixtures, 'replay-server.mjs'),
      '--port',
      String(port),
      '--set',
      join(fixtures, 'boards'),
      '--log',
      '/dev/null',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  if (child.stdout) await once(child.stdout, 'data')
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill() }
}

const fold = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Whether a found address is one that the recording calls good. */
const isGoodAddress = (posting: RecordedPosting, url: string) =>
  url === posting.url ||
  (posting.url_also ?? []).includes(url) ||
  (posting.url_has !== undefined && url.includes(posting.url_has))

/** What differs between a recording's expectation and what was found; empty when nothing does. */
export function differences(board: RecordedBoard, found: { title: string; url: string }[]): string[] {
  const left = [...found]
  const problems: string[] = []
  for (const posting of board.expect.postings) {
    const at = left.findIndex(
      (one) => fold(one.title) === fold(posting.title) && isGoodAddress(posting, one.url),
    )
    if (at < 0) problems.push(`missing: ${posting.title} ${posting.url}`)
    else left.splice(at, 1)
  }
  if (board.expect.count !== null && found.length !== board.expect.count)
    problems.push(`found ${found.length}, expected ${board.expect.count}`)
  if (board.expect.count !== null) problems.push(...left.map((one) => `unexpected: ${one.title} ${one.url}`))
  for (const title of board.expect.never ?? [])
    if (found.some((one) => fold(one.title) === fold(title))) problems.push(`must not come: ${title}`)
  return problems
}
