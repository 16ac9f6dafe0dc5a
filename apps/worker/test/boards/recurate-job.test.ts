import { randomUUID } from 'node:crypto'
import { curateJob, deleteJobsOfBoard, schema, undeleteJob } from '@lilypad/db'
import type { CurationEdits } from '@lilypad/domain'
import { makers } from '@lilypad/testing'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Offer, startOffers } from '../listings/offers.ts'
import { useWorker } from '../test-worker.ts'

let outside: Awaited<ReturnType<typeof startOffers>>
beforeAll(async () => {
  outside = await startOffers()
})
afterAll(() => outside.close())
const worker = useWorker(async () => ({ SCRAPE_REPLAY_ORIGIN: outside.origin }))
afterEach(async () => {
  await worker.db.execute(sql`truncate boards, postings, jobs cascade`)
})

const paid = '<p>You will write lessons. The salary is $60,000 to $70,000 a year. Up to 10% travel.</p>'
const offer: Offer = { id: 1, title: 'Curriculum Writer', description: paid }
const others = [2, 3, 4, 5, 6].map((id): Offer => ({ id, title: `Tutor ${id}` }))

async function board(offers: Offer[] = [offer, ...others]) {
  outside.boards.set('acme', offers)
  const { id } = await makers(worker.db).board({
    system: 'recruitee',
    tenant: 'acme',
    lastScrapedAt: null,
    state: 'new',
    featuredTitles: ['Curriculum Writer'],
  })
  await scrape(id)
  return id
}
const scrape = (boardId: number) => worker.queue.ask('scrape-board', { boardId }, 60_000)
const recurate = (jobId: number) => worker.queue.ask('recurate-job', { jobId }, 60_000)
async function job() {
  const [found] = await worker.db.select().from(schema.jobs).where(sql`url like '%/o/1'`)
  if (!found) throw new Error('There is no such job.')
  return found
}
async function edit(edits: CurationEdits) {
  const { id } = await job()
  await curateJob(worker.db, id, edits, new Date())
  return id
}
/** Changes the text of the job on its board, so that the next scrape curates it again. */
function reword(boardId: number) {
  outside.boards.set('acme', [{ ...offer, description: `${paid}<p>Apply soon.</p>` }, ...others])
  return scrape(boardId)
}

describe('edits survive the next scrape', () => {
  const cases: [string, CurationEdits, object][] = [
    ['category', { category: 'Marketing' }, { category: 'Marketing' }],
    ['audience', { audience: ['CP1', 'IE2'] }, { audience: ['CP1', 'IE2'] }],
    ['travel', { travel: 'Frequent Travel' }, { travel: 'Frequent Travel', travelDetails: null }],
    ['salary', { salaryMax: 90_000 }, { salaryMax: 90_000, salaryRange: 'Up to $90,000' }],
    [
      'a salary below the least full-time pay',
      { salaryMax: 20_000 },
      { salaryMax: 20_000, unlistedReason: 'low_paying' },
    ],
    ['featured', { featured: false }, { featured: false }],
  ]
  test.each(cases)('%s', async (_what, edits, expected) => {
    const boardId = await board()
    await edit(edits)
    expect(await job()).toMatchObject(expected)
    await reword(boardId)
    const after = await job()
    expect(after).toMatchObject(expected)
    expect(after.description).toContain('Apply soon.')
  })
})

