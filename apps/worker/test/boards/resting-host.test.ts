import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { findOpenLoop, findStoredValue, LOOP_STATUS, listBoardRecords, openLoop, schema } from '@lilypad/db'
import { makers } from '@lilypad/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { useWorker } from '../test-worker.ts'

let server: Server
let asked = 0
beforeAll(async () => {
  server = createServer((request, reply) => {
    const isRobots = request.url?.endsWith('/robots.txt')
    if (!isRobots) asked += 1
    reply.writeHead(isRobots ? 404 : 403).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const worker = useWorker(async (db) => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The host has no port.')
  for (const tenant of ['one', 'two', 'three', 'four', 'five']) {
    await makers(db).board({ system: 'greenhouse', tenant, state: 'new', lastScrapedAt: null })
  }
  return { SCRAPE_REPLAY_ORIGIN: `http://127.0.0.1:${address.port}`, SCRAPE_CONCURRENCY: '1' }
})

// holds Decisions §10: Resting hosts are reported and skipped
test('three blocked boards let their host rest: the others are reported as resting and skipped', async () => {
  const loopId = await openLoop(worker.db)
  await worker.queue.enqueue('scrape-all', { loopId })
  await vi.waitFor(async () => expect(await findOpenLoop(worker.db)).toBeNull(), {
    timeout: 60_000,
    interval: 100,
  })
  const steps = await worker.db.select().from(schema.scrapeLoopBoards)
  const outcomes = steps.sort((one, other) => one.position - other.position).map(({ outcome }) => outcome)
  expect(outcomes).toEqual(['failed', 'failed', 'failed', 'resting', 'resting'])
  expect(asked).toBe(3)
  expect(await findStoredValue(worker.db, LOOP_STATUS)).toMatch(/: 5 boards, 0 new, 0 deleted, 3 failed\.$/)
  const records = await listBoardRecords(worker.db)
  expect(records.filter(({ state }) => state === 'blocked')).toHaveLength(3)
  expect(records.filter(({ state, restingUntil }) => state === 'new' && restingUntil !== null)).toHaveLength(
    2,
  )
})
