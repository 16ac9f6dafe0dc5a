import { createHash } from 'node:crypto'
import { type Call, calls, type Program, programs } from '@lilypad/contracts'
import { schema } from '@lilypad/db'
import { CATEGORIES, FILTERS } from '@lilypad/domain'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeCursor } from '../../src/areas/programs/job-programs.ts'
import { createTestApi, type TestApi, useApi } from '../create-test-api.ts'
import { keyOf, problemOf, programOf } from './key-kit.ts'

const PROBLEM = 'application/problem+json; charset=utf-8'
const DAY = 24 * 60 * 60 * 1000
type Fields = Parameters<TestApi['a']['job']>[0]
/** A query, a job that passes it, and one that does not. */
const FILTERED: [query: string, passing: Fields, failing: Fields][] = [
  ['category=Sales&category=Other', { category: 'Sales' }, { category: 'Finance' }],
  ['type=Part-Time', { jobType: 'Part-Time' }, { jobType: null }],
  ['audience=CP', { audience: ['CP2'] }, { audience: ['EC'] }],
  ['travel=Some%20Travel', { travel: 'Some Travel' }, { travel: 'No Travel' }],
  ['location=Ohio', { locations: ['Ohio'] }, { locations: [] }],
  ['salary=90000', { salaryMax: 90_000 }, { salaryMax: null }],
  ['since=2026-02-02', { approvedAt: new Date('2026-02-02T12:00:00Z') }, { approvedAt: new Date(0) }],
  ['state=OH', { eligibleStates: ['OH'] }, { eligibleStates: ['TX'] }],
  ['licence=none_required', { licenceNeed: 'preferred' }, { licenceNeed: 'required' }],
  ['degree=bachelor', { degree: 'bachelor' }, { degree: 'master' }],
]
const passes = new Map<string, number>()
const pondOf = (query: string) => `Pond ${query}`

/** All jobs are there before the first list is made. */
async function makeJobs() {
  for (const [query, passing, failing] of FILTERED) {
    const companyName = pondOf(query)
    passes.set(query, (await api.a.job({ companyName, ...passing })).id)
    await api.a.job({ companyName, ...failing })
  }
  const at = (days: number) => new Date(Date.now() - days * DAY)
  const older = await api.a.job({ companyName: 'Order', approvedAt: at(3), featured: true })
  const newer = await api.a.job({ companyName: 'Order', approvedAt: at(2) })
  const hidden = await api.a.job({ companyName: 'Order', title: 'Sailor' })
  return { older, newer, hidden }
}
let made: Awaited<ReturnType<typeof makeJobs>>
const api = useApi()
beforeAll(async () => {
  made = await makeJobs()
})

const everyProgram = Object.entries(programs) as [string, Program][]
const pathOf = ({ path }: Program, id = 1) => path.replace('{id}', String(id))
const ask = (program: Program, headers: Record<string, string>, body = '{') =>
  fetch(api.origin + pathOf(program), {
    method: program.method,
    headers: program.method === 'GET' ? headers : { ...headers, 'content-type': 'application/json' },
    ...(program.method !== 'GET' && { body }),
  })

// holds Beyond §4: Personal keys: no key is 401, a missing scope 403; cookies authenticate nothing
describe('without a valid key nothing is answered, before the body is read', () => {
  test.each(everyProgram)('%s', async (_name, program) => {
    const person = await api.a.subscriber()
    const cookie = `lilypad_session=${await api.a.session(person)}`
    const revoked = await keyOf(api, person)
    await api.db.delete(schema.personalKeys).where(eq(schema.personalKeys.userId, person.id))
    const keyless = [{}, { cookie }, { authorization: 'Basic bHA6' }]
    for (const headers of keyless as Record<string, string>[]) {
      const response = await ask(program, headers)
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
      expect(await problemOf(response)).toEqual({
        type: PROBLEM,
        code: 401,
        title: 'Unauthorized',
        status: 401,
        detail: 'A personal key is required, as Authorization: Bearer lp_…',
      })
    }
    for (const key of [revoked, `${revoked.slice(0, -1)}!`, 'lp_1', 'x'.repeat(9_000)]) {
      const response = await ask(program, { authorization: `Bearer ${key}` })
      expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
      expect(await problemOf(response)).toMatchObject({ type: PROBLEM, status: 401 })
    }
  })

  test.each(everyProgram)(
    'a key without its scope is refused by %s, with all others',
    async (_name, program) => {
      const others = (['jobs:read', 'searches:read', 'tracker:read', 'tracker:write'] as const).filter(
        (scope) => scope !== program.scope,
      )
      const key = await keyOf(api, await api.a.user(), others)
      expect(await problemOf(await ask(program, { authorization: `bearer ${key}` }))).toEqual({
        type: PROBLEM,
        code: 403,
        title: 'Forbidden',
        status: 403,
        detail: `This key does not allow ${program.scope}.`,
      })
    },
  )
})

