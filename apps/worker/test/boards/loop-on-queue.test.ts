import {
  findBoard,
  findOpenLoop,
  findStoredValue,
  LOOP_STATUS,
  openLoop,
  restBoard,
  schema,
} from '@lilypad/db'
import { makers } from '@lilypad/testing'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startOffers } from '../listings/offers.ts'
import { useWorker } from '../test-worker.ts'
import { startBefore } from './slow-boards.ts'

const TENANTS = ['ash', 'birch', 'cedar', 'dune', 'elm']
const soon = { timeout: 15_000, interval: 20 }

/** Boards that do not answer for the time being, and those that were asked, in their order. */
const held = new Set<string>()
const asked: string[] = []
let offers: Awaited<ReturnType<typeof startOffers>>
let outside: Awaited<ReturnType<typeof startBefore>>
beforeAll(async () => {
  offers = await startOffers()
  for (const tenant of TENANTS) offers.boards.set(tenant, [{ id: 1, title: 'Tutor' }])
  outside = await startBefore(offers.origin, async (host) => {
    const tenant = host.replace('.recruitee.com', '')
    asked.push(tenant)
    await vi.waitUntil(() => !held.has(tenant), soon)
  })
})
afterAll(async () => {
  await outside.close()
  await offers.close()
})
const worker = useWorker(async () => ({ SCRAPE_REPLAY_ORIGIN: outside.origin, SCRAPE_CONCURRENCY: '1' }))

const ids = new Map<string, number>()
const idOf = (tenant: string) => ids.get(tenant) ?? 0
beforeEach(async () => {
  await worker.db.execute(sql`truncate boards, postings, jobs, scrape_loops cascade`)
  for (const tenant of TENANTS) {
    const careersUrl = `https://${tenant}.recruitee.com/`
    const board = { system: 'recruitee', tenant, careersUrl, companyName: tenant, lastScrapedAt: null }
    ids.set(tenant, (await makers(worker.db).board(board)).id)
  }
  asked.length = 0
})

/** Begins a loop whose first board does not answer yet; one board is scraped at a time. */
async function beginHeld() {
  for (const tenant of TENANTS) held.add(tenant)
  await worker.queue.enqueue('scrape-all', { loopId: await openLoop(worker.db) })
  await vi.waitFor(() => expect(asked).toEqual(['ash']), soon)
}
async function untilItEnds() {
  held.clear()
  await vi.waitFor(async () => expect(await findOpenLoop(worker.db)).toBeNull(), soon)
}
const sweep = () => worker.queue.ask('sweep', {}, 15_000)
const scrape = (tenant: string) => worker.queue.ask('scrape-board', { boardId: idOf(tenant) }, 15_000)
/** How the loop went with each board, in its order. */
async function outcomes() {
  const steps = await worker.db
    .select()
    .from(schema.scrapeLoopBoards)
    .orderBy(schema.scrapeLoopBoards.position)
  return steps.map(({ outcome }) => outcome)
}
const complete = TENANTS.map(() => 'complete')
/** Waits until the asked-for board is ahead of all others: only then has the queue heard of the request. */
const isNext = () =>
  vi.waitFor(async () => {
    const [lane] = worker.queue.queues()
    expect(await lane?.getJobs(['waiting'])).toHaveLength(1)
  }, soon)

// holds Decisions §10: The loop walks every board
test('each board is scraped once in a loop, whatever rings for it meanwhile', async () => {
  await beginHeld()
  await sweep()
  await worker.queue.enqueue('scrape-all', { loopId: null })
  await sweep()
  await untilItEnds()
  await sweep()
  expect(asked).toEqual(TENANTS)
  expect(await outcomes()).toEqual(complete)
  expect(await worker.db.$count(schema.boardScrapes)).toBe(TENANTS.length)
})

// holds Decisions §10: It survives a restart
test('a queue that lost everything in the middle of a loop is rung again: no board is left out, none scraped twice', async () => {
  await beginHeld()
  for (const lane of worker.queue.queues()) await lane.obliterate({ force: true })
  await sweep()
  await untilItEnds()
  expect(asked).toEqual(TENANTS)
  expect(await outcomes()).toEqual(complete)
})

test('what an admin asks for is answered before the boards that the loop still waits for, and is not scraped again', async () => {
  await beginHeld()
  const answer = scrape('elm')
  await isNext()
  for (const tenant of ['ash', 'elm']) held.delete(tenant)
  expect(await answer).toEqual({ done: true, result: { outcome: 'done' } })
  expect((await findOpenLoop(worker.db))?.boardIds).toEqual(['birch', 'cedar', 'dune'].map(idOf))
  await untilItEnds()
  expect(asked).toEqual(['ash', 'elm', 'birch', 'cedar', 'dune'])
})

// holds Decisions §10: A second call joins the running scrape
test('a scrape that is asked for while the loop is at its board joins the running one', async () => {
  await beginHeld()
  const answer = scrape('ash')
  held.delete('ash')
  expect(await answer).toEqual({ done: true, result: { outcome: 'done' } })
  await untilItEnds()
  expect(asked).toEqual(TENANTS)
})

test('a board that waits in the loop and rests since is scraped when an admin asks for it', async () => {
  await beginHeld()
  for (const tenant of ['birch', 'elm'])
    await restBoard(worker.db, idOf(tenant), new Date(Date.now() + 60_000))
  const answer = scrape('elm')
  await isNext()
  await untilItEnds()
  expect(await answer).toMatchObject({ done: true })
  expect(asked).toEqual(['ash', 'elm', 'cedar', 'dune'])
  expect(await outcomes()).toEqual(['complete', 'resting', 'complete', 'complete', 'complete'])
})

test('a board that took its worker down four times is given up, and the others are scraped', async () => {
  const loopId = await openLoop(worker.db)
  const { scrapeLoopBoards } = schema
  await worker.db
    .update(scrapeLoopBoards)
    .set({ starts: 4 })
    .where(eq(scrapeLoopBoards.boardId, idOf('birch')))
  await worker.queue.enqueue('scrape-all', { loopId })
  await untilItEnds()
  expect(asked).toEqual(['ash', 'cedar', 'dune', 'elm'])
  expect(await outcomes()).toEqual(['complete', 'failed', 'complete', 'complete', 'complete'])
  expect(await findBoard(worker.db, idOf('birch'))).toMatchObject({
    state: 'changed',
    stateReason: 'Scraping this board ended unexpectedly several times.',
  })
})

test('a loop ends and sums up though a board that it waits for was deleted meanwhile', async () => {
  await beginHeld()
  await worker.db.delete(schema.boards).where(eq(schema.boards.id, idOf('cedar')))
  held.clear()
  await vi.waitFor(async () => expect((await findOpenLoop(worker.db))?.boardIds).toEqual([]), soon)
  await sweep()
  await untilItEnds()
  expect(await findStoredValue(worker.db, LOOP_STATUS)).toMatch(
    /UTC: 4 boards, 4 new, 0 deleted, 0 failed\.$/,
  )
})
