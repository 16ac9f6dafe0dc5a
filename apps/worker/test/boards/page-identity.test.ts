import { findBoard, findBoardByAddress, findOpenLoop, listBoardRecords, openLoop, schema } from '@lilypad/db'
import { HOUR_MS } from '@lilypad/domain'
import { makers } from '@lilypad/testing'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { useWorker } from '../test-worker.ts'
import { startPageBoards } from './page-boards.ts'

let pages: Awaited<ReturnType<typeof startPageBoards>>
beforeAll(async () => {
  pages = await startPageBoards()
})
afterAll(() => pages.close())
const worker = useWorker(async () => ({ SCRAPE_REPLAY_ORIGIN: pages.origin }))
afterEach(async () => {
  await worker.db.delete(schema.boards)
  await worker.db.delete(schema.jobs)
  pages.turn('embedding')
})

const page = 'https://pond.example/careers'
const shown = { system: 'recruitee', tenant: 'acme' }
const addPage = (careersUrl = page) =>
  makers(worker.db).board({ system: 'web-page', tenant: careersUrl, careersUrl, companyName: 'Pond' })
const addShown = () =>
  makers(worker.db).board({ ...shown, companyName: 'Acme', careersUrl: 'https://acme.recruitee.com/' })
async function adopt(address: string) {
  const answer = await worker.queue.ask('adopt-board', { address, companyName: 'Pond', logoUrl: '' }, 60_000)
  if (!answer.done || answer.result.outcome !== 'done') throw new Error(JSON.stringify(answer))
  return answer.result.boardId
}
const scrape = (boardId: number) => worker.queue.ask('scrape-board', { boardId }, 60_000)
const record = async (id: number) => (await listBoardRecords(worker.db)).find((board) => board.id === id)

test('a page that shows a system’s board becomes that board when it is adopted', async () => {
  const id = await adopt(page)
  expect(await findBoard(worker.db, id)).toMatchObject({ ...shown, careersUrl: page, companyName: 'Pond' })
  pages.asked()
  expect(await adopt(page)).toBe(id)
  expect(await adopt('https://acme.recruitee.com/')).toBe(id)
  expect(await worker.db.$count(schema.boards)).toBe(1)
})

test('a page that shows a board that is known already joins it', async () => {
  const { id } = await addShown()
  expect(await adopt(page)).toBe(id)
  expect(await record(id)).toMatchObject({ companyName: 'Acme', jobsOnServer: 3 })
  expect(await worker.db.$count(schema.boards)).toBe(1)
})

test('a stored page that turns out to show a board gets its identity, and is read there from then on', async () => {
  const { id } = await addPage()
  await scrape(id)
  expect(await findBoard(worker.db, id)).toMatchObject(shown)
  expect(await record(id)).toMatchObject({ jobsOnServer: 3, state: 'live', reason: null })
  pages.asked()
  await scrape(id)
  expect(pages.asked()).toEqual(['acme.recruitee.com'])
})

test('where that board is known already, the page says so and is not scraped twice', async () => {
  const { id: known } = await addShown()
  const { id } = await addPage()
  await scrape(id)
  expect(await record(id)).toMatchObject({
    state: 'live',
    reason: 'This page shows the Recruitee board of Acme, which is scraped by itself.',
    jobsOnServer: 0,
  })
  expect(await record(known)).toMatchObject({ jobsOnServer: 3 })
  expect((await findBoardByAddress(worker.db, page))?.id).toBe(known)
  pages.asked()
  await worker.queue.enqueue('scrape-all', { loopId: await openLoop(worker.db) })
  await vi.waitFor(async () => expect(await findOpenLoop(worker.db)).toBeNull(), 20_000)
  expect(pages.asked()).toEqual(['acme.recruitee.com'])
  const steps = await worker.db.select().from(schema.scrapeLoopBoards)
  expect(new Map(steps.map(({ boardId, outcome }) => [boardId, outcome])).get(id)).toBe('skipped')
})

