import {
  findJobRecord,
  findStoredValue,
  LOOP_STATUS,
  listBoardRecords,
  listSilentApplications,
  openLoop,
  readCompany,
  schema,
  seedDemoAccounts,
} from '@lilypad/db'
import { type DemoBoardsServer, startDemoBoards } from '@lilypad/demo'
import { seedDemoBoards, seedDemoHistory, seedDemoMember } from '@lilypad/demo/seed'
import { DAY_MS, DEFAULT_SILENCE_DAYS, TRACKER_STATUSES } from '@lilypad/domain'
import type { FileStore } from '@lilypad/files'
import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { useWorker } from './test-worker.ts'

const soon = { timeout: 60_000, interval: 200 }
let demo: DemoBoardsServer
beforeAll(async () => {
  demo = await startDemoBoards()
})
afterAll(() => demo.close())

const documents = new Map<string, Uint8Array>()
const files: FileStore = {
  put: async (key, bytes) => void documents.set(key, bytes),
  get: async (key) => documents.get(key) ?? null,
  open: () => Promise.reject(new Error('Nothing is sent here.')),
  delete: async (key) => void documents.delete(key),
}

const worker = useWorker(async (db) => {
  await seedDemoBoards(db)
  await seedDemoAccounts(db)
  await seedDemoHistory(db, { applyOrigin: demo.origin })
  await seedDemoMember(db, files)
  return { SCRAPE_REPLAY_ORIGIN: demo.origin, SCRAPE_CONCURRENCY: '4' }
})

test('on the first start the demo boards are scraped at once, each completely', async () => {
  await vi.waitFor(async () => {
    const records = await listBoardRecords(worker.db)
    expect(records.filter(({ lastScrapedAt }) => lastScrapedAt === null)).toEqual([])
  }, soon)
  const records = await listBoardRecords(worker.db)
  expect(records.filter(({ state, reason }) => state !== 'live' || reason !== null)).toEqual([])
  const expected = demo.boards().map(({ postings }) => postings.length)
  const found = records.map(({ scrapeResults }) => scrapeResults?.found ?? 0)
  expect(found.sort()).toEqual(expected.sort())
  const listed = records.reduce((sum, { jobsOnServer }) => sum + jobsOnServer, 0)
  expect(listed).toBeGreaterThanOrEqual(600)
})

const listedJobs = () => worker.db.select().from(schema.jobs).where(isNull(schema.jobs.unlistedReason))

test('one in five demo jobs has a history on the first start, free ones among them', async () => {
  const listed = await listedJobs()
  const recordOf = (job: { id: number }) => findJobRecord(worker.db, job.id, 'premium')
  const records: { job: (typeof listed)[number]; record: Awaited<ReturnType<typeof recordOf>> }[] = []
  for (const job of listed) records.push({ job, record: await recordOf(job) })
  const withHistory = (of: 'changes' | 'absences' | 'earlier') =>
    records.filter(({ record }) => (record?.[of].length ?? 0) > 0)
  const all = new Set([...withHistory('changes'), ...withHistory('absences'), ...withHistory('earlier')])
  expect(all.size / listed.length).toBeGreaterThan(0.2)
  expect([...all].filter(({ job }) => job.freeTenth).length).toBeGreaterThan(5)
  for (const few of [withHistory('absences'), withHistory('earlier')]) expect(few.length).toBeGreaterThan(10)
  const fields = withHistory('changes').flatMap(
    ({ record }) => record?.changes.flatMap(({ changes }) => changes.map(({ field }) => field)) ?? [],
  )
  expect(new Set(fields)).toEqual(new Set(['title', 'pay', 'places', 'workplace', 'text']))
})

test('demo jobs were added between today and six weeks ago', async () => {
  const weeks = (await listedJobs()).map(({ approvedAt }) =>
    Math.floor((Date.now() - (approvedAt?.getTime() ?? 0)) / (7 * DAY_MS)),
  )
  for (const week of [0, 1, 2, 3, 4, 5])
    expect(weeks.filter((one) => one === week).length).toBeGreaterThan(10)
})

test('every demo employer has closed jobs, and says how long its jobs are usually open', async () => {
  for (const { companyName } of await listBoardRecords(worker.db)) {
    const { closedJobs, medianDaysOpen } = await readCompany(worker.db, companyName, 'premium')
    expect([companyName, closedJobs >= 5, (medianDaysOpen ?? 0) > 0]).toEqual([companyName, true, true])
  }
})

