import { schema } from '@lilypad/db'
import type { Handlers, Workers } from '@lilypad/queue'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createTestApi, type TestApi } from '../create-test-api.ts'
import { startTestWorker } from '../start-test-worker.ts'
import { commitAnswer, failureOf, posting, recurateHandler } from './desk-boards.ts'

let api: TestApi
let admin: Browser
let workers: Workers | null = null

const handlers: Partial<Handlers> = { 'recurate-job': recurateHandler(() => api) }
async function startWorker() {
  workers = await startTestWorker(api, handlers)
}
async function stopWorker() {
  await workers?.stop()
  workers = null
}

beforeAll(async () => {
  api = await createTestApi({ env: { SCRAPE_TIME_SCALE: '0.4' } })
  admin = await api.as(await api.a.user({ isAdmin: true }))
})
afterAll(async () => {
  await stopWorker()
  await api.close()
})
beforeEach(async () => {
  await api.db.delete(schema.postings)
  await api.db.delete(schema.jobs)
  await api.db.delete(schema.boards)
})

const at = (day: number) => new Date(Date.UTC(2026, 0, day))
const titles = async (request: Parameters<Browser['getCurationJobs']>[0] = {}) =>
  (await admin.getCurationJobs(request)).jobs.map(({ title }) => title)
async function jobOf(id: number) {
  const [job] = await api.db.select().from(schema.jobs).where(eq(schema.jobs.id, id))
  return job
}
/** A board of five jobs that was scraped; the id of the first one. */
async function scraped(featuredTitles: string[] = []) {
  const board = await api.a.board({ featuredTitles })
  const postings = ['1', '2', '3', '4', '5'].map((id) => posting(id))
  await commitAnswer(api, board.id, postings)
  const [first] = await api.db.select().from(schema.jobs).where(eq(schema.jobs.title, 'Curriculum Writer 1'))
  return { boardId: board.id, id: first?.id ?? 0, postings }
}

// holds Decisions §3 Added calls: Curation: `GET /admin-api/get_curation_jobs`
describe('get_curation_jobs', () => {
  test('jobs on their boards, the newest first, 50 a page', async () => {
    for (let day = 1; day <= 53; day += 1) await api.a.job({ title: `Job ${day}`, createdAt: at(day) })
    await api.a.job({ title: 'Deleted', deletedAt: at(54), unlistedReason: 'deleted', createdAt: at(54) })
    const first = await admin.getCurationJobs({})
    expect(first).toMatchObject({ num_jobs: 53, page_length: 50 })
    expect(first.jobs.map(({ title }) => title).slice(0, 2)).toEqual(['Job 53', 'Job 52'])
    expect(await titles({ page: 2 })).toEqual(['Job 3', 'Job 2', 'Job 1'])
  })

  test('search looks into title and company; show picks listed, unlisted and edited ones', async () => {
    await api.a.job({ title: 'Reading Coach', companyName: 'Pond 100%', createdAt: at(1) })
    await api.a.job({
      title: 'Tutor',
      companyName: 'Coachella',
      unlistedReason: 'not_remote',
      createdAt: at(2),
    })
    await api.a.job({ title: 'Writer', overrides: { category: 'Sales' }, createdAt: at(3) })
    expect(await titles({ search: 'COACH' })).toEqual(['Tutor', 'Reading Coach'])
    expect(await titles({ search: '0%' })).toEqual(['Reading Coach'])
    expect(await titles({ search: '%' })).toEqual(['Reading Coach'])
    expect(await titles({ show: 'listed' })).toEqual(['Writer', 'Reading Coach'])
    expect(await titles({ show: 'unlisted', search: 'tutor' })).toEqual(['Tutor'])
    expect(await titles({ show: 'edited' })).toEqual(['Writer'])
  })

  test('gives the reason behind each field, and none for those that an admin set', async () => {
    const { id } = await scraped()
    await admin.curateJob({ id, category: 'Sales', salary_max: 90_000 })
    const { jobs } = await admin.getCurationJobs({ search: 'Writer 1' })
    expect(jobs[0]).toMatchObject({ id, category: 'Sales', salary_max: 90_000, unlisted_reason: null })
    expect(jobs[0]?.edited).toEqual(['category', 'salary_max'])
    expect(Object.keys(jobs[0]?.reasons ?? {}).sort()).toEqual([
      'audience',
      'job_type',
      'locations',
      'travel',
      'workplace',
    ])
    const { jobs: others } = await admin.getCurationJobs({ search: 'Writer 2' })
    expect(others[0]?.reasons).toMatchObject({ salary_max: expect.stringContaining('$60,000') })
  })
})

