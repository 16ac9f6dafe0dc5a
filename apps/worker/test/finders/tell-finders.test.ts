import { schema } from '@lilypad/db'
import { type Answer, makers, startLocalServer } from '@lilypad/testing'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { useWorker } from '../test-worker.ts'

const PUBLIC = 'https://pond.example'
const KEY = 'a-key-for-tests'

let answer: () => Answer | Promise<Answer>
const outside = await startLocalServer(() => answer())
const worker = useWorker(async () => ({
  PUBLIC_URL: PUBLIC,
  INDEXNOW_KEY: KEY,
  INDEXNOW_ENDPOINT: `${outside.origin}/indexnow`,
  WEBSUB_HUB: `${outside.origin}/hub`,
}))
afterAll(() => outside.close())

beforeEach(async () => {
  answer = () => ({ status: 202, body: {} })
  await worker.db.delete(schema.outgoingNotices)
  await worker.db.delete(schema.jobs)
  await tellAll()
  outside.seen.length = 0
})

const tell = () => worker.queue.ask('tell-finders', {}, 60_000)
const free = (more: object = {}) => makers(worker.db).job({ freeTenth: true, ...more })
const pageOf = ({ id }: { id: number }) => `${PUBLIC}/jobs/${id}`
const of = (path: string) => outside.seen.filter((seen) => seen.path === path)
/** The addresses that search engines were told, by request. */
const told = () => of('/indexnow').map(({ body }) => (JSON.parse(body).urlList as string[]).toSorted())
/** The feeds whose news the hub was told, by request. */
const published = () => of('/hub').map(({ body }) => new URLSearchParams(body).getAll('hub.url').toSorted())
const FEEDS = [`${PUBLIC}/feeds/jobs.json`, `${PUBLIC}/feeds/jobs.xml`]
const set = (job: { id: number }, values: Partial<typeof schema.jobs.$inferInsert>) =>
  worker.db.update(schema.jobs).set(values).where(eq(schema.jobs.id, job.id))
/** The waits after a failure, and until the feeds show their news, are over. */
const letTimePass = () =>
  worker.db.update(schema.outgoingNotices).set({ dueAt: sql`due_at - interval '1 day'` })
/** News of the feeds, too, which the hub is told later. */
async function tellAll() {
  await tell()
  await letTimePass()
  await tell()
}

