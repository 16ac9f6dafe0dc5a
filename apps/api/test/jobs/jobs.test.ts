import { schema } from '@lilypad/db'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { useApi } from '../create-test-api.ts'

const api = useApi()

const page = async (id: number) => (await api.visitor().loadFrontEndJob({ id })).job
const clicksOn = (jobId: number) => api.db.select().from(schema.clicks).where(eq(schema.clicks.jobId, jobId))

// holds Part 2 §7 Jobs: `GET /api/load_front_end_job`
describe('load_front_end_job', () => {
  // holds Part 2 §3: Job
  // holds Decisions §2: Rows: Date Last Scraped is a day; the page: an instant
  test('carries the long texts, the search text and the instant of the last scrape', async () => {
    const lastScrapedAt = new Date('2026-01-31T04:30:00.123Z')
    const board = await api.a.board({ lastScrapedAt })
    const job = await api.a.job({
      freeTenth: true,
      boardId: board.id,
      travelDetails: 'You travel twice a year.',
      postedOn: '2026-01-19',
    })
    expect(await page(job.id)).toMatchObject({
      id: job.id,
      'Job Title': job.title,
      'Full Job Description': job.description,
      'JD Summary': job.summary,
      'Travel Details': 'You travel twice a year.',
      'Date Last Scraped': '2026-01-31T04:30:00.123Z',
      'Date Deleted': null,
      posted_by_employer: '2026-01-19',
      is_tracked: false,
      search_str_server:
        `${job.title} ${job.companyName} curriculum full-time relevant skills (2-5 years)`.toLowerCase(),
    })
  })

  test('of a description that was stored before its length was bounded, as much as is kept now', async () => {
    const { id } = await api.a.job({ freeTenth: true, description: 'x'.repeat(500_000) })
    expect((await page(id))['Full Job Description']).toHaveLength(60_000)
  })

  // holds Part 2 §2 Job page: 'The company has removed this job from its job board.'
  test('the page of a removed job stays, with the day when it went and when its board last showed it', async () => {
    const board = await api.a.board()
    const job = await api.a.job({
      freeTenth: true,
      boardId: board.id,
      unlistedReason: 'deleted',
      deletedAt: new Date('2026-02-02T12:00:00Z'),
    })
    await api.db.insert(schema.postings).values({
      boardId: board.id,
      externalId: '1',
      jobId: job.id,
      title: job.title,
      url: job.url,
      places: [],
      found: {} as never,
      contentHash: 'x',
      firstSeenAt: new Date('2026-01-01T12:00:00Z'),
      lastSeenAt: new Date('2026-02-01T12:00:00Z'),
      goneAt: new Date('2026-02-02T12:00:00Z'),
    })
    expect(await page(job.id)).toMatchObject({
      'Date Deleted': '2026-02-02',
      'Date Last Scraped': '2026-02-01T12:00:00.000Z',
    })
  })

  test('gives related jobs of the same category or company, without the job itself', async () => {
    const like = { freeTenth: true, category: 'Finance' as const, companyName: 'Reed Bank' }
    const job = await api.a.job(like)
    const twin = await api.a.job(like)
    const cousin = await api.a.job({ ...like, companyName: 'Elsewhere' })
    await api.a.job({ ...like, companyName: 'Elsewhere', unlistedReason: 'deleted' })
    await api.announceJobs()
    await expect
      .poll(
        async () => {
          const { related_jobs } = await api.visitor().loadFrontEndJob({ id: job.id })
          return related_jobs.map(({ id }) => id)
        },
        { timeout: 60_000 },
      )
      .toEqual([twin.id, cousin.id])
  })

  test('a star shows to its owner alone', async () => {
    const [owner, other] = [await api.a.user(), await api.a.user()]
    const job = await api.a.job({ freeTenth: true })
    await api.a.star(owner, job)
    expect((await (await api.as(owner)).loadFrontEndJob({ id: job.id })).job.is_tracked).toBe(true)
    expect((await (await api.as(other)).loadFrontEndJob({ id: job.id })).job.is_tracked).toBe(false)
  })
})

// holds Part 2 §7 Jobs: `GET /api/on_job_click`
describe('on_job_click', () => {
  test('records the job, its company, who it was and whether it was a similar job', async () => {
    const person = await api.a.user()
    const job = await api.a.job({ freeTenth: true })
    await (await api.as(person)).onJobClick({ id: job.id, is_similar_job: 'true' })
    await api.visitor().onJobClick({ id: job.id })
    expect(await clicksOn(job.id)).toMatchObject([
      { companyName: job.companyName, userId: person.id, isSimilarJob: true },
      { companyName: job.companyName, userId: null, isSimilarJob: false },
    ])
  })

  test('a job that the tier may not see is not counted', async () => {
    const job = await api.a.job()
    expect((await api.visitor().fetch(`/api/on_job_click?id=${job.id}`)).status).toBe(404)
    expect(await clicksOn(job.id)).toEqual([])
  })
})

// holds Decisions §2: `GET /api/load_tracked_job_ids`
test('load_tracked_job_ids gives the caller’s own stars, none for a visitor, and no un-starred one', async () => {
  const [person, other] = [await api.a.user(), await api.a.user()]
  const [kept, dropped] = [await api.a.job(), await api.a.job()]
  await api.a.star(person, kept)
  await api.a.star(person, dropped)
  await api.a.star(other, dropped)
  await api.db
    .update(schema.trackedJobs)
    .set({ untrackedAt: new Date() })
    .where(and(eq(schema.trackedJobs.userId, person.id), eq(schema.trackedJobs.jobId, dropped.id)))
  expect((await (await api.as(person)).loadTrackedJobIds({})).ids).toEqual([kept.id])
  expect((await api.visitor().loadTrackedJobIds({})).ids).toEqual([])
})
