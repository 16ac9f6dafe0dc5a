import { findJob, listJobs, schema } from '@lilypad/db'
import { makers } from '@lilypad/testing'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { useWorker } from '../test-worker.ts'
import { describing, startOffers } from './offers.ts'

let outside: Awaited<ReturnType<typeof startOffers>>
beforeAll(async () => {
  outside = await startOffers()
})
afterAll(() => outside.close())
const worker = useWorker(async () => ({ SCRAPE_REPLAY_ORIGIN: outside.origin }))
afterEach(async () => {
  outside.boards.clear()
  outside.pages.clear()
  await worker.db.execute(sql`truncate boards, postings, jobs cascade`)
})

const boardAddress = 'https://acme.recruitee.com/'
const url = (id: number) => `https://acme.recruitee.com/o/${id}`
const tutors = [1, 2, 3, 4, 5, 6].map((id) => ({ id, title: `Tutor ${id}` }))

async function ask(address: string, link: string, title = '') {
  const answer = await worker.queue.ask('import-listing', { boardAddress: address, title, url: link }, 60_000)
  if (!answer.done) throw new Error('The import takes too long.')
  return answer.result
}
async function importIt(...asked: Parameters<typeof ask>) {
  const result = await ask(...asked)
  if (result.outcome === 'failed') throw new Error(result.message)
  return result
}
const scrape = (boardId: number) => worker.queue.ask('scrape-board', { boardId }, 60_000)
const jobs = () => worker.db.select().from(schema.jobs).orderBy(schema.jobs.id)
const job = async (id: number) => (await jobs()).find((one) => one.id === id)
const ownBoard = (more: object = {}) =>
  makers(worker.db).board({
    system: 'recruitee',
    tenant: 'acme',
    careersUrl: boardAddress,
    companyName: 'Acme Learning',
    ...more,
  })

// holds Part 2 §7 Admin: `POST /admin-api/insert_job_from_admin`
describe('a listing of a board that we do not scrape', () => {
  test('becomes a job without a board, curated as any other; imported twice it is one job', async () => {
    outside.boards.set('acme', tutors)
    const first = await importIt(boardAddress, url(2))
    expect(first).toMatchObject({ isNew: true, unlistedReason: null, missing: null })
    expect(await job(first.jobId)).toMatchObject({
      title: 'Tutor 2',
      boardId: null,
      url: url(2),
      companyName: 'acme',
      workplace: 'Remote',
      category: 'K12 Education',
    })
    expect(await importIt(boardAddress, url(2))).toMatchObject({ isNew: false, jobId: first.jobId })
    expect(await jobs()).toHaveLength(1)
  })

  test('imported twice at the same instant it is one job', async () => {
    outside.boards.set('acme', tutors)
    const [one, other] = await Promise.all([importIt(boardAddress, url(3)), importIt(boardAddress, url(3))])
    expect(other.jobId).toBe(one.jobId)
    expect([one.isNew, other.isNew].filter(Boolean)).toHaveLength(1)
    expect(await jobs()).toHaveLength(1)
  })

  test('is found by its title if its address differs, unless several have that title', async () => {
    outside.boards.set('acme', [...tutors, { id: 7, title: 'Twin' }, { id: 8, title: 'Twin' }])
    const { jobId } = await importIt(boardAddress, 'https://acme.example/elsewhere', ' tutor 4 ')
    expect(await job(jobId)).toMatchObject({ url: url(4) })
    expect(await ask(boardAddress, 'https://acme.example/elsewhere', 'Twin')).toMatchObject({
      outcome: 'failed',
    })
  })

  test('that is not remote is kept, and not listed', async () => {
    outside.boards.set('acme', [{ id: 1, title: 'Tutor', hybrid: true, location: 'Austin, TX' }])
    const { jobId, unlistedReason } = await importIt(boardAddress, url(1))
    expect(unlistedReason).toBe('not_remote')
    expect(await job(jobId)).toMatchObject({ approvedAt: null, workplace: 'Hybrid' })
  })

  test('is shown in the list and on its page, and harms no scrape', async () => {
    outside.boards.set('acme', tutors)
    const { jobId } = await importIt(boardAddress, url(1))
    outside.boards.set('other', tutors)
    const { id } = await makers(worker.db).board({ system: 'recruitee', tenant: 'other' })
    await scrape(id)
    const listed = await listJobs(worker.db, 'premium')
    expect(listed.find((one) => one.id === jobId)).toMatchObject({ logoFile: null, lastScrapedAt: null })
    expect(await findJob(worker.db, { id: jobId, tier: 'premium', userId: null })).toMatchObject({
      id: jobId,
    })
    expect(listed).toHaveLength(7)
  })

  test('becomes the board’s as soon as the board is ours, as the same job, and goes with it', async () => {
    outside.boards.set('acme', tutors)
    const { jobId } = await importIt(boardAddress, url(2))
    const before = await job(jobId)
    await worker.db.update(schema.jobs).set({ overrides: { category: 'Sales' }, category: 'Sales' })
    const { id } = await ownBoard({ lastScrapedAt: null, state: 'new' })
    await scrape(id)
    expect(await jobs()).toHaveLength(6)
    expect(await job(jobId)).toMatchObject({
      boardId: id,
      companyName: 'Acme Learning',
      category: 'Sales',
      approvedAt: before?.approvedAt,
      unlistedReason: null,
    })
    outside.boards.set(
      'acme',
      tutors.filter((one) => one.id !== 2),
    )
    await scrape(id)
    expect(await job(jobId)).toMatchObject({ unlistedReason: 'deleted' })
  })
})