test('the demo member is in the middle of a search', async () => {
  const applications = await worker.db.select().from(schema.trackedJobs)
  expect(applications).toHaveLength(14)
  expect(new Set(applications.map(({ status }) => status))).toEqual(
    new Set(TRACKER_STATUSES.map(({ id }) => id)),
  )
  expect(applications.filter(({ remindOn }) => remindOn !== null).length).toBeGreaterThan(3)
  const userId = Number(applications[0]?.userId)
  const threeWeeksAgo = new Date(Date.now() - DEFAULT_SILENCE_DAYS * DAY_MS)
  expect(await listSilentApplications(worker.db, userId, threeWeeksAgo)).toHaveLength(1)
  const keys = applications.flatMap(({ resumeKey, coverLetterKey }) => [resumeKey, coverLetterKey])
  expect(new Set(keys.filter((key) => key !== null))).toEqual(new Set(documents.keys()))
  expect(documents.size).toBeGreaterThan(5)
  expect(await worker.db.$count(schema.savedSearches)).toBe(3)
  expect(await worker.db.$count(schema.hiddenJobs)).toBeGreaterThan(2)
})

test('their logos are fetched, drawn and kept', async () => {
  await vi.waitFor(async () => {
    const records = await listBoardRecords(worker.db)
    expect(records.filter(({ logoFile }) => logoFile === null)).toEqual([])
  }, soon)
  const [logo] = await worker.db.select().from(schema.companyLogos)
  expect(logo?.contentType).toBe('image/png')
  expect(logo?.content.toString('latin1', 1, 4)).toBe('PNG')
})

test('the loop walks every board and reports the result', async () => {
  demo.evolve()
  const loopId = await openLoop(worker.db)
  expect(await openLoop(worker.db)).toBeNull()
  await worker.queue.enqueue('scrape-all', { loopId })
  await vi.waitFor(async () => {
    expect(await findStoredValue(worker.db, LOOP_STATUS)).toMatch(/^Idle\. Last finished/)
  }, soon)
  const status = await findStoredValue(worker.db, LOOP_STATUS)
  const count = demo.boards().length
  const shape =
    /^Idle\. Last finished \d{4}-\d\d-\d\d \d\d:\d\d UTC: (\d+) boards, (\d+) new, (\d+) deleted, (\d+) failed\.$/
  const [, boards, fresh, deleted, failed] = shape.exec(status ?? '') ?? []
  expect([boards, failed]).toEqual([`${count}`, '0'])
  const records = await listBoardRecords(worker.db)
  const sum = (of: 'newJobs' | 'deletedJobs') =>
    records.reduce((total, { scrapeResults }) => total + (scrapeResults?.[of] ?? 0), 0)
  expect([Number(fresh), Number(deleted)]).toEqual([sum('newJobs'), sum('deletedJobs')])
  expect(Number(fresh)).toBeGreaterThan(0)
  expect(Number(deleted)).toBeGreaterThan(0)
})

// holds Decisions §10: An unknown address becomes a board, with the given name, or 422
test('an unknown address becomes a scraped board with the given name; a known one is scraped again', async () => {
  const [known] = await listBoardRecords(worker.db)
  const adoption = { address: known?.careersUrl ?? '', companyName: 'Another name', logoUrl: '' }
  const answer = await worker.queue.ask('adopt-board', adoption, 60_000)
  expect(answer).toEqual({ done: true, result: { outcome: 'done', boardId: known?.id } })
})

// holds Decisions §10: scrape_raw gives every posting, listed or not
test('reading an address gives every posting found and stores nothing', async () => {
  const before = await worker.db.$count(schema.boardScrapes)
  const [board] = demo.boards()
  const [record] = (await listBoardRecords(worker.db)).filter(
    ({ companyName }) => companyName === board?.employer.name,
  )
  const answer = await worker.queue.ask('read-board', { address: record?.careersUrl ?? '' }, 60_000)
  if (!answer.done || answer.result.outcome !== 'done') throw new Error('The board was not read.')
  expect(answer.result.listings).toHaveLength(board?.postings.length ?? 0)
  expect(await worker.db.$count(schema.boardScrapes)).toBe(before)
})