/** A board with a job whose title leaves its category open, and one that is perhaps remote. */
async function unsure() {
  const board = await api.a.board()
  const open = posting('1', { title: 'Senior Lead', company: 'Brightboard' })
  const perhaps = posting('2', { places: [], html: PERHAPS_REMOTE })
  await commitAnswer(api, board.id, [open, perhaps, posting('3')])
  const { jobs } = await admin.getCurationJobs({ show: 'questions' })
  return { board, postings: [open, perhaps, posting('3')], jobs }
}
const PERHAPS_REMOTE = 'You write lessons of music. Remote work may be possible. We like songs and dances.'

describe('questions: what the rules are unsure of', () => {
  test('are jobs of their own on the desk, with the chance, the likely answers, and the sentence between its neighbours', async () => {
    const { jobs } = await unsure()
    const [open] = jobs.filter(({ title }) => title === 'Senior Lead')
    const [perhaps] = jobs.filter(({ title }) => title !== 'Senior Lead')
    expect(jobs).toHaveLength(2)
    expect(open).toMatchObject({ questions: ['category'], workplace: 'Remote' })
    expect(open?.confidence.category?.chance).toBeLessThan(0.6)
    expect(open?.confidence.category?.likely).toHaveLength(3)
    expect(perhaps).toMatchObject({
      questions: ['workplace'],
      workplace: null,
      unlisted_reason: 'workplace_unknown',
      confidence: {
        workplace: {
          passage: {
            before: 'You write lessons of music.',
            sentence: 'Remote work may be possible.',
            after: 'We like songs and dances.',
          },
        },
      },
    })
    const { chance = 0 } = perhaps?.confidence.workplace ?? {}
    expect(chance).toBeGreaterThanOrEqual(0.5)
    expect(chance).toBeLessThan(0.8)
  })

  test('an answer lists the job, outlives a scrape, and asks no more', async () => {
    const { board, postings, jobs } = await unsure()
    const id = jobs.find(({ workplace }) => workplace === null)?.id ?? 0
    const { job } = await admin.curateJob({ id, workplace: 'Remote' })
    expect(job).toMatchObject({ unlisted_reason: null, questions: [], edited: ['workplace'] })
    expect(job.confidence).not.toHaveProperty('workplace')
    await commitAnswer(api, board.id, postings)
    expect(await jobOf(id)).toMatchObject({ workplace: 'Remote', unlistedReason: null })
    expect(await titles({ show: 'questions' })).toEqual(['Senior Lead'])
  })
})

// holds Part 2 §6: Admin: all back-office calls at a base of their own
test('what admins decided is downloaded as labelled rows: a line each, as the labelled sets have them', async () => {
  const { jobs } = await unsure()
  for (const { id, questions } of jobs)
    await admin.curateJob(
      questions.includes('category') ? { id, category: 'Sales' } : { id, workplace: 'Hybrid' },
    )
  const other = await api.a.job({ overrides: { featured: true } })
  const response = await admin.fetch('/admin-api/download_corrections')
  expect(response.headers.get('content-disposition')).toMatch(/lilypad-corrections-[\d-]+\.jsonl/)
  const lines = (await response.text()).trim().split('\n')
  const rows = lines.map((line) => JSON.parse(line) as { id: string; title: string })
  expect(rows.map(({ id }) => id)).not.toContain(`desk-${other.id}`)
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual({
    id: expect.stringMatching(/^desk-\d+$/),
    title: 'Senior Lead',
    company: expect.any(String),
    department: null,
    expected: { category: 'Sales', also_ok: [] },
  })
  expect(rows).toContainEqual({
    id: expect.stringMatching(/^desk-\d+$/),
    title: 'Curriculum Writer 2',
    company: expect.any(String),
    location: null,
    posted: null,
    text: PERHAPS_REMOTE,
    expected: { workplace: 'Hybrid' },
  })
})

