import { findBoardRecord, listBoardRecords, schema } from '@lilypad/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useWorker } from '../test-worker.ts'
import { type Fault, type Oddity, startHostileBoards } from './hostile-boards.ts'

let hostile: Awaited<ReturnType<typeof startHostileBoards>>
beforeAll(async () => {
  hostile = await startHostileBoards()
})
afterAll(() => hostile.close())

// A minute of silence becomes three seconds.
const worker = useWorker(async () => ({
  SCRAPE_REPLAY_ORIGIN: hostile.origin,
  SCRAPE_TIME_SCALE: '0.05',
  // Waits between tries are kept short.
  SCRAPE_PACE_SCALE: '0.01',
  LOG_LEVEL: 'silent',
}))

async function adopt(tenant: string) {
  const address = `https://${tenant}.recruitee.com/`
  const answer = await worker.queue.ask('adopt-board', { address, companyName: 'Acme', logoUrl: '' }, 60_000)
  if (!answer.done) throw new Error('The board was not read in time.')
  return answer.result
}
const record = (tenant: string) => findBoardRecord(worker.db, { system: 'recruitee', tenant })

type Incident = { fault: Fault; what: string; state: string; says: RegExp }
const incidents: Incident[] = [
  { fault: 'answers-404', what: 'answers 404', state: 'suspect', says: /404/ },
  { fault: 'answers-500', what: 'answers 500', state: 'unreachable', says: /500/ },
  { fault: 'sends-html', what: 'sends HTML instead of JSON', state: 'changed', says: /JSON/ },
  { fault: 'sends-half-a-document', what: 'sends half a JSON document', state: 'changed', says: /JSON/ },
  { fault: 'sends-100-mb', what: 'sends 100 MB', state: 'changed', says: /MiB/ },
  { fault: 'says-nothing', what: 'is silent for a minute', state: 'unreachable', says: /answer/ },
  { fault: 'asks-who-we-are', what: 'forbids itself', state: 'blocked', says: /403/ },
  { fault: 'drips-bytes', what: 'sends a byte now and then', state: 'unreachable', says: /\./ },
  { fault: 'sends-a-bomb', what: 'sends a decompression bomb', state: 'changed', says: /MiB/ },
  { fault: 'goes-in-circles', what: 'redirects to itself', state: 'changed', says: /redirect/i },
  { fault: 'leads-inward', what: 'redirects to a private address', state: 'blocked', says: /public/ },
  { fault: 'asks-for-patience', what: 'answers 429 with Retry-After', state: 'blocked', says: /429/ },
  { fault: 'has-enough-of-us', what: 'answers 429 without Retry-After', state: 'blocked', says: /429/ },
  { fault: 'is-overloaded', what: 'answers 503', state: 'unreachable', says: /503/ },
  { fault: 'challenges-us', what: 'shows a challenge page', state: 'blocked', says: /\./ },
]

describe('a board that', () => {
  beforeAll(async () => {
    for (const { fault } of incidents) expect((await adopt(fault)).outcome).toBe('done')
    hostile.break()
  })

  test.each(incidents)('$what: a clear message, nothing deleted', async ({ fault, state, says }) => {
    const before = await record(fault)
    expect(before).toMatchObject({ state: 'live', jobsOnServer: 3, companyName: 'Acme' })
    const result = await adopt(fault)
    if (result.outcome !== 'failed') throw new Error('The board was read all the same.')
    expect(result.message).toMatch(says)
    expect(result.message).toMatch(/^\S.+\.$/)
    const after = await record(fault)
    expect(after).toMatchObject({ state, jobsOnServer: 3, lastScrapedAt: before?.lastScrapedAt })
    expect(after?.reason).toContain(result.message)
  })

  test('is well is still scraped after all of this: the worker is alive', async () => {
    expect(await adopt('all-is-well')).toMatchObject({ outcome: 'done' })
    expect(await record('all-is-well')).toMatchObject({ state: 'live', jobsOnServer: 3 })
  })
})

describe('a board that is odd is read all the same:', () => {
  const found = async (tenant: Oddity) => {
    expect(await adopt(tenant)).toMatchObject({ outcome: 'done' })
    return (await record(tenant))?.scrapeResults?.found
  }
  test('a posting that is listed twice counts once', async () => {
    expect(await found('repeats-itself')).toBe(3)
  })

  test('of 5,001 postings 5,000 are taken, and the scrape is incomplete', async () => {
    const before = process.memoryUsage().rss
    expect(await found('has-5001-postings')).toBe(5_000)
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024)
    const board = await record('has-5001-postings')
    const scrapes = await worker.db.select().from(schema.boardScrapes)
    const mine = scrapes.filter((scrape) => scrape.boardId === board?.id)
    expect(mine).toMatchObject([{ outcome: 'incomplete', message: expect.stringContaining('5000') }])
  })

  test.each(['breaks-utf-8', 'lies-about-its-charset'] as const)('%s', async (tenant) => {
    expect(await found(tenant)).toBe(3)
  })

  test('a script in a title is text and nothing else', async () => {
    expect(await found('scripts-its-titles')).toBe(1)
    const [job] = (await worker.db.select().from(schema.jobs)).filter((one) => one.title.includes('alert(1)'))
    expect(job?.description ?? '').not.toMatch(/<script|<[a-z]/i)
  })
})

describe('a wrong address', () => {
  const wrong = [
    'no address at all',
    'ftp://files.example.com/jobs',
    'http://127.0.0.1:3000/jobs',
    'http://localhost/jobs',
    'https://www.recruitee.com/',
    'https://never-there.example/careers',
  ]
  test.each(wrong)('%s: a clear message, and nothing is stored', async (address) => {
    const before = (await listBoardRecords(worker.db)).length
    for (const work of ['adopt-board', 'read-board'] as const) {
      const payload = { address, companyName: '', logoUrl: '' }
      const answer = await worker.queue.ask(work, payload, 60_000)
      if (!answer.done || answer.result.outcome !== 'failed') throw new Error('The address was taken.')
      expect(answer.result.message).toMatch(/^\S.+\.$/)
    }
    expect(await listBoardRecords(worker.db)).toHaveLength(before)
  })
})
