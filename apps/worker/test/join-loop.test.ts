import { findOpenLoop, openLoop, schema } from '@lilypad/db'
import { makers } from '@lilypad/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPageBoards } from './page-boards.ts'
import { startSlowBoards } from './slow-boards.ts'
import { useWorker } from './test-worker.ts'

let pages: Awaited<ReturnType<typeof startPageBoards>>
let slow: Awaited<ReturnType<typeof startSlowBoards>>
beforeAll(async () => {
  pages = await startPageBoards()
  slow = await startSlowBoards(pages.origin, 1_500)
})
afterAll(async () => {
  await slow.close()
  await pages.close()
})
const worker = useWorker(async () => ({ SCRAPE_REPLAY_ORIGIN: slow.origin, SCRAPE_CONCURRENCY: '2' }))

const isBegun = async () => {
  const steps = await worker.db.select().from(schema.scrapeLoopBoards)
  expect(steps.filter(({ startedAt }) => startedAt !== null)).not.toEqual([])
}

test('a scrape that is asked for while the loop is at its board joins the running one', async () => {
  const board = await makers(worker.db).board({ system: 'recruitee', tenant: 'acme', lastScrapedAt: null })
  pages.asked()
  await worker.queue.enqueue('scrape-all', { loopId: await openLoop(worker.db) })
  await vi.waitFor(isBegun, { timeout: 60_000, interval: 20 })
  const answer = await worker.queue.ask('scrape-board', { boardId: board.id }, 60_000)
  expect(answer).toEqual({ done: true, result: { outcome: 'done' } })
  expect(pages.asked()).toEqual(['acme.recruitee.com'])
  expect(await findOpenLoop(worker.db)).toBeNull()
  expect(await worker.db.$count(schema.boardScrapes)).toBe(1)
})