// holds Beyond §4: A leaked key can neither pay, nor delete, nor change the account
test('a key authenticates no call at /api or /admin-api: with it, one is answered as without', async () => {
  const key = await keyOf(api, await api.a.subscriber({ isAdmin: true }))
  for (const call of Object.values<Call>(calls)) {
    if (call.access === 'public') continue
    const { status } = await fetch(api.origin + call.path, {
      method: call.method,
      headers: { authorization: `Bearer ${key}` },
    })
    expect([call.path, status]).toEqual([call.path, 401])
  }
  const { user } = (await (
    await fetch(`${api.origin}/api/get_logged_in_user`, { headers: { authorization: `Bearer ${key}` } })
  ).json()) as { user: unknown }
  expect(user).toBeNull()
})

// holds Beyond §4: REST: `/v1/jobs`, all filters of the dashboard as query parameters
describe('GET /v1/jobs', () => {
  test('lists the jobs that its person sees, the newest first, without those that they hide', async () => {
    const person = await api.a.subscriber()
    const { older, newer, hidden } = made
    await (await api.as(person)).hideJob({ id: hidden.id })
    const program = await programOf(api, person)
    const { jobs, nextCursor } = await program.listJobs({ search: 'order' })
    expect([jobs.map(({ id }) => id), nextCursor]).toEqual([[newer.id, older.id], null])
    expect(jobs[0]).toEqual({
      id: newer.id,
      title: newer.title,
      companyName: 'Order',
      url: newer.url,
      category: 'Curriculum',
      jobType: 'Full-Time',
      workplace: 'Remote',
      travel: 'No Travel',
      locations: [],
      audience: ['Relevant Skills (2-5 years)'],
      salaryMax: null,
      salaryRange: null,
      applyBy: null,
      deadline: null,
      licenceNeed: null,
      eligibleStates: null,
      isPlaceStated: true,
      degree: null,
      featured: false,
      pageUrl: expect.stringContaining(`/#/job/${newer.id}`),
      addedAt: newer.approvedAt?.toISOString(),
      checkedOn: null,
    })
  })

  test.each(FILTERED)('?%s', async (query) => {
    const program = await programOf(api, await api.a.subscriber())
    const [companyName, job] = [pondOf(query), passes.get(query)]
    const response = await program.fetch(`/v1/jobs?search=${encodeURIComponent(companyName)}&${query}`)
    const { jobs } = (await response.json()) as { jobs: { id: number }[] }
    expect(jobs.map(({ id }) => id)).toEqual([job])
  })

  test('every filter of the dashboard is a parameter, and is tested here', () => {
    const names = Object.values(FILTERS).map(({ queryName }) => queryName)
    expect(programs.listJobs.request.def.shape).toMatchObject(
      Object.fromEntries(names.map((name) => [name, expect.anything()])),
    )
    const tested = FILTERED.map(([query]) => query.split('=')[0])
    expect([...tested, 'search', 'saved', 'followed'].sort()).toEqual(names.toSorted())
  })

  test('?saved=1 finds the starred jobs', async () => {
    const [person, job] = [await api.a.subscriber(), made.newer]
    await api.a.star(person, job)
    const { jobs } = await (await programOf(api, person)).listJobs({ saved: true })
    expect(jobs.map(({ id }) => id)).toEqual([job.id])
  })

  test.each([
    ['colour=green', "The field 'colour' is not known."],
    [
      'category=Frogs',
      `The field 'category' must be ${new Intl.ListFormat('en', { type: 'disjunction' }).format(CATEGORIES)}.`,
    ],
    [
      'degree=phd',
      "The field 'degree' must be none, high school, associate, bachelor, master, or doctorate.",
    ],
    ['salary=much', "The field 'salary' must be a number."],
    ['since=yesterday', "The field 'since' is not valid."],
    ['saved=perhaps', "The field 'saved' must be true or false."],
    [
      `location=${Array(101).fill('Ohio').join('&location=')}`,
      "The field 'location' must have at most 100 values.",
    ],
    ['limit=101', "The field 'limit' must be at most 100."],
    ['limit=0', "The field 'limit' must be at least 1."],
    ['search=a&search=b', "The field 'search' must be text."],
    ['cursor=frog', 'This cursor is not known.'],
    ['cursor=bnVsbA', 'This cursor is not known.'],
  ])('?%s is a 400', async (query, detail) => {
    const program = await programOf(api, await api.a.user())
    expect(await problemOf(await program.fetch(`/v1/jobs?${query}`))).toEqual({
      type: PROBLEM,
      code: 400,
      title: 'Bad Request',
      status: 400,
      detail,
    })
  })

  test('nor does the tracker take a place that we did not write, or in a year that the database does not know', async () => {
    const program = await programOf(api, await api.a.user())
    for (const at of [
      '+275760-01-01T00:00:00Z',
      '-271820-01-01T00:00:00Z',
      '0001-01-01T00:00:00+14:00',
      '9999-12-31T23:59:00-14:00',
      '1',
    ])
      expect((await program.fetch(`/v1/tracker?cursor=${writeCursor([at, 1])}`)).status).toBe(400)
  })

  // holds Beyond §4: REST: `If-None-Match`
  test('what has not changed is a 304 without a body, and a new job a 200', async () => {
    const program = await programOf(api, await api.a.subscriber())
    const path = '/v1/jobs?search=order'
    const first = await program.fetch(path)
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect(first.headers.get('vary')).toBe('Accept-Encoding, Authorization')
    const same = await program.fetch(path, { headers })
    expect([same.status, await same.text()]).toEqual([304, ''])
    await api.a.job({ companyName: 'Order' })
    await api.announceJobs()
    await expect
      .poll(async () => (await program.fetch(path, { headers })).status, { timeout: 10_000 })
      .toBe(200)
  })
})

