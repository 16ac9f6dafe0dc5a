import { randomUUID } from 'node:crypto'
import { schema } from '@lilypad/db'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Browser, useApi } from '../create-test-api.ts'

let visitor: Browser
let paid: Browser
const api = useApi()
beforeAll(async () => {
  visitor = api.visitor()
  paid = await api.as(await api.a.subscriber())
})

const DAY = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY)
type Posting = typeof schema.postings.$inferSelect

async function putPosting(of: { boardId: number; jobId: number }, more: Partial<Posting> = {}) {
  const [stored] = await api.db
    .insert(schema.postings)
    .values({
      externalId: randomUUID(),
      title: 'Teacher',
      url: 'https://jobs.example.com/1',
      places: [],
      found: {} as never,
      contentHash: 'x',
      firstSeenAt: daysAgo(40.5),
      ...of,
      ...more,
    })
    .returning()
  if (!stored) throw new Error('The posting was not stored.')
  return stored
}
const version = (
  postingId: number,
  replacedAt: Date,
  changes: (typeof schema.postingVersions.$inferInsert)['changes'],
) =>
  api.db
    .insert(schema.postingVersions)
    .values({ postingId, replacedAt, changes, title: 'Teacher', places: [] })
const historyOf = async (id: number, browser = paid) => (await browser.loadJobHistory({ id })).history
const notFound = { status: 404 }