// holds Found by others §5: IndexNow is told of new and removed public jobs, once
describe('search engines', () => {
  test('are told of all new public jobs in one request with the key, and of none twice', async () => {
    const jobs = [await free(), await free(), await makers(worker.db).job({ featured: true })]
    await tell()
    await tell()
    expect(of('/indexnow').map(({ method, body }) => [method, JSON.parse(body)])).toEqual([
      [
        'POST',
        {
          host: 'pond.example',
          key: KEY,
          keyLocation: `${PUBLIC}/${KEY}.txt`,
          urlList: jobs.map(pageOf),
        },
      ],
    ])
  })

  test.each<[string, object]>([
    ['of members', { freeTenth: false }],
    ['never listed', { approvedAt: null, unlistedReason: 'not_remote' }],
    ['already gone', { unlistedReason: 'deleted', deletedAt: new Date() }],
  ])('hear nothing of a job that is %s', async (_which, more) => {
    await free(more)
    await tell()
    expect(told()).toEqual([])
  })

  test.each<[string, Partial<typeof schema.jobs.$inferInsert>]>([
    ['its board dropped it', { unlistedReason: 'deleted', deletedAt: new Date() }],
    ['it turned out not to be remote', { unlistedReason: 'not_remote' }],
    ['it is for members now', { freeTenth: false }],
  ])('are told once that a job has gone, when %s, and again when it is back', async (_how, gone) => {
    const job = await free()
    await tell()
    await set(job, gone)
    await tell()
    await tell()
    expect(told()).toEqual([[pageOf(job)], [pageOf(job)]])
    await set(job, { unlistedReason: null, deletedAt: null, freeTenth: true })
    await tell()
    expect(told()).toHaveLength(3)
  })

  test('are told of a job whose row has gone, and the notice goes with it', async () => {
    const job = await free()
    await tell()
    await worker.db.delete(schema.jobs)
    await tell()
    expect(told()).toEqual([[pageOf(job)], [pageOf(job)]])
    const left = await worker.db.$count(schema.outgoingNotices, eq(schema.outgoingNotices.kind, 'indexnow'))
    expect(left).toBe(0)
  })

  test('get at most 10,000 addresses at once', async () => {
    await worker.db.execute(sql`
      insert into outgoing_notices (kind, url, version)
      select 'indexnow', ${`${PUBLIC}/jobs/`}::text || n, 'removed' from generate_series(1, 10001) as n`)
    await tell()
    expect(told().map((urls) => urls.length)).toEqual([10_000, 1])
  })

  test('are told of no address of an earlier PUBLIC_URL: what waits for one is forgotten', async () => {
    const others = [`${PUBLIC}.other/jobs/1`, 'https://earlier.example/jobs/1']
    const addOthers = () =>
      worker.db
        .insert(schema.outgoingNotices)
        .values(others.map((url) => ({ kind: 'indexnow' as const, url, version: 'listed' })))
    const isOther = inArray(schema.outgoingNotices.url, others)
    await addOthers()
    const job = await free()
    // A process that still has the earlier address writes them again meanwhile.
    answer = () => {
      answer = () => ({ status: 200 })
      return addOthers().then(answer)
    }
    await tell()
    expect(told()).toEqual([[pageOf(job)]])
    expect(await worker.db.$count(schema.outgoingNotices, isOther)).toBe(2)
    await tell()
    expect([told().length, await worker.db.$count(schema.outgoingNotices, isOther)]).toEqual([1, 0])
  })

  test.each([403, 422, 429, 500])('that answer %i are told again later, and only later', async (status) => {
    answer = () => ({ status, body: {} })
    const job = await free()
    await tell()
    await tell()
    expect(told()).toHaveLength(1)
    answer = () => ({ status: 200, body: {} })
    await letTimePass()
    await tell()
    await tell()
    expect(told()).toEqual([[pageOf(job)], [pageOf(job)]])
  })

  test('are told of a job that goes while it is told of', async () => {
    const job = await free()
    answer = () => {
      answer = () => ({ status: 200, body: {} })
      return worker.db
        .update(schema.outgoingNotices)
        .set({ version: 'removed', attempts: 0, dueAt: sql`now()` })
        .then(() => ({ status: 200, body: {} }))
    }
    await tell()
    expect(told()).toEqual([[pageOf(job)], [pageOf(job)]])
  })
})

// holds Found by others §5: A WebSub hub is told of news in the feed, once
describe('the hub', () => {
  test('is told of both feeds when a public job comes, changes or goes, and not otherwise', async () => {
    const job = await free()
    await tellAll()
    await makers(worker.db).job()
    await tellAll()
    expect(published()).toEqual([FEEDS])
    await set(job, { title: 'Another' })
    await tellAll()
    await set(job, { unlistedReason: 'deleted' })
    await tellAll()
    await tellAll()
    expect(published()).toEqual([FEEDS, FEEDS, FEEDS])
    expect(of('/hub')[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(of('/hub')[0]?.body).toMatch(/^hub\.mode=publish&/)
  })

  test.each<[string, Partial<typeof schema.jobs.$inferInsert>]>([
    ['text', { description: 'Another', summary: 'Another' }],
    ['day on the board, which only an old posting names', { postedOn: '2026-01-20' }],
    ['unchanged row, written again', {}],
  ])('hears nothing of what the feed does not show: a job’s %s', async (_what, values) => {
    const job = await free({ approvedAt: new Date('2026-01-30T12:00:00Z'), postedOn: '2026-01-19' })
    await tellAll()
    await set(job, { ...values, changedAt: new Date() })
    await tellAll()
    expect(published()).toEqual([FEEDS])
  })

  test('is told of news only when the feeds show it, and of feeds that keep changing, too', async () => {
    await free()
    await tell()
    expect(published()).toEqual([])
    await letTimePass()
    await free()
    await tell()
    expect(published()).toEqual([FEEDS])
    await tellAll()
    expect(published()).toEqual([FEEDS, FEEDS])
  })
})
