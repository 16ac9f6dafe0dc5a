import { type Access, type Call, type CallName, calls } from '@lilypad/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, createTestApi, type TestApi } from '../create-test-api.ts'
import { listRoutes } from './list-routes.ts'

const RANK: Record<Access, number> = { public: 0, member: 1, premium: 2, admin: 3 }
const TIERS = ['visitor', 'free', 'paid', 'admin'] as const
type Who = (typeof TIERS)[number]

const LISTED_UNDER_ADMIN = [
  'admin/log_in_as_user',
  'insert_job_from_admin',
  'scrape_raw',
  'get_deleted_jobs',
  'undelete_job',
  'get_redemption_codes',
  'create_redemption_codes',
  'delete_redemption_code',
  'load_users',
  'delete_user',
  'test_notifications',
  'load_job_board_data',
  'scrape_job_board',
  'scrape_all_job_boards',
  'delete_jobs_for_job_board',
  'get_constant',
]

let api: TestApi
let browsers: Record<Who, Browser>

beforeAll(async () => {
  api = await createTestApi()
  browsers = {
    visitor: api.visitor(),
    free: await api.as(await api.a.user()),
    paid: await api.as(await api.a.subscriber()),
    admin: await api.as(await api.a.user({ isAdmin: true })),
  }
})
afterAll(() => api.close())

const entries = Object.entries(calls) as [CallName, Call][]
const refused = entries.flatMap(([name, call]) =>
  TIERS.filter((_who, rank) => rank < RANK[call.access]).map((who) => ({ name, call, who })),
)
const FORBIDDEN = 'You do not have access to this.'
const NOT_JSON = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }

// holds Part 1 §6: Every call by tier
// holds Decisions §3: Access is checked before the body
describe('every call is refused for each tier below its access, before its body is read', () => {
  // holds Decisions §3: `401 unauthenticated`: 'Please log in.'
  // holds Decisions §3: `403 forbidden`: 'You do not have access to this.'
  test.each(refused)('$name refuses $who', async ({ call, who }) => {
    const response = await browsers[who].fetch(call.path, call.method === 'POST' ? NOT_JSON : {})
    expect([response.status, await response.json()]).toEqual(
      who === 'visitor'
        ? [401, { success: false, message: 'Please log in.' }]
        : [403, { success: false, message: FORBIDDEN }],
    )
  })
})

// holds Part 2 §6: Admin: all back-office calls at a base of their own
// holds Decisions §3: Access is checked before the body
describe('everything under /admin-api, calls and pages, is refused to everyone but admins before any other check', () => {
  const REFUSALS = { visitor: [401, 'Please log in.'], free: [403, FORBIDDEN], paid: [403, FORBIDDEN] }

  // holds Decisions §3: `403 forbidden`: 'You do not have access to this.'
  test.each(Object.entries(REFUSALS))('to %s', async (who, refusal) => {
    const routes = listRoutes(api.app).filter(({ path }) => path.startsWith('/admin-api'))
    const paths = routes.map(({ path }) => path)
    for (const page of ['/admin-api/queues', '/admin-api/download_redemption_codes'])
      expect(paths).toContain(page)
    for (const { path } of Object.values<Call>(calls).filter(({ access }) => access === 'admin'))
      expect(paths).toContain(path)
    for (const { method, path } of [...routes, { method: 'GET', path: '/admin-api/queues/static/x.js' }]) {
      const sent = method === 'GET' ? {} : { ...NOT_JSON, method }
      const response = await browsers[who as Who].fetch(path.replace(/:\w+/g, 'x'), sent)
      const { message } = (await response.json()) as { message: string }
      expect([method, path, response.status, message]).toEqual([method, path, ...refusal])
    }
  })
})

// holds Part 1 §6: Admin: menu, screens, a base of their own
// holds Part 2 §6: Admin: all back-office calls at a base of their own
// holds Decisions §3: Calls at /api and /admin-api
test('calls that the specification lists under Admin, and no others, live at /admin-api and are for admins', () => {
  const admins = entries.filter(([, { access }]) => access === 'admin').map(([, { path }]) => path)
  expect(admins).toEqual(expect.arrayContaining(LISTED_UNDER_ADMIN.map((name) => `/admin-api/${name}`)))
  for (const [name, call] of entries) {
    expect([name, call.path.startsWith('/admin-api/')]).toEqual([name, call.access === 'admin'])
    expect([name, /^\/(api|admin-api)\/[a-z_/]+$/.test(call.path)]).toEqual([name, true])
  }
})

// holds Decisions §3: Calls at /api and /admin-api
test('every call has its own path', () => {
  const paths = entries.map(([, call]) => call.path)
  expect(new Set(paths).size).toBe(paths.length)
})

// holds Part 1 §6: Every call by tier
describe('no call is refused to its own tier, or one above', () => {
  // A broken body is refused after the tier: nothing is done. A call by GET that changes something has its own tests.
  const allowed = entries.flatMap(([name, call]) =>
    call.method === 'GET' && 'changes' in call && call.changes
      ? []
      : TIERS.filter((_who, rank) => rank >= RANK[call.access]).map((who) => ({ name, call, who })),
  )
  test.each(allowed)('$name takes $who', async ({ call, who }) => {
    const { status } = await browsers[who].fetch(call.path, call.method === 'POST' ? NOT_JSON : {})
    expect(call.method === 'POST' ? [400, 415] : [200, 400, 404, 409]).toContain(status)
  })
})

test('a HEAD runs no call that changes something; others answer it without a body', async () => {
  for (const [, call] of entries) {
    const response = await browsers.admin.fetch(call.path, { method: 'HEAD' })
    const changes = call.method === 'POST' || ('changes' in call && call.changes === true)
    if (changes) expect([call.path, response.status]).toEqual([call.path, 404])
    else expect([call.path, response.status === 404, await response.text()]).toEqual([call.path, false, ''])
  }
})