// holds Beyond §2: `GET /api/load_job_history`, for who may see the job
describe('load_job_history', () => {
  test('tells dates, changes, absences and earlier listings, the oldest first', async () => {
    const board = await api.a.board({ lastScrapedAt: daysAgo(0) })
    const gone = await api.a.job({
      boardId: board.id,
      companyName: board.companyName,
      unlistedReason: 'deleted',
      deletedAt: daysAgo(60),
    })
    const times = {
      firstSeenAt: daysAgo(90),
      lastSeenAt: daysAgo(61),
      goneAt: daysAgo(60),
      title: 'Reposted: Teacher',
    }
    const before = await putPosting({ boardId: board.id, jobId: gone.id }, times)
    const job = await api.a.job({ boardId: board.id, companyName: board.companyName, postedOn: '2026-05-04' })
    const absences = [{ goneAt: daysAgo(30).toISOString(), backAt: daysAgo(25).toISOString() }]
    const { id } = await putPosting({ boardId: board.id, jobId: job.id }, { listsAgain: before.id, absences })
    const pay = { field: 'pay', before: '$81,000 - $86,000', after: null } as const
    const places = { field: 'places', before: ['Ohio'], after: ['Ohio', 'Iowa'] } as const
    await version(id, daysAgo(20), [pay])
    await version(id, daysAgo(10), [{ ...places, before: [...places.before], after: [...places.after] }])
    const instants = { first_seen: expect.any(String), last_checked: board.lastScrapedAt?.toISOString() }
    expect(await historyOf(job.id)).toMatchObject({
      ...instants,
      posted_by_employer: '2026-05-04',
      versions: [{ changes: [] }, { changes: [pay] }, { changes: [places] }],
      relisted: [{ gone_at: absences[0]?.goneAt, back_at: absences[0]?.backAt }],
      earlier_listings: [
        {
          title: 'Reposted: Teacher',
          first_seen: times.firstSeenAt.toISOString(),
          last_seen: times.lastSeenAt.toISOString(),
        },
      ],
      employer: { company: board.companyName, open_jobs: 1, closed_jobs: 1, median_days_open: null },
    })
  })

  test('names the boards of a job that more than one shows, its own first', async () => {
    const [other, own] = [await api.a.board(), await api.a.board({ lastScrapedAt: daysAgo(1) })]
    const job = await api.a.job({ boardId: own.id })
    await putPosting({ boardId: other.id, jobId: job.id })
    expect((await historyOf(job.id)).sources).toEqual([])
    const { id } = await putPosting({ boardId: own.id, jobId: job.id })
    const source = ({ companyName, system, careersUrl, lastScrapedAt: at }: typeof own) => ({
      board: `${companyName} (${system})`,
      address: careersUrl,
      last_checked: at?.toISOString() ?? null,
    })
    expect((await historyOf(job.id)).sources).toEqual([source(own), source(other)])
    await api.db
      .update(schema.postings)
      .set({ goneAt: daysAgo(0) })
      .where(eq(schema.postings.id, id))
    expect((await historyOf(job.id)).sources).toEqual([])
  })

  test('is there for who may see the job, and 404 for all others and for an unknown id', async () => {
    const job = await api.a.job({ freeTenth: false })
    const free = await api.a.job({ freeTenth: true })
    const unlisted = await api.a.job({ unlistedReason: 'not_remote', approvedAt: null })
    await expect(visitor.loadJobHistory({ id: job.id })).rejects.toMatchObject(notFound)
    await expect(paid.loadJobHistory({ id: unlisted.id })).rejects.toMatchObject(notFound)
    await expect(paid.loadJobHistory({ id: 99_999_999 })).rejects.toMatchObject(notFound)
    await expect(visitor.loadJobHistory({ id: -1 })).rejects.toMatchObject({ status: 400 })
    expect(await historyOf(free.id, visitor)).toMatchObject({ versions: [{ changes: [] }] })
    expect(await historyOf(job.id)).toMatchObject({ versions: [{ changes: [] }] })
  })

  // holds Decisions §4: users without premium see no field of any other job
  test('leaves out the earlier listings that the person who asks may not see', async () => {
    const board = await api.a.board()
    const gone = { boardId: board.id, unlistedReason: 'deleted', deletedAt: daysAgo(20) } as const
    const paidOnly = await api.a.job({ ...gone, freeTenth: false })
    const open = await api.a.job({ ...gone, freeTenth: true })
    const job = await api.a.job({ boardId: board.id, freeTenth: true })
    const listed = async (jobId: number, title: string, listsAgain: number | null) =>
      (await putPosting({ boardId: board.id, jobId }, { title, listsAgain, goneAt: daysAgo(20) })).id
    const first = await listed(open.id, 'Open to all', null)
    const second = await listed(paidOnly.id, 'For members', first)
    await putPosting({ boardId: board.id, jobId: job.id }, { listsAgain: second })
    const titlesFor = async (browser: Browser) =>
      (await historyOf(job.id, browser)).earlier_listings.map(({ title }) => title)
    expect(await titlesFor(visitor)).toEqual(['Open to all'])
    expect(await titlesFor(await api.as(await api.a.user()))).toEqual(['Open to all'])
    expect((await titlesFor(paid)).sort()).toEqual(['For members', 'Open to all'])
  })

  test('counts days of the calendar, as beside it the day of adding does', async () => {
    const board = await api.a.board({ lastScrapedAt: new Date('2026-11-30T14:00:00Z') })
    const job = await api.a.job({ boardId: board.id })
    await putPosting({ boardId: board.id, jobId: job.id }, { firstSeenAt: new Date('2026-11-18T20:00:00Z') })
    expect(await historyOf(job.id)).toMatchObject({ days_open: 12 })
  })

  test('of a job that is gone ends when it was last seen', async () => {
    const board = await api.a.board({ lastScrapedAt: daysAgo(0) })
    const job = await api.a.job({ boardId: board.id, unlistedReason: 'deleted', deletedAt: daysAgo(9) })
    const lastSeenAt = new Date('2026-10-31T12:00:00Z')
    const seen = { firstSeenAt: new Date('2026-10-10T12:00:00Z'), lastSeenAt, goneAt: daysAgo(9) }
    await putPosting({ boardId: board.id, jobId: job.id }, seen)
    expect(await historyOf(job.id)).toMatchObject({
      last_checked: seen.lastSeenAt.toISOString(),
      days_open: 21,
    })
  })

  test('tells the newest hundred changes of a board that prints something else every night', async () => {
    const board = await api.a.board()
    const job = await api.a.job({ boardId: board.id })
    const { id } = await putPosting({ boardId: board.id, jobId: job.id }, { firstSeenAt: daysAgo(400) })
    for (let day = 130; day > 0; day -= 1)
      await version(id, daysAgo(day), [{ field: 'text', before: `${day}`, after: `${day - 1}` }])
    const { versions } = await historyOf(job.id)
    expect(versions).toHaveLength(101)
    expect(versions.at(-1)?.changes).toEqual([{ field: 'text', before: '1', after: '0' }])
    expect(versions.map(({ seen_at }) => seen_at)).toEqual(versions.map(({ seen_at }) => seen_at).sort())
  })

  test('of listings that follow each other in a circle ends', async () => {
    const board = await api.a.board()
    const job = await api.a.job({ boardId: board.id })
    const { id } = await putPosting({ boardId: board.id, jobId: job.id })
    await api.db.update(schema.postings).set({ listsAgain: id }).where(eq(schema.postings.id, id))
    expect((await historyOf(job.id)).earlier_listings.length).toBeLessThanOrEqual(20)
  })
})
