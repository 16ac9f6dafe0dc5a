import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { listBoardRecords, schema } from '@lilypad/db'
import { freePort } from '@lilypad/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useWorker } from '../test-worker.ts'

const fixtures = `${process.env.LILYPAD_SHARED}/fixtures`
const folder = `${fixtures}/boards`

type Expected = {
  title: string
  url: string
  url_also?: string[]
  url_has?: string
  remote: boolean | null
  location_also?: string[]
  unsure?: string[]
}
type Recorded = {
  id: string
  system: string
  company_name: string
  careers_url: string
  tier?: string
  expect: { count: number | null; never?: string[]; postings: Expected[] }
}
const readManifest = (): Recorded[] => JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')).boards
const recorded = readManifest().filter(({ tier }) => tier !== 'extra')
const folded = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Whether a posting matches the expected one by its address, or if that is unsure by its title. */
function isSame(expected: Expected, seen: { title: string; url: string }) {
  const { title, url, url_also = [], url_has, unsure = [] } = expected
  if (unsure.includes('url')) return folded(seen.title) === folded(title)
  return [url, ...url_also].includes(seen.url) || (url_has !== undefined && seen.url.includes(url_has))
}

let replay: ChildProcess
let port: number
async function startReplay() {
  port = await freePort()
  const script = `${fixtures}/replay-server.mjs`
  replay = spawn(process.execPath, [script, '--port', `${port}`, '--set', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (replay.stdout) await once(replay.stdout, 'data')
}

describe('recorded boards', () => {
  beforeAll(startReplay)
  afterAll(() => void replay?.kill())
  const worker = useWorker(async () => ({ SCRAPE_REPLAY_ORIGIN: `http://127.0.0.1:${port}` }))

  test.each(recorded)('$id: reading gives exactly the postings that are expected', async (board) => {
    const answer = await worker.queue.ask('read-board', { address: board.careers_url }, 60_000)
    if (!answer.done || answer.result.outcome !== 'done') throw new Error(JSON.stringify(answer))
    const { listings } = answer.result
    expect(listings).toHaveLength(board.expect.count ?? listings.length)
    for (const expected of board.expect.postings) {
      const found = listings.filter((one) => isSame(expected, one))
      expect(found.map((one) => folded(one.title))).toEqual([folded(expected.title)])
    }
    const titles = listings.map((one) => folded(one.title))
    expect(board.expect.never?.filter((title) => titles.includes(folded(title))) ?? []).toEqual([])
  })

  test.each(recorded)('$id: scraping counts them, and lists the right ones', async (board) => {
    const { careers_url: address, company_name: companyName } = board
    const answer = await worker.queue.ask('adopt-board', { address, companyName, logoUrl: '' }, 60_000)
    if (!answer.done || answer.result.outcome !== 'done') throw new Error(JSON.stringify(answer))
    const { boardId } = answer.result
    const record = (await listBoardRecords(worker.db)).find(({ id }) => id === boardId)
    expect(record).toMatchObject({ id: boardId, companyName })
    expect(record?.scrapeResults?.found).toBe(board.expect.count ?? record?.scrapeResults?.found)
    const jobs = (await worker.db.select().from(schema.jobs)).filter((job) => job.boardId === boardId)
    for (const expected of board.expect.postings) {
      const { remote, location_also = [], unsure = [] } = expected
      const job = jobs.find((one) => isSame(expected, one))
      // Nothing is asked where the record says nothing.
      if (remote === null || unsure.includes('remote')) continue
      // Of several options the widest counts; hybrid is as good where both are named.
      const isRemoteToo = location_also.some((place) => /remote/i.test(place))
      // Recorded jobs whose last day to apply has passed since are closed.
      if (isRemoteToo) expect([null, 'low_paying', 'closed', 'not_remote']).toContain(job?.unlistedReason)
      else if (remote) expect([null, 'low_paying', 'closed']).toContain(job?.unlistedReason)
      else expect(job?.unlistedReason).toBe('not_remote')
    }
    const listed = jobs.filter(({ unlistedReason }) => unlistedReason === null)
    expect(record?.jobsOnServer).toBe(listed.length)
    expect(listed.every(({ workplace }) => workplace === 'Remote')).toBe(true)
  })
})