// holds Decisions §3 Added calls: Curation: `POST /admin-api/curate_job`
describe('curate_job', () => {
  // holds Decisions §7: Featured is a flag
  test('is in force at once, on the list and on the job’s page', async () => {
    const { id } = await scraped()
    const premium = await api.as(await api.a.subscriber())
    await premium.loadFrontEndJobs({})
    const { job } = await admin.curateJob({
      id,
      category: 'Marketing',
      audience: ['CP1', 'EC'],
      travel: 'Some Travel',
      salary_max: 95_000,
      featured: true,
    })
    expect(job.edited).toEqual(['category', 'audience', 'travel', 'salary_max', 'featured'])
    const [first] = (await premium.loadFrontEndJobs({})).jobs
    expect(first).toMatchObject({
      id,
      Category: 'Marketing',
      Audience: ['PreK-12 Educator', 'Early Career'],
      Travel: 'Some Travel',
      'Salary Max': 95_000,
      'Salary Range': 'Up to $95,000',
      Featured: true,
    })
    expect((await premium.loadFrontEndJob({ id })).job).toMatchObject({ Category: 'Marketing' })
  })

  // holds Decisions §7: Postings and jobs are apart; overrides survive scrapes
  test('edits survive the next scrape, even if the board differs', async () => {
    const { id, boardId, postings } = await scraped()
    const edits = {
      category: 'Marketing',
      travel: 'Some Travel',
      salary_max: 95_000,
      featured: true,
    } as const
    await admin.curateJob({ id, audience: ['IE3'], ...edits })
    const reworded = posting('1', { html: 'Another text. The salary is $40,000 a year. Frequent travel.' })
    expect(await commitAnswer(api, boardId, [reworded, ...postings.slice(1)])).toMatchObject({
      changedJobs: 1,
    })
    const { jobs } = await admin.getCurationJobs({ show: 'edited' })
    expect(jobs).toMatchObject([{ id, audience: ['IE3'], ...edits }])
    expect(await jobOf(id)).toMatchObject({ description: reworded.html, salaryRange: 'Up to $95,000' })
  })

  test('a salary below the least full-time pay takes the job off the list, and another one brings it back', async () => {
    const { id } = await scraped()
    const before = await jobOf(id)
    const low = await admin.curateJob({ id, salary_max: 20_000 })
    expect(low.job.unlisted_reason).toBe('low_paying')
    const premium = await api.as(await api.a.subscriber())
    expect((await premium.loadFrontEndJobs({})).jobs.map((job) => job.id)).not.toContain(id)
    await admin.curateJob({ id, salary_max: 40_000 })
    expect((await premium.loadFrontEndJobs({})).jobs.map((job) => job.id)).toContain(id)
    expect((await jobOf(id))?.approvedAt).toEqual(before?.approvedAt)
  })

  test('null gives a field back to the rules', async () => {
    await startWorker()
    const { id } = await scraped(['curriculum writer 1'])
    const before = await jobOf(id)
    expect(before?.featured).toBe(true)
    await admin.curateJob({ id, category: 'Sales', salary_max: 20_000, featured: false })
    const reply = await admin.curateJob({ id, category: null, salary_max: null, featured: null })
    expect(reply).not.toHaveProperty('message')
    expect(reply.job).toMatchObject({
      category: before?.category,
      salary_max: 70_000,
      featured: true,
      unlisted_reason: null,
      edited: [],
    })
    expect((await jobOf(id))?.overrides).toEqual({})
    await stopWorker()
  })

  test('without a worker it says so, and the next scrape decides', async () => {
    const { id, boardId, postings } = await scraped()
    await admin.curateJob({ id, category: 'Sales' })
    const reply = await admin.curateJob({ id, category: null })
    expect(reply).toMatchObject({
      message: 'The rules decide again as soon as the worker runs, or with the next scrape of its board.',
      job: { category: 'Sales', edited: [] },
    })
    await commitAnswer(api, boardId, postings)
    expect((await admin.getCurationJobs({ search: 'Writer 1' })).jobs).toMatchObject([
      { category: 'Curriculum' },
    ])
  })

  test('a job without a posting says that the rules cannot decide', async () => {
    await startWorker()
    const { id } = await api.a.job({ overrides: { category: 'Sales' }, category: 'Sales' })
    expect(await admin.curateJob({ id, category: null })).toMatchObject({
      message: 'The rules cannot decide again: the posting of this job is not stored.',
    })
    await stopWorker()
  })

  test.each([
    ['no edit', {}, 'Please choose what to change.'],
    ['no audience', { audience: [] }, 'A job needs at least one audience.'],
  ])('%s is 400', async (_what, edits, message) => {
    const { id } = await api.a.job()
    expect(await failureOf(admin.curateJob({ id, ...edits }))).toEqual([400, message])
  })

  test('an audience that is named twice is set once', async () => {
    const { id } = await api.a.job()
    const { job } = await admin.curateJob({ id, audience: ['CP1', 'EC', 'CP1'] })
    expect(job.audience).toEqual(['CP1', 'EC'])
  })

  test('a job that is not there is 404', async () => {
    expect(await failureOf(admin.curateJob({ id: 999_999, featured: true }))).toEqual([
      404,
      'There is no such job.',
    ])
  })
})
