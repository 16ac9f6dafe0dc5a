import { rmSync } from 'node:fs'
import { unsubscribeLink } from '@lilypad/crypto'
import { NO_FILTER, writeSavedState } from '@lilypad/domain'
import { MADE_PASSWORD } from '@lilypad/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, createTestApi, type TestApi } from '../create-test-api.ts'
import { clientFolder } from '../pages/client-folder.ts'
import { keyOf } from '../programs/key-kit.ts'

let api: TestApi
beforeEach(async () => {
  api = await createTestApi({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
})
afterEach(() => api.close())

const logIn = (email: string, from: string, password = 'not the password') =>
  api.visitor().fetch('/api/headless_log_in', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email, password }),
  })
async function statuses(times: number, request: (turn: number) => Promise<Response>) {
  const counts = new Map<number, number>()
  for (let turn = 0; turn < times; turn += 1) {
    const { status } = await request(turn)
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  return Object.fromEntries(counts)
}
const read = (from: string) =>
  api.visitor().fetch('/api/load_alerts', { headers: { 'x-forwarded-for': from } })

// holds Decisions §5: Rate limits: 10 an address, 30 a client IP, 300 a session
test('log-in: 10 a minute for an e-mail address, in any spelling and from any client', async () => {
  const spell = (turn: number) => (turn % 2 ? 'Fern@example.com ' : 'fern@EXAMPLE.com')
  expect(await statuses(12, (turn) => logIn(spell(turn), `10.0.0.${turn}`))).toEqual({ 401: 10, 429: 2 })
  expect((await logIn('other@example.com', '10.0.0.1')).status).toBe(401)
})

// holds Decisions §5: Rate limits: 10 an address, 30 a client IP, 300 a session
test('log-in: 30 a minute for a client IP, and then even the right password waits', async () => {
  const person = await api.a.user()
  expect(await statuses(31, (turn) => logIn(`person-${turn}@nowhere.example`, '10.0.0.1'))).toEqual({
    401: 30,
    429: 1,
  })
  expect((await logIn(person.email, '10.0.0.1', MADE_PASSWORD)).status).toBe(429)
  expect((await logIn(person.email, '10.0.0.2', MADE_PASSWORD)).status).toBe(200)
})

test('everything else: 300 a minute for a client IP without a session', async () => {
  expect(await statuses(302, () => read('10.0.0.1'))).toEqual({ 200: 300, 429: 2 })
  expect((await read('10.0.0.2')).status).toBe(200)
})

// holds Decisions §5: Rate limits: 10 an address, 30 a client IP, 300 a session
test('with a session its own 300, from any IP; invented tokens do not help', async () => {
  const member = await api.as(await api.a.user())
  const asMember = (turn: number) =>
    member.fetch('/api/load_alerts', { headers: { 'x-forwarded-for': `10.0.1.${turn % 200}` } })
  expect(await statuses(301, asMember)).toEqual({ 200: 300, 429: 1 })
  const asForger = (turn: number) => {
    const cookie = `lilypad_session=${String(turn).padStart(43, 'A')}`
    return api.visitor().fetch('/api/load_alerts', { headers: { cookie, 'x-forwarded-for': '10.0.2.1' } })
  }
  expect(await statuses(301, asForger)).toEqual({ 200: 300, 429: 1 })
})

test('unknown addresses count as calls of a client IP, and leave no line in the log', async () => {
  const ask = (turn: number) =>
    api.visitor().fetch(`/nothing/${turn}`, {
      method: turn % 2 ? 'POST' : 'GET',
      headers: { 'x-forwarded-for': '10.0.6.1', accept: turn % 3 ? 'text/html' : 'application/json' },
    })
  api.log.splice(0)
  expect(await statuses(302, ask)).toEqual({ 404: 300, 429: 2 })
  expect(api.log).toEqual([])
  expect((await read('10.0.6.1')).status).toBe(429)
  expect((await read('10.0.6.2')).status).toBe(200)
})

test('unknown addresses count, too, where files of the web client are looked for; long ones at once', async () => {
  const webFolder = clientFolder()
  const served = await createTestApi({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' }, webFolder })
  try {
    const ask = (from: string, path: string) => (turn: number) =>
      served.visitor().fetch(path, {
        method: turn % 2 ? 'HEAD' : 'GET',
        headers: { 'x-forwarded-for': from, accept: 'text/html' },
      })
    expect(await statuses(302, ask('10.0.6.3', '/nothing'))).toEqual({ 404: 300, 429: 2 })
    const folders = await statuses(302, ask('10.0.6.4', '/a'.repeat(2_000)))
    expect(folders[429]).toBe(2)
  } finally {
    await served.close()
    rmSync(webFolder, { recursive: true })
  }
})

test('logos: 1,200 a minute for a client IP are looked for in the database', async () => {
  const ask = (turn: number) =>
    api.visitor().fetch(`/logos/none-${turn}.png`, { headers: { 'x-forwarded-for': '10.0.7.1' } })
  expect(await statuses(1_202, ask)).toEqual({ 404: 1_200, 429: 2 })
  expect((await read('10.0.7.1')).status).toBe(200)
})

test('a person has one allowance, however many sessions and keys they use', async () => {
  const person = await api.a.user()
  const browsers = await Promise.all(Array.from({ length: 5 }, () => api.as(person)))
  const keys = await Promise.all(Array.from({ length: 5 }, () => keyOf(api, person)))
  const ask = (turn: number) => {
    const headers = { 'x-forwarded-for': `10.0.5.${turn % 200}` }
    if (turn % 2) return (browsers[turn % 5] as Browser).fetch('/api/load_alerts', { headers })
    const authorization = `Bearer ${keys[turn % 5]}`
    return api.visitor().fetch('/v1/searches', { headers: { ...headers, authorization } })
  }
  expect(await statuses(304, ask)).toEqual({ 200: 300, 429: 4 })
  const other = await api.as(await api.a.user())
  expect((await other.fetch('/api/load_alerts')).status).toBe(200)
})

test('an admin who is logged in as a person uses up their own allowance', async () => {
  const person = await api.a.user()
  const admin = await api.impersonating(person)
  expect(await statuses(301, () => admin.fetch('/api/load_alerts'))).toEqual({ 200: 300, 429: 1 })
  expect((await (await api.as(person)).fetch('/api/load_alerts')).status).toBe(200)
})

// holds Decisions §3: `429 rate_limited`, with Retry-After
test('429 says in JSON how long to wait, as Retry-After does', async () => {
  await statuses(300, () => read('10.0.0.1'))
  const response = await read('10.0.0.1')
  const seconds = Number(response.headers.get('retry-after'))
  expect([response.status, await response.json()]).toEqual([
    429,
    {
      success: false,
      message: expect.stringContaining(`Too many requests. Please wait ${seconds} second`),
    },
  ])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
})

// holds Decisions §5: Rate limits: 10 an address, 30 a client IP, 300 a session
test('redeem: 10 a minute for an account, from any client; another account is free', async () => {
  const redeemAs = async () => {
    const member = await api.as(await api.a.user())
    return (turn: number) =>
      member.fetch('/api/redeem', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.3.${turn}` },
        body: JSON.stringify({ code: 'NOSUCHCODE22' }),
      })
  }
  expect(await statuses(12, await redeemAs())).toEqual({ 400: 10, 429: 2 })
  expect(await statuses(1, await redeemAs())).toEqual({ 400: 1 })
})

// holds Decisions §5: Rate limits: 10 an address, 30 a client IP, 300 a session
test('process_lead: 10 a minute for an e-mail address', async () => {
  const lead = (email: string) => (turn: number) =>
    api.visitor().fetch('/api/process_lead', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.4.${turn}` },
      body: JSON.stringify({ email }),
    })
  expect(await statuses(12, lead('fern@example.com'))).toEqual({ 200: 10, 429: 2 })
  expect(await statuses(1, lead('moss@example.com'))).toEqual({ 200: 1 })
})

// holds Decisions §5: Static files, health and webhook are not counted
test('health, metrics and static files are not counted', async () => {
  const paths = ['/healthz', '/metrics', '/terms.pdf']
  const seen = await statuses(930, (turn) =>
    api.visitor().fetch(paths[turn % 3] ?? '', { headers: { 'x-forwarded-for': '10.0.0.1' } }),
  )
  expect(seen[200]).toBeGreaterThanOrEqual(620)
  expect(seen[429]).toBeUndefined()
  expect((await read('10.0.0.1')).status).toBe(200)
})

test('the page that is drawn for a person counts like a call; that of visitors does not', async () => {
  const webFolder = clientFolder()
  const withPage = await createTestApi({ env: { RATE_LIMIT_SCALE: '1' }, webFolder })
  try {
    const member = await withPage.as(await withPage.a.user())
    expect(await statuses(301, () => member.fetch('/'))).toEqual({ 200: 300, 429: 1 })
    expect(await statuses(301, () => withPage.visitor().fetch('/'))).toEqual({ 200: 301 })
  } finally {
    await withPage.close()
    rmSync(webFolder, { recursive: true })
  }
})

test('files: 30 a minute for a person, from any client and session', async () => {
  const person = await api.a.user()
  const browsers = [await api.as(person), await api.as(person)]
  const upload = (turn: number) => {
    const path = turn % 3 ? '/api/tracker/upload_resume' : '/api/tracker/upload_cover_letter'
    const headers = { 'x-forwarded-for': `10.0.6.${turn}` }
    return (browsers[turn % 2] as Browser).fetch(path, { method: 'POST', headers, body: new FormData() })
  }
  expect(await statuses(33, upload)).toEqual({ 400: 30, 429: 3 })
  expect((await browsers[0]?.fetch('/api/load_alerts'))?.status).toBe(200)
})

test('a new password: 10 a minute for an account, from any client', async () => {
  const member = await api.as(await api.a.user())
  const change = (turn: number) =>
    member.fetch('/api/change_password', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.7.${turn}` },
      body: JSON.stringify({ password: 'a brand new lily' }),
    })
  expect(await statuses(12, change)).toEqual({ 200: 10, 429: 2 })
})

test.each(['/docs/json', '/newsletter'])(
  '%s is drawn for each request, and counts like a call',
  async (path) => {
    const look = () => api.visitor().fetch(path, { headers: { 'x-forwarded-for': '10.0.8.1' } })
    expect(await statuses(301, look)).toEqual({ 200: 300, 429: 1 })
  },
)

test('one network of IPv6 addresses counts as one client', async () => {
  expect(await statuses(301, (turn) => read(`2001:db8:1:2::${turn.toString(16)}`))).toEqual({
    200: 300,
    429: 1,
  })
})

test('secret feeds: 100 of searches a minute for a person and 6 of the calendar, from whatever address; others keep theirs', async () => {
  const readerOf = (url: string | null | undefined) => (turn: number) =>
    api.visitor().fetch(new URL(url ?? '').pathname, { headers: { 'x-forwarded-for': `10.0.6.${turn}` } })
  const feedsOf = async () => {
    const browser = await api.as(await api.a.subscriber())
    const { url } = await browser.setCalendarFeed({ enabled: true, detail: 'full', kinds: ['deadline'] })
    const { filters_state } = await browser.saveSearch({
      name: 'All',
      state: writeSavedState(NO_FILTER, null),
    })
    return { calendar: readerOf(url), search: readerOf(filters_state.feed_url) }
  }
  const feeds = await feedsOf()
  expect(await statuses(8, feeds.calendar)).toEqual({ 200: 6, 429: 2 })
  expect(await statuses(102, feeds.search)).toEqual({ 200: 100, 429: 2 })
  const others = await feedsOf()
  expect(await statuses(1, others.calendar)).toEqual({ 200: 1 })
  expect(await statuses(1, others.search)).toEqual({ 200: 1 })
})

test('an unsubscribe link: 30 a minute for its person, from whatever address; others keep theirs', async () => {
  const unsubscriber = async () => {
    const { id } = await api.a.user()
    const { sessionSecret } = api.deps.config.http
    const path = unsubscribeLink({ publicUrl: '', secret: sessionSecret }, id, 'daily')
    return (turn: number) =>
      api.visitor().fetch(path, { method: 'POST', headers: { 'x-forwarded-for': `10.0.7.${turn}` } })
  }
  expect(await statuses(32, await unsubscriber())).toEqual({ 200: 30, 429: 2 })
  expect(await statuses(1, await unsubscriber())).toEqual({ 200: 1 })
})
