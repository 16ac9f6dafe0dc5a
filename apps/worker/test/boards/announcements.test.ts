import { setTimeout as sleep } from 'node:timers/promises'
import { commitUnchanged, deleteJobsOfBoard, JOB_LIST_CHANNEL } from '@lilypad/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, minutes, openScrapeBench, posting, postings } from './scrape-bench.ts'

const bench = openScrapeBench()
let listener: Awaited<ReturnType<typeof bench.listen>>
beforeAll(async () => {
  listener = await bench.listen(JOB_LIST_CHANNEL)
})
afterAll(() => listener.close())

/** The number of announcements that a change causes. */
async function announced(change: () => Promise<unknown>) {
  listener.take()
  await change()
  await sleep(300)
  return listener.take()
}

test('who keeps a job list is told when a listed field of it changed, and only then', async () => {
  const board = await bench.board()
  const scrape = (found: ReturnType<typeof posting>[], after: number) =>
    announced(() => board.scrape(found, after))
  expect(await scrape(postings(1, 5), 0)).toBe(1)
  expect(await scrape(postings(1, 5), minutes)).toBe(0)
  const described = [posting('p1', { html: '<p>Another text.</p>' }), ...postings(2, 5)]
  expect(await scrape(described, 2 * minutes)).toBe(0)
  const postedOn = (postedAt: string, after: number) =>
    scrape([posting('p1', { postedAt }), ...postings(2, 5)], after)
  expect(await postedOn(board.at(0).toISOString().slice(0, 10), 2.2 * minutes)).toBe(0)
  expect(
    await postedOn(
      board
        .at(-16 * days)
        .toISOString()
        .slice(0, 10),
      2.4 * minutes,
    ),
  ).toBe(1)
  const titled = [posting('p1', { title: 'Head Teacher' }), ...postings(2, 5)]
  expect(await scrape(titled, 3 * minutes)).toBe(1)
  expect(await scrape(titled.slice(0, 4), 4 * minutes)).toBe(1)
  expect(await scrape(titled, 5 * minutes)).toBe(1)
  expect(await announced(() => deleteJobsOfBoard(bench.db, board.id))).toBe(1)
})

// holds Decisions §2: Rows: Date Last Scraped is a day; the page: an instant
test('the list shows the day of the last scrape: the first scrape of a day is told too, a 304 like any other', async () => {
  const board = await bench.board()
  expect(await announced(() => board.scrape(postings(1, 2)))).toBe(1)
  const unchanged = (after: number) => {
    const run = { startedAt: board.at(after), at: board.at(after), requests: 1, bytes: 0, validators: {} }
    return announced(() => commitUnchanged(bench.db, { boardId: board.id, ...run }))
  }
  expect(await unchanged(60 * minutes)).toBe(0)
  expect(await unchanged(days)).toBe(1)
  expect(await unchanged(days + minutes)).toBe(0)
})