describe('recurate-job', () => {
  test('returns a field to the rules, and keeps an admin’s other values', async () => {
    await board()
    const before = await job()
    const id = await edit({ category: 'Marketing', salaryMax: 20_000, travel: 'Frequent Travel' })
    await edit({ salaryMax: null, travel: null })
    expect(await job()).toMatchObject({ salaryMax: 20_000, unlistedReason: 'low_paying', curation: 0 })
    expect(await recurate(id)).toEqual({ done: true, result: { done: true } })
    const after = await job()
    expect(after).toMatchObject({ category: 'Marketing', overrides: { category: 'Marketing' } })
    for (const field of ['salaryMax', 'salaryRange', 'travel', 'travelDetails', 'curation'] as const)
      expect([field, after[field]]).toEqual([field, before[field]])
    expect(after).toMatchObject({ unlistedReason: null, approvedAt: before.approvedAt })
  })

  test('is done by the next scrape if no worker did it', async () => {
    const boardId = await board()
    const before = await job()
    await edit({ category: 'Marketing' })
    await edit({ category: null })
    await scrape(boardId)
    expect(await job()).toMatchObject({ category: before.category, curation: before.curation })
  })

  test('leaves a deleted job deleted', async () => {
    await board()
    const { id } = await job()
    await worker.db.update(schema.jobs).set({ deletedAt: new Date(), unlistedReason: 'deleted' })
    await recurate(id)
    expect(await job()).toMatchObject({ unlistedReason: 'deleted' })
  })

  test('works for a job without a board', async () => {
    outside.boards.set('acme', [offer])
    await worker.queue.ask(
      'import-listing',
      {
        boardAddress: 'https://acme.recruitee.com/',
        title: '',
        url: 'https://acme.recruitee.com/o/1',
      },
      60_000,
    )
    const { category } = await job()
    const id = await edit({ category: 'Sales' })
    await edit({ category: null })
    await recurate(id)
    expect(await job()).toMatchObject({ boardId: null, category, companyName: 'acme' })
  })

  test('reports that it did nothing for a job without a posting', async () => {
    const { id } = await makers(worker.db).job()
    expect(await recurate(id)).toEqual({ done: true, result: { done: false } })
    expect(await recurate(999_999)).toEqual({ done: true, result: { done: false } })
  })
})

describe('an undeleted job in a real scrape', () => {
  /** The board with a small change: an unchanged answer would not be compared. */
  const scrapeAnew = (boardId: number, offers: Offer[]) => {
    outside.boards.set('acme', [
      ...offers,
      { id: 7, title: 'Tutor 7', description: `<p>${randomUUID()}</p>` },
    ])
    return scrape(boardId)
  }
  const withoutIt = async () => {
    const boardId = await board()
    await scrapeAnew(boardId, others)
    const gone = await job()
    expect(gone).toMatchObject({ unlistedReason: 'deleted' })
    await undeleteJob(worker.db, gone.id, new Date())
    return { boardId, gone }
  }
  const letPass = (days: number) =>
    worker.db.update(schema.jobs).set({ undeletedAt: sql`undeleted_at - make_interval(days => ${days})` })

  test('stays with id and approval while its board does not list it', async () => {
    const { boardId, gone } = await withoutIt()
    await letPass(29)
    await scrapeAnew(boardId, others)
    await worker.queue.ask('sweep', {}, 60_000)
    expect(await job()).toMatchObject({ id: gone.id, approvedAt: gone.approvedAt, unlistedReason: null })
  })

  test('is an ordinary one again once its board has listed it', async () => {
    const { boardId, gone } = await withoutIt()
    await scrapeAnew(boardId, [offer, ...others])
    expect(await job()).toMatchObject({ id: gone.id, undeletedAt: null, unlistedReason: null })
    await scrapeAnew(boardId, others)
    expect(await job()).toMatchObject({ unlistedReason: 'deleted' })
  })

  test('is deleted after 30 days, with the next scrape', async () => {
    const { boardId } = await withoutIt()
    await letPass(30)
    await scrapeAnew(boardId, others)
    expect(await job()).toMatchObject({ unlistedReason: 'deleted' })
  })

  test('is deleted after 30 days even if its board never changes, or is gone', async () => {
    await withoutIt()
    await worker.db.update(schema.boards).set({ state: 'gone' })
    await letPass(30)
    await worker.queue.ask('sweep', {}, 60_000)
    expect(await job()).toMatchObject({ unlistedReason: 'deleted', undeletedAt: null })
  })

  test('that Delete Server Jobs had deleted is compared again after 30 days', async () => {
    const boardId = await board()
    const { id } = await job()
    await deleteJobsOfBoard(worker.db, boardId)
    await undeleteJob(worker.db, id, new Date())
    outside.boards.set('acme', others)
    await scrape(boardId)
    expect(await job()).toMatchObject({ id, unlistedReason: null })
    await letPass(30)
    await worker.queue.ask('sweep', {}, 60_000)
    expect(await job()).toMatchObject({ unlistedReason: null, undeletedAt: null })
    await scrape(boardId)
    expect(await job()).toMatchObject({ id, unlistedReason: 'deleted' })
  })

  test('survives a board that is gone', async () => {
    const { boardId, gone } = await withoutIt()
    outside.boards.delete('acme')
    await worker.db.update(schema.boards).set({ state: 'gone' })
    await scrape(boardId)
    const jobs = await worker.db.select().from(schema.jobs)
    const listed = jobs.filter(({ unlistedReason }) => unlistedReason === null)
    expect(listed.map(({ id }) => id)).toEqual([gone.id])
  })
})
