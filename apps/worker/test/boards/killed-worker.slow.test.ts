import {
  type Database,
  findOpenLoop,
  findStoredValue,
  LOOP_STATUS,
  openDatabase,
  openLoop,
  schema,
} from '@lilypad/db'
import { type DemoBoardsServer, startDemoBoards } from '@lilypad/demo'
import { seedDemoBoards } from '@lilypad/demo/seed'
import { openQueue, type WorkQueue } from '@lilypad/queue'
import { type FreshDatabase, freshDatabase } from '@lilypad/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { workerEnv } from '../test-worker.ts'
import { startWorkerProcess } from '../worker-process.ts'
import { startSlowBoards } from './slow-boards.ts'

let fresh: FreshDatabase
let database: Database
let queue: WorkQueue
let demo: DemoBoardsServer
let slow: Awaited<ReturnType<typeof startSlowBoards>>
let boards: number
// A dead worker's turn at a host ends after a request's time: that is shrunk here.
const env = () =>
  workerEnv(fresh.url, {
    SCRAPE_REPLAY_ORIGIN: slow.origin,
    SCRAPE_CONCURRENCY: '3',
    SCRAPE_TIME_SCALE: '0.1',
  })
async function done(loopId: number | null) {
  const steps = await database.db.select().from(schema.scrapeLoopBoards)
  return steps.filter((step) => step.loopId === loopId && step.outcome !== null)
}
const untilDone = (loopId: number | null, least: number) =>
  vi.waitFor(async () => expect((await done(loopId)).length).toBeGreaterThanOrEqual(least), {
    timeout: 150_000,
    interval: 50,
  })
const untilItEnds = () =>
  vi.waitFor(async () => expect(await findOpenLoop(database.db)).toBeNull(), {
    timeout: 90_000,
    interval: 200,
  })

beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase(fresh.url)
  demo = await startDemoBoards({ maxPostings: 12 })
  slow = await startSlowBoards(demo.origin, 500)
  await seedDemoBoards(database.db)
  boards = demo.boards().length
  // Catalogue boards wait for the loop, which is what this is about.
  await database.pool.query("update boards set source = 'catalogue'")
  queue = await openQueue({ databaseUrl: fresh.url, redisUrl: null })
})
afterAll(async () => {
  await queue.close()
  await slow.close()
  await demo.close()
  await database.close()
  await fresh.drop()
})

// holds Decisions §10: It survives a restart
test('a worker killed in the middle of scrape-all goes on where it was when it starts again', async () => {
  const killed = await startWorkerProcess(env())
  const loopId = await openLoop(database.db)
  await queue.enqueue('scrape-all', { loopId })
  await untilDone(loopId, 4)
  await killed.end('SIGKILL')
  const before = await done(loopId)
  expect(before.length).toBeLessThan(boards)
  expect(await findStoredValue(database.db, LOOP_STATUS)).toMatch(/^Scraping \d+ of \d+: .+ …$/)

  const restarted = await startWorkerProcess(env())
  await untilItEnds()
  expect(await restarted.end('SIGTERM')).toBe(0)

  const steps = await done(loopId)
  expect(steps.map(({ outcome }) => outcome)).toEqual(Array(boards).fill('complete'))
  const scrapes = await database.db.select().from(schema.boardScrapes)
  expect(new Set(scrapes.map(({ boardId }) => boardId)).size).toBe(boards)
  expect(scrapes).toHaveLength(boards)
  const jobs = await database.db.select().from(schema.jobs)
  const listed = jobs.filter(({ unlistedReason }) => unlistedReason === null).length
  const expected = demo.boards().reduce((sum, { postings }) => sum + postings.length, 0)
  expect(jobs).toHaveLength(expected)
  expect(await findStoredValue(database.db, LOOP_STATUS)).toContain(
    ` UTC: ${boards} boards, ${listed} new, 0 deleted, 0 failed.`,
  )
}, 180_000)

// holds Decisions §10: It survives a restart
test('a worker killed between two boards goes on with the next one when it starts again', async () => {
  const killed = await startWorkerProcess(env())
  const loopId = await openLoop(database.db)
  const scrapes = await database.db.$count(schema.boardScrapes)
  await queue.enqueue('scrape-all', { loopId })
  await untilDone(loopId, 2)
  const [outside] = queue.queues()
  await outside?.pause()
  await vi.waitFor(async () => expect((await queue.inspect()).outside.active).toBe(0), {
    timeout: 30_000,
    interval: 50,
  })
  await killed.end('SIGKILL')
  expect((await done(loopId)).length).toBeLessThan(boards)
  await outside?.resume()

  const restarted = await startWorkerProcess(env())
  await untilItEnds()
  expect(await restarted.end('SIGTERM')).toBe(0)
  expect(await done(loopId)).toHaveLength(boards)
  expect(await database.db.$count(schema.boardScrapes)).toBe(scrapes + boards)
}, 180_000)

test('a worker whose parent is gone ends by itself, with exit code 0', async () => {
  const orphan = await startWorkerProcess(env())
  expect(await orphan.orphan()).toBe(0)
})