// holds Beyond §4: Personal keys: rate-limited by key
test('a key has its own limit, says in headers how much of it is left, and for how long it is over', async () => {
  const small = await createTestApi({ env: { RATE_LIMIT_SCALE: '0.01' } })
  try {
    const [mine, other] = [
      await programOf(small, await small.a.user()),
      await programOf(small, await small.a.user()),
    ]
    const answers: [number, string | null][] = []
    for (let turn = 0; turn < 4; turn += 1) {
      const { status, headers } = await mine.fetch('/v1/searches')
      expect(headers.get('ratelimit-policy')).toBe('"key";q=3;w=60')
      answers.push([status, headers.get('ratelimit')?.replace(/t=\d+/, 't=') ?? null])
    }
    expect(answers).toEqual([
      [200, '"key";r=2;t='],
      [200, '"key";r=1;t='],
      [200, '"key";r=0;t='],
      [429, '"key";r=0;t='],
    ])
    const over = await mine.fetch('/v1/searches')
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await problemOf(over)).toMatchObject({ type: PROBLEM, status: 429, title: 'Too Many Requests' })
    expect((await other.fetch('/v1/searches')).status).toBe(200)
  } finally {
    await small.close()
  }
})

test('an answer about a person is kept by no cache, and is a 304 to a program that has it', async () => {
  const person = await api.a.subscriber()
  const [program, search] = [await programOf(api, person), await api.a.search(person)]
  for (const path of ['/v1/jobs', `/v1/jobs/${made.newer.id}`, `/v1/searches/${search.id}/jobs`]) {
    const { status, headers } = await program.fetch(path)
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
    const again = await program.fetch(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'no-store'])
  }
})

test('a page of any origin may ask, with a key and never with a cookie', async () => {
  const asked = await fetch(`${api.origin}/v1/tracker/1`, {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'PATCH' },
  })
  expect([asked.status, Object.fromEntries(asked.headers)]).toEqual([
    204,
    expect.objectContaining({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, PATCH',
      'access-control-allow-headers': 'Authorization, Content-Type, If-None-Match',
    }),
  ])
  expect(asked.headers.get('access-control-allow-credentials')).toBeNull()
  const refused = await fetch(`${api.origin}/v1/jobs`)
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, '*'])
})

test('what is not there is a problem too', async () => {
  const program = await programOf(api, await api.a.user())
  for (const path of ['/v1', '/v1/', '/v1/frogs', '/v1/jobs/1/2', '/v1/jobs/999999999'])
    expect([path, await problemOf(await program.fetch(path))]).toMatchObject([
      path,
      { type: PROBLEM, status: 404, title: 'Not Found' },
    ])
  expect(await problemOf(await program.fetch('/v1/jobs/frog'))).toMatchObject({ type: PROBLEM, status: 400 })
  expect(await problemOf(await program.send('POST', '/v1/tracker', '{'))).toMatchObject({
    type: PROBLEM,
    status: 400,
    detail: 'The body is not valid JSON.',
  })
})

test('of a key, the database holds the hash, and the log nothing', async () => {
  const key = await keyOf(api, await api.a.user())
  await fetch(`${api.origin}/v1/jobs`, { headers: { authorization: `Bearer ${key}` } })
  const rows = await api.db.select().from(schema.personalKeys)
  const hash = createHash('sha256').update(key).digest('hex')
  expect(rows.filter(({ keyHash }) => keyHash === hash)).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(key)
  expect(api.log.join('\n')).not.toContain(key)
})