test('a duplicate whose page shows something else again is a board of its own again', async () => {
  await addShown()
  const { id } = await addPage()
  await scrape(id)
  pages.turn('describing')
  await scrape(id)
  expect(await findBoard(worker.db, id)).toMatchObject({ system: 'web-page', duplicateOf: null })
  expect(await record(id)).toMatchObject({ jobsOnServer: 1, reason: null })
})

/** A page with one job of its own, as it is after its board is checked again while it is otherwise. */
async function turned(...to: Parameters<typeof pages.turn>) {
  const { id } = await addPage()
  pages.turn('describing')
  await scrape(id)
  pages.turn(...to)
  await scrape(id)
  return id
}
async function secondLook(id: number) {
  await worker.db.execute(sql`update boards set suspect_since = suspect_since - interval '1 hour'`)
  await scrape(id)
}
const ownPage = { system: 'web-page', tenant: page, duplicateOf: null }

describe('the jobs of a page', () => {
  const doubt = "This page shows the Recruitee board 'acme', and none of its jobs. Nothing was deleted."

  test.each([
    ['embeds', 'embedding'],
    ['redirects to', 'redirecting'],
  ] as const)('stay when it %s a system’s board, until a second look says so', async (_, as) => {
    const id = await turned(as)
    await scrape(id)
    expect(await findBoard(worker.db, id)).toMatchObject({
      ...ownPage,
      state: 'suspect',
      stateReason: doubt,
    })
    expect(await record(id)).toMatchObject({ jobsOnServer: 1 })
    await secondLook(id)
    expect(await findBoard(worker.db, id)).toMatchObject({ ...shown, state: 'live', stateReason: null })
    expect(await record(id)).toMatchObject({ jobsOnServer: 3 })
  })

  test('are there again after it led to a system’s board for a while', async () => {
    const id = await turned('redirecting')
    pages.turn('describing')
    await secondLook(id)
    expect(await findBoard(worker.db, id)).toMatchObject({ ...ownPage, state: 'live', stateReason: null })
    expect(await record(id)).toMatchObject({ jobsOnServer: 1 })
  })

  test('go to the board that it shows, where that is known already, at a second look only', async () => {
    const { id: known } = await addShown()
    const id = await turned('redirecting')
    expect(await record(id)).toMatchObject({ jobsOnServer: 1 })
    await secondLook(id)
    expect(await findBoard(worker.db, id)).toMatchObject({ duplicateOf: known })
    expect(await record(id)).toMatchObject({ jobsOnServer: 0 })
    expect(await record(known)).toMatchObject({ jobsOnServer: 3 })
  })

  test('end when it redirects to a system’s board that is sure to exist and has none, at a second look', async () => {
    const id = await turned('redirecting', 0)
    expect(await record(id)).toMatchObject({ jobsOnServer: 1 })
    await secondLook(id)
    expect(await findBoard(worker.db, id)).toMatchObject(shown)
    expect(await record(id)).toMatchObject({ jobsOnServer: 0 })
  })

  test('that the page begins to miss wait for their second look, although others had theirs', async () => {
    const { id } = await addPage()
    pages.turn('describing two')
    await scrape(id)
    const [posting] = await worker.db.select().from(schema.postings)
    const doubt = {
      suspectSince: new Date(Date.now() - 2 * HOUR_MS),
      suspectMissing: [posting?.externalId ?? ''],
    }
    await worker.db.update(schema.boards).set(doubt)
    pages.turn('redirecting')
    await scrape(id)
    expect(await findBoard(worker.db, id)).toMatchObject(ownPage)
    expect(await record(id)).toMatchObject({ jobsOnServer: 1 })
  })

  test.each([
    ['merely links to a system’s board', 'linking', 3],
    ['asks to log in', 'asking to log in', 3],
  ] as const)('stay when it %s', async (_, as, ofBoard) => {
    const id = await turned(as, ofBoard)
    await secondLook(id)
    await secondLook(id)
    expect(await findBoard(worker.db, id)).toMatchObject(ownPage)
    expect(await record(id)).toMatchObject({ jobsOnServer: 1 })
  })
})
