import { schema } from '@lilypad/db'
import { parse } from 'csv-parse/sync'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { createTrackerReplyCache } from '../../src/areas/tracker/tracker-reply-cache.ts'
import { useApi } from '../create-test-api.ts'
import { problemOf, programOf } from '../programs/key-kit.ts'

const api = useApi()

const snapshotOf = (title: string) => ({
  title,
  companyName: 'Reed',
  url: 'https://reed.example/1',
  category: null,
  audience: [],
  salaryMax: null,
  salaryRange: null,
  workplace: null,
  logoFile: null,
})

let next = 7_000_000
/** A person with so many applications, the latest first in `ids`; `notes` long each. */
async function writer(count: number, notes: string) {
  const user = await api.a.subscriber()
  const ids = Array.from({ length: count }, () => (next += 1)).reverse()
  for (let from = 0; from < count; from += 100)
    await api.db.insert(schema.trackedJobs).values(
      ids.slice(from, from + 100).map((jobId, index) => ({
        userId: user.id,
        jobId,
        isByHand: true,
        notes,
        snapshot: snapshotOf(`Dean ${jobId}`),
        // Three at the same instant.
        trackedAt: new Date(Date.UTC(2027, 0, 1) - Math.floor((from + index) / 3) * 1_000),
      })),
    )
  return { user, ids, browser: await api.as(user) }
}

describe('load_tracked_jobs of a large tracker', () => {
  test('is prepared once for each change of an application or of what one may see of its listing', async () => {
    const { user, ids, browser } = await writer(120, 'x'.repeat(5_000))
    const job = await api.a.job({ description: 'As it was.' })
    await api.a.star(user, job)
    const replyFor = createTrackerReplyCache(api.db)
    const whose = { userId: user.id, tier: 'premium' } as const
    const bodyOf = async (reply: Awaited<ReturnType<typeof replyFor>>) =>
      JSON.parse((await reply.encoded('identity')).toString()) as { jobs: Record<string, unknown>[] }
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => replyFor(whose)))
    if (!first) throw new Error('There is no reply.')
    for (const other of others) expect(other).toBe(first)
    expect((await bodyOf(first)).jobs).toHaveLength(121)
    const changes: [() => Promise<unknown>, object][] = [
      [() => browser.updateTrackedJob({ job: { id: job.id, notes: 'New.' } }), { notes: 'New.' }],
      [
        () => browser.updateTrackedJob({ job: { id: job.id, tracker_status: 2 } }),
        { status_changes: [{ status: 2, at: expect.any(String) }] },
      ],
      [
        () => api.db.update(schema.jobs).set({ description: 'As it is.' }).where(eq(schema.jobs.id, job.id)),
        { 'Full Job Description': 'As it is.' },
      ],
    ]
    let before = first
    for (const [change, shown] of changes) {
      await change()
      const reply = await replyFor(whose)
      expect(reply).not.toBe(before)
      expect((await bodyOf(reply)).jobs.find(({ id }) => id === job.id)).toMatchObject(shown)
      expect(await replyFor(whose)).toBe(reply)
      before = reply
    }
    await browser.toggleTracking({ airtable_id: ids[0] ?? 0 })
    expect((await bodyOf(await replyFor(whose))).jobs).toHaveLength(120)
    const free = await bodyOf(await replyFor({ ...whose, tier: 'free' }))
    expect(free.jobs.find(({ id }) => id === job.id)).toMatchObject({ 'Full Job Description': null })
  })

  test('has whole descriptions until all together are long, and of the rest their beginnings', async () => {
    const user = await api.a.subscriber()
    for (let count = 0; count < 100; count += 1)
      await api.a.star(user, await api.a.job({ description: '課'.repeat(60_000) }))
    const { jobs } = await (await api.as(user)).loadTrackedJobs({})
    const lengths = jobs.map((job) => job['Full Job Description']?.length)
    expect(lengths).toEqual([...Array(50).fill(60_000), ...Array(50).fill(200)])
  })

  test('tells every application, the latest first, before and after a change', async () => {
    const { ids, browser } = await writer(130, 'x'.repeat(5_000))
    const shown = async () => (await browser.loadTrackedJobs({})).jobs
    expect((await shown()).map(({ id }) => id)).toEqual(ids)
    await browser.updateTrackedJob({ job: { id: ids[7] ?? 0, notes: 'Short.' } })
    expect((await shown())[7]?.notes).toBe('Short.')
    expect((await shown()).map(({ id }) => id)).toEqual(ids)
  })
})

