import { request as httpRequest } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { JOB_LIST_CHANNEL, listenerName, schema } from '@lilypad/db'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createJobList } from '../../src/areas/jobs/list/job-list.ts'
import { chooseEncoding } from '../../src/http/prepared-reply.ts'
import { createTestApi, useApi } from '../create-test-api.ts'

let visitorJob: { id: number }
const api = useApi()
beforeAll(async () => {
  const board = await api.a.board({ logoFile: 'pond.svg', lastScrapedAt: new Date('2026-01-31T04:30:00Z') })
  visitorJob = await api.a.job({
    boardId: board.id,
    freeTenth: true,
    audience: ['CP1', 'RS2'],
    approvedAt: new Date('2026-01-30T04:59:00Z'),
  })
  await api.a.job({ title: 'Newer', freeTenth: true })
  await api.a.job({
    title: 'Oldest but featured',
    featured: true,
    approvedAt: new Date('2020-01-01T12:00:00Z'),
  })
})

type Raw = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }
/** As bytes: fetch would decompress them. */
const raw = (headers: Record<string, string>): Promise<Raw> =>
  new Promise((resolve, reject) => {
    httpRequest(`${api.origin}/api/load_front_end_jobs`, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
const titles = async () => (await api.visitor().loadFrontEndJobs({})).jobs.map((job) => job['Job Title'])
const eventually = (check: () => Promise<void>) =>
  expect
    .poll(
      () =>
        check().then(
          () => true,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

// holds Part 2 §7 Jobs: `GET /api/load_front_end_jobs`
describe('load_front_end_jobs', () => {
  // holds Part 2 §3: Job
  // holds Decisions §2: Rows: Date Last Scraped is a day; the page: an instant
  test('gives rows by their names on the wire: labels, days in New York, no long texts', async () => {
    const { jobs } = await api.visitor().loadFrontEndJobs({})
    expect(jobs.find(({ id }) => id === visitorJob.id)).toMatchObject({
      Audience: ['PreK-12 Educator', 'Relevant Skills (5-8 years)'],
      'Date Approved': '2026-01-29',
      'Date Last Scraped': '2026-01-30',
      approved_at: '2026-01-30T04:59:00.000Z',
      'Workplace Type': 'Remote',
      'Location-Specific': [],
      'Salary Max': null,
      company_logo_filename: 'pond.svg',
      'Logo (one-off)': null,
    })
    expect(Object.keys(jobs[0] ?? {})).not.toContain('Full Job Description')
  })

  test('rows carry the board’s day only where the card says it: more than 14 days before ours', async () => {
    const approvedAt = new Date('2025-06-16T12:00:00Z')
    const days = ['2025-06-17', '2025-06-02', '2025-06-01', null]
    for (const postedOn of days)
      await api.a.job({ title: `On ${postedOn}`, freeTenth: true, approvedAt, postedOn })
    await api.announceJobs()
    const said = async () =>
      (await api.visitor().loadFrontEndJobs({})).jobs
        .filter((job) => job['Job Title'].startsWith('On '))
        .map((job) => job.posted_by_employer)
    await expect.poll(said, { timeout: 60_000 }).toEqual([null, null, '2025-06-01', null])
  })

  // holds Decisions §7: Default order: featured, newest, id
  test('default order: featured, then newest, then id', async () => {
    expect((await titles()).slice(0, 2)).toEqual(['Oldest but featured', 'Newer'])
  })

  // holds Part 1 §3: Select option: id, itemName, color, children
  // holds Part 2 §7 Jobs: `GET /api/load_front_end_jobs`
  test('gives the audience groups with colours, the number of companies and the role', async () => {
    const teacher = await api.as(await api.a.user({ role: 'preK-12 Educator' }))
    const reply = await teacher.loadFrontEndJobs({})
    expect(reply).toMatchObject({ user_role: 'preK-12 Educator', num_companies_scraped: 1 })
    expect(reply.audience_groups_new.map(({ id }) => id)).toEqual(['CP', 'EC', 'RS', 'IE'])
    const colors = (await teacher.loadColors({})).colors.audience_color_map
    for (const group of reply.audience_groups_new)
      for (const option of [group, ...(group.children ?? [])])
        expect(option.color).toBe(colors[option.itemName])
    expect((await api.visitor().loadFrontEndJobs({})).user_role).toBeNull()
  })
})

describe('the list is one compressed body with a strong ETag', () => {
  // holds Decisions §2: One compressed body per tier and role, strong ETag, private and no-cache
  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['', undefined, (body: Buffer) => body],
  ])('Accept-Encoding %s', async (accepted, encoding, open) => {
    const reply = await raw({ 'accept-encoding': accepted })
    expect(reply.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie',
      'content-type': 'application/json; charset=utf-8',
    })
    expect(reply.headers['content-encoding']).toBe(encoding)
    expect(reply.headers.etag).toMatch(/^"[\w-]{43}-(br|gzip|identity)"$/)
    expect(JSON.parse(open(reply.body).toString())).toMatchObject({ success: true, user_role: null })
  })

  // holds Decisions §2: One compressed body per tier and role, strong ETag, private and no-cache
  test('an unchanged list costs a 304, and each encoding has its own ETag', async () => {
    const first = await raw({ 'accept-encoding': 'br' })
    const etag = String(first.headers.etag)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await raw({ 'accept-encoding': 'br', 'if-none-match': known })
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
    }
    expect((await raw({ 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200)
    expect((await raw({ 'accept-encoding': 'br', 'if-none-match': '"other"' })).status).toBe(200)
  })

  // holds Decisions §2: One compressed body per tier and role, strong ETag, private and no-cache
  test('tiers and roles never share an ETag', async () => {
    const cookieOf = async (user: { id: number }) => `lilypad_session=${await api.a.session(user)}`
    const etags = new Set<unknown>()
    for (const cookie of [
      '',
      await cookieOf(await api.a.user({ role: 'Other' })),
      await cookieOf(await api.a.subscriber()),
      await cookieOf(await api.a.subscriber({ role: 'Other' })),
    ])
      etags.add((await raw({ cookie })).headers.etag)
    // The jobs of this test are all free: only the role tells the first two from the last two.
    expect(etags.size).toBe(2)
  })

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.000', 'identity'],
    ['GZIP', 'gzip'],
    ['brotli', 'identity'],
    [undefined, 'identity'],
  ])('Accept-Encoding %s chooses %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding)
  })
})

describe('the lists are made at the start', () => {
  test('before anybody asks, for every tier; a failure is only logged', async () => {
    const own = await createTestApi()
    await own.jobList.prepare()
    // Not announced: only a list that is made later holds it.
    await own.a.job({ freeTenth: true })
    for (const reader of [own.visitor(), await own.as(await own.a.subscriber())])
      expect((await reader.loadFrontEndJobs({})).jobs).toEqual([])
    own.jobList.forget()
    await own.db.execute(sql`alter table jobs rename to away`)
    await own.jobList.prepare()
    expect(own.log.join('')).toContain('could not be made in advance')
    await own.close()
  })
})

describe('the list is kept until a scrape changes it', () => {
  test('a scrape’s notice drops it, in every process, within about a second', async () => {
    await titles()
    await api.a.job({ title: 'Fresh', freeTenth: true })
    await api.announceJobs()
    await eventually(async () => expect(await titles()).toContain('Fresh'))
  })

  test('under constant notices, it is made again at most about once a second', async () => {
    await sleep(1_100)
    await titles()
    const etags = new Set<unknown>()
    for (const since = performance.now(); performance.now() - since < 2_500; await sleep(50)) {
      await api.a.job({ freeTenth: true })
      await api.announceJobs()
      etags.add((await raw({})).headers.etag)
    }
    expect(etags.size).toBeGreaterThanOrEqual(2)
    expect(etags.size).toBeLessThanOrEqual(4)
  })

  test('a notice without a change leaves the version alone', async () => {
    await sleep(1_100)
    const { etag } = (await raw({})).headers
    await api.announceJobs()
    await sleep(1_200)
    expect((await raw({ 'if-none-match': String(etag) })).status).toBe(304)
  })

  test('when the listener loses its connection, nothing is missed', async () => {
    await titles()
    await api.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${listenerName(JOB_LIST_CHANNEL)} and datname = current_database()`,
    )
    await api.a.job({ title: 'Unheard', freeTenth: true })
    await eventually(async () => expect(await titles()).toContain('Unheard'))
    await sleep(1_500)
    await api.a.job({ title: 'Heard again', freeTenth: true })
    await api.announceJobs()
    await eventually(async () => expect(await titles()).toContain('Heard again'))
  })

  test('a job that is no longer listed leaves it', async () => {
    await api.db
      .update(schema.jobs)
      .set({ unlistedReason: 'deleted', deletedAt: new Date() })
      .where(eq(schema.jobs.title, 'Fresh'))
    await api.announceJobs()
    await eventually(async () => expect(await titles()).not.toContain('Fresh'))
  })
})

test('without a search engine for the machine the start says so, and the list ends at LIST_IN_BROWSER_MAX', async () => {
  const { config, database, folders } = api.deps
  const said: string[] = []
  const log = {
    error: (text: string) => said.push(text),
    info: () => undefined,
    warn: () => undefined,
  } as never
  const list = createJobList(
    { config: { ...config, listInBrowserMax: 2 }, database, folders },
    log,
    async () => false,
  )
  await list.open()
  expect(said).toEqual([expect.stringMatching(/no search engine .* 2 jobs/)])
  expect(await list.isLong()).toBe(false)
  const { jobs } = JSON.parse(String((await list.snapshot('premium')).replyFor(null).encoded('identity')))
  expect(jobs).toHaveLength(2)
  await list.close()
})
