import {
  type Database,
  findOpenLoop,
  findStoredValue,
  LOOP_STATUS,
  listBoardRecords,
  openDatabase,
  openLoop,
  schema,
} from '@lilypad/db'
import { type DemoBoardsServer, startDemoBoards } from '@lilypad/demo'
import { openQueue, type WorkQueue } from '@lilypad/queue'
import { type FreshDatabase, freshDatabase } from '@lilypad/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readCatalogue } from '../../src/boards/load-board-catalogue.ts'
import { workerEnv } from '../test-worker.ts'
import { startWorkerProcess } from '../worker-process.ts'
import { startFewKnownBoards } from './few-known-boards.ts'

let fresh: FreshDatabase
let database: Database
let queue: WorkQueue
let demo: DemoBoardsServer
let replay: Awaited<ReturnType<typeof startFewKnownBoards>>
const hostOf = (address: string | undefined) => new URL(address ?? '').host
let refusing: string
let babbling: string

beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase(fresh.url)
  demo = await startDemoBoards()
  const catalogue = await readCatalogue()
  const firstHost = (system: string) => hostOf(catalogue.find((board) => board.system === system)?.careersUrl)
  refusing = firstHost('jazzhr')
  babbling = firstHost('breezy')
  replay = await startFewKnownBoards(demo, catalogue, { refusing: [refusing], babbling: [babbling] })
  queue = await openQueue({ databaseUrl: fresh.url, redisUrl: null })
})
afterAll(async () => {
  await queue.close()
  await replay.close()
  await demo.close()
  await database.close()
  await fresh.drop()
})

test('with a replay that knows only some boards, the loop walks all 585, ends, and says truthfully what happened to each', async () => {
  const worker = await startWorkerProcess(
    workerEnv(fresh.url, {
      BOARDS: 'catalogue',
      SCRAPE_REPLAY_ORIGIN: replay.origin,
      SCRAPE_CONCURRENCY: '4',
    }),
  )
  await queue.enqueue('scrape-all', { loopId: await openLoop(database.db) })
  const ended = async () => expect(await findOpenLoop(database.db)).toBeNull()
  await vi.waitFor(ended, { timeout: 80_000, interval: 200 })
  expect(await worker.end('SIGTERM')).toBe(0)

  const boards = await database.db.select().from(schema.boards)
  expect(boards).toHaveLength(585)
  expect(boards.filter(({ lastTriedAt }) => lastTriedAt === null)).toEqual([])
  const known = boards.filter((board) => replay.known.some((one) => isSame(one, board)))
  expect(known.length).toBeGreaterThanOrEqual(9)
  for (const board of known) {
    const postings = replay.known.find((one) => isSame(one, board))?.postings
    expect(board).toMatchObject({ state: 'live', stateReason: null, lastFound: postings })
  }
  const stateOf = (host: string) => boards.find((board) => hostOf(board.careersUrl) === host)
  expect(stateOf(refusing)).toMatchObject({ state: 'blocked', stateReason: expect.stringContaining('403') })
  expect(stateOf(babbling)).toMatchObject({ state: 'changed' })
  const others = boards.filter(
    (board) => !known.includes(board) && ![refusing, babbling].includes(hostOf(board.careersUrl)),
  )
  const untrue = others.filter(
    ({ state, stateReason }) =>
      state !== 'suspect' || !/404.* asked again before its jobs go\.$/.test(stateReason ?? ''),
  )
  expect(
    untrue.map(({ system, tenant, state, stateReason }) => [system, tenant, state, stateReason]),
  ).toEqual([])

  const listed = (await listBoardRecords(database.db)).reduce(
    (sum, { jobsOnServer }) => sum + jobsOnServer,
    0,
  )
  expect(listed).toBeGreaterThan(100)
  const counts = `: 585 boards, ${listed} new, 0 deleted, ${585 - known.length} failed.`
  expect(await findStoredValue(database.db, LOOP_STATUS)).toContain(counts)
})

const isSame = (one: { system: string; tenant: string }, board: { system: string; tenant: string }) =>
  one.system === board.system && one.tenant === board.tenant