test('a job that was imported from its own page is the board’s that shows its address and title later', async () => {
  outside.boards.set('acme', [])
  const page = { title: 'Tutor 1', description: 'Teach.', jobLocationType: 'TELECOMMUTE' }
  outside.pages.set('acme.recruitee.com/o/1', describing(page))
  const { jobId } = await importIt('https://pond.example/jobs', url(1))
  expect(await job(jobId)).toMatchObject({ boardId: null, companyName: 'acme.recruitee.com' })
  outside.boards.set('acme', tutors)
  const { id } = await ownBoard({ lastScrapedAt: null, state: 'new' })
  await scrape(id)
  expect(await jobs()).toHaveLength(6)
  expect(await job(jobId)).toMatchObject({ boardId: id, companyName: 'Acme Learning' })
})

describe('a listing of a board of ours', () => {
  test('becomes the board’s posting, which its scrapes keep', async () => {
    outside.boards.set('acme', tutors.slice(0, 5))
    const { id } = await ownBoard({ lastScrapedAt: null, state: 'new' })
    await scrape(id)
    outside.boards.set('acme', tutors)
    const { jobId, isNew } = await importIt(boardAddress, url(6))
    expect(isNew).toBe(true)
    expect(await job(jobId)).toMatchObject({
      boardId: id,
      companyName: 'Acme Learning',
      unlistedReason: null,
    })
    await scrape(id)
    expect(await jobs()).toHaveLength(6)
    expect(await job(jobId)).toMatchObject({ unlistedReason: null, timesReturned: 0 })
    expect(await importIt(boardAddress, url(6))).toMatchObject({ jobId, isNew: false })
  })

  test('can be imported before the board was ever scraped, which is then scraped as a new one', async () => {
    outside.boards.set('acme', tutors)
    const { id } = await ownBoard({ lastScrapedAt: null, state: 'new' })
    const { jobId } = await importIt(boardAddress, url(1))
    await scrape(id)
    expect(await jobs()).toHaveLength(6)
    expect(await job(jobId)).toMatchObject({ boardId: id, unlistedReason: null })
  })

  test('that was deleted is listed again, with id and approval', async () => {
    outside.boards.set('acme', tutors)
    const { id } = await ownBoard({ lastScrapedAt: null, state: 'new' })
    await scrape(id)
    const [first] = await jobs()
    await worker.db.update(schema.jobs).set({ deletedAt: new Date(), unlistedReason: 'deleted' })
    expect(await importIt(boardAddress, url(1))).toMatchObject({
      jobId: first?.id,
      isNew: false,
      unlistedReason: null,
    })
    expect(await job(first?.id ?? 0)).toMatchObject({ deletedAt: null, approvedAt: first?.approvedAt })
  })

  test('that another board of the company shows already is that job', async () => {
    outside.boards.set('acme', tutors)
    const other = await makers(worker.db).board({ system: 'lever', tenant: 'acme', companyName: 'Acme' })
    outside.boards.set('twin', [{ id: 1, title: 'Tutor 1', company_name: 'Acme' }])
    const { id } = await makers(worker.db).board({ system: 'recruitee', tenant: 'twin', companyName: 'Acme' })
    await scrape(id)
    await worker.db.update(schema.jobs).set({ boardId: other.id })
    await worker.db.update(schema.postings).set({ boardId: other.id })
    const [known] = await jobs()
    outside.boards.set('acme', [{ id: 1, title: 'Tutor 1', company_name: 'Acme' }])
    expect(await importIt(boardAddress, url(1))).toMatchObject({ jobId: known?.id, isNew: false })
    expect(await jobs()).toHaveLength(1)
  })
})

describe('a listing that is not on the board', () => {
  test('is read from its own page', async () => {
    outside.boards.set('acme', tutors)
    outside.pages.set(
      'acme.example/coach',
      describing({
        title: 'Reading Coach',
        description: '<p>You will coach readers.</p>',
        jobLocationType: 'TELECOMMUTE',
        hiringOrganization: { name: 'Pond School' },
      }),
    )
    const { jobId, missing } = await importIt(boardAddress, 'https://acme.example/coach')
    expect(missing).toBeNull()
    expect(await job(jobId)).toMatchObject({
      title: 'Reading Coach',
      url: 'https://acme.example/coach',
      boardId: null,
      unlistedReason: null,
    })
    const again = await importIt(boardAddress, 'https://acme.example/coach')
    expect(again).toMatchObject({ jobId, isNew: false })
  })

  test('is read from its own page too when the board cannot be read, which is said', async () => {
    outside.pages.set('acme.example/7', '<title>Reading Coach</title>')
    const result = await importIt('https://gone.recruitee.com/', 'https://acme.example/7', 'Coach')
    expect(result).toMatchObject({ isNew: true, unlistedReason: 'workplace_unknown' })
    expect(result.missing).toMatch(
      /^The careers address could not be read: .+ Only its title could be read\.$/,
    )
    expect(await job(result.jobId)).toMatchObject({ title: 'Coach' })
  })

  test('and whose page is not there is refused, and nothing is stored', async () => {
    outside.boards.set('acme', tutors)
    const result = await ask(boardAddress, 'https://acme.example/nowhere')
    expect(result).toMatchObject({ outcome: 'failed', kind: 'gone' })
    if (result.outcome === 'failed') expect(result.message).toMatch(/^This listing is not on that board\. /)
    expect(await jobs()).toEqual([])
  })
})

test('an import is identified by one row, in any process', async () => {
  outside.boards.set('acme', tutors)
  await importIt(boardAddress, url(1))
  const [posting] = await worker.db.select().from(schema.postings)
  expect(posting).toMatchObject({ boardId: null, externalId: 'recruitee:acme:1', goneAt: null })
  const [known] = await worker.db
    .select()
    .from(schema.jobs)
    .where(eq(schema.jobs.id, posting?.jobId ?? 0))
  expect(known).toMatchObject({ title: 'Tutor 1' })
})