/** Far more than what sockets keep for a reader that does not read. */
const LEGACY = [600, 'long words '.repeat(4_500)] as const

describe.each([
  ['the export', '/api/tracker/export.csv'],
  ['the data download', '/api/download_my_data'],
])('%s', (_name, path) => {
  test('is written for a person once at a time, and another person does not notice', async () => {
    const { browser } = await writer(...LEGACY)
    const other = (await writer(1, 'x')).browser
    const first = await browser.fetch(path)
    expect(first.status).toBe(200)
    const second = await browser.fetch(path)
    expect([second.status, second.headers.get('retry-after'), await second.json()]).toEqual([
      429,
      '10',
      {
        success: false,
        message: 'Your last download is still on its way. Please try again when it is done.',
      },
    ])
    expect((await other.fetch(path)).status).toBe(200)
    await first.body?.cancel()
    const again = await vi.waitFor(async () => {
      const response = await browser.fetch(path)
      expect(response.status).toBe(200)
      return response
    })
    expect((await again.text()).length).toBeGreaterThan(600 * 49_000)
  })
})

test('the export tells every application, the latest first', async () => {
  const { ids, browser } = await writer(130, 'Two\nlines')
  const table = parse(await (await browser.fetch('/api/tracker/export.csv')).text(), {
    bom: true,
  }) as string[][]
  expect(table[0]?.[0]).toBe('Id')
  expect(table.slice(1).map(([id]) => Number(id))).toEqual(ids)
  expect(new Set(table.slice(1).map((row) => row[10]))).toEqual(new Set(['Two\nlines']))
})

test('the data download tells every application and every click', async () => {
  const { user, ids, browser } = await writer(130, 'x')
  const job = await api.a.job()
  const click = { userId: user.id, jobId: job.id, companyName: job.companyName, isSimilarJob: false }
  await api.db.insert(schema.clicks).values(Array.from({ length: 1_001 }, () => click))
  const { data } = await browser.downloadMyData({})
  const { tracker, clicks } = data as { tracker: { jobId: number }[]; clicks: unknown[] }
  expect(tracker.map(({ jobId }) => jobId)).toEqual(ids.toReversed())
  expect(clicks).toHaveLength(1_001)
  const nothing = (await (await api.as(await api.a.user())).downloadMyData({})).data
  expect(nothing).toMatchObject({ tracker: [], clicks: [] })
})

const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

// holds Beyond §4: REST: `/v1/tracker`
describe('/v1/tracker', () => {
  test('comes in pages, each application once, also where several were tracked at the same instant', async () => {
    const { user, ids } = await writer(12, 'x')
    // To the microsecond, as the database's own clock has it.
    for (const [index, jobId] of ids.slice(0, 4).entries())
      await api.db
        .update(schema.trackedJobs)
        .set({ trackedAt: sql`${`2027-02-01T00:00:00.0001${index}Z`}::timestamptz` })
        .where(and(eq(schema.trackedJobs.userId, user.id), eq(schema.trackedJobs.jobId, jobId)))
    const program = await programOf(api, user)
    const told: number[] = []
    for (let cursor: string | undefined; ; ) {
      const page = await program.listApplications({ limit: 5, ...(cursor && { cursor }) })
      expect(page.applications.length).toBeLessThanOrEqual(5)
      told.push(...page.applications.map(({ id }) => id))
      if (page.nextCursor === null) break
      cursor = page.nextCursor
    }
    expect(told).toEqual(ids)
    expect(await program.listApplications({ limit: 12 })).toMatchObject({ nextCursor: null })
  })

  test('has at most a hundred in a page, and fifty where nothing is said', async () => {
    const program = await programOf(api, (await writer(101, 'x')).user)
    expect((await program.listApplications({})).applications).toHaveLength(50)
    expect((await program.listApplications({ limit: 100 })).applications).toHaveLength(100)
    expect(await problemOf(await program.fetch('/v1/tracker?limit=101'))).toMatchObject({ code: 400 })
  })

  test.each([
    ['no JSON', 'x'],
    ['an instant that is none', cursorOf(['soon', 1])],
    ['an id that is none', cursorOf(['2027-01-01T00:00:00.000Z', 1.5])],
    ['too few', cursorOf([])],
  ])('refuses a cursor of %s', async (_what, cursor) => {
    const program = await programOf(api, await api.a.subscriber())
    for (const path of ['/v1/tracker', '/v1/jobs'])
      expect(await problemOf(await program.fetch(`${path}?cursor=${cursor}`))).toMatchObject({
        code: 400,
        detail: 'This cursor is not known.',
      })
  })
})
