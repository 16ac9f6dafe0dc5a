import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { ApiError, calls } from '@lilypad/contracts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createCallerQueues } from '../../src/http/caller-queues.ts'
import { type Handlers, implement } from '../../src/http/implement-calls.ts'
import { createTestApi, type TestApi } from '../create-test-api.ts'

const UNKNOWN = { success: false, message: 'An unknown error occurred.' }
let api: TestApi

beforeAll(async () => {
  api = await createTestApi({
    extend(app, { database }) {
      app.get('/api/throws', () => {
        throw new Error('Secrets of fern@example.com')
      })
      app.get('/api/breaks_sql', () =>
        database.db.execute(sql`select secret_column from users where email = ${'fern@example.com'}`),
      )
      app.get<{ Params: { code: string } }>('/api/fails_with/:code', ({ params: { code } }) =>
        database.db.execute(
          sql.raw(`do $$ begin raise exception 'Words of PostgreSQL' using errcode = '${code}'; end $$`),
        ),
      )
      app.get('/api/refuses', () => {
        throw new ApiError('conflict', 'Somebody was faster.')
      })
      app.get('/api/throws_400', () => {
        throw Object.assign(new Error('Words of a library'), { statusCode: 400 })
      })
      const { loadTrackedJobIds } = calls
      const lies = { ...loadTrackedJobIds, path: '/api/lies' }
      const handlers = { lies: async () => ({ ids: ['seven'] }) } as unknown as Handlers<{
        lies: typeof lies
      }>
      const gate = {
        publicOrigin: 'http://localhost:3000',
        limits: {
          countRequest: async () => undefined,
          countLogo: async () => undefined,
          countAttempt: async () => undefined,
          ofPerson: async () => undefined,
          mayDraw: () => true,
        },
        turns: createCallerQueues(),
        cookie: { read: () => null, set: () => undefined, clear: () => undefined },
        authenticate: async () => ({ session: null, user: null, tier: 'visitor' as const }),
        audit: async () => undefined,
        settled: async () => undefined,
        openToBrowsers: async () => undefined,
      }
      implement(app, { lies }, handlers, gate)
    },
  })
})
afterAll(() => api.close())
beforeEach(() => void api.log.splice(0))

async function get(path: string) {
  const response = await api.visitor().fetch(path)
  return { status: response.status, body: (await response.json()) as unknown }
}
async function post(path: string, body: string, type?: string) {
  const headers = type === undefined ? {} : { 'content-type': type }
  const response = await api.visitor().fetch(path, { method: 'POST', body, headers })
  return { status: response.status, body: (await response.json()) as { message: string } }
}
const LOG_IN = '/api/headless_log_in'

describe('the error handler', () => {
  // holds Decisions §3: `500 internal`: 'An unknown error occurred.'
  test('an error on purpose is a 500 that says nothing of itself', async () => {
    expect(await get('/api/throws')).toEqual({ status: 500, body: UNKNOWN })
    expect(api.log.join()).toContain('Secrets of [e-mail]')
  })

  // holds Decisions §3: No stack trace or SQL leaves the server
  test('a broken statement leaks no SQL, and the log no value', async () => {
    expect(await get('/api/breaks_sql')).toEqual({ status: 500, body: UNKNOWN })
    const log = api.log.join()
    expect(log).toContain('secret_column')
    expect(log).not.toContain('fern@example.com')
  })

  // holds Decisions §3: Replies are JSON with `success`, failures with an honest status and a message
  test('an ApiError keeps its status and words', async () => {
    expect(await get('/api/refuses')).toEqual({
      status: 409,
      body: { success: false, message: 'Somebody was faster.' },
    })
  })

  // holds Decisions §3: `503 unavailable`: with `Retry-After`
  test.each([
    ['its disk is full', '53100'],
    ['it has no memory left', '53200'],
    ['it has no connection left', '53300'],
    ['it crashed', '57P02'],
    ['it recovers', '57P03'],
  ])(
    'PostgreSQL cannot take it now, as %s: a 503 that says so and when to come again',
    async (_why, code) => {
      const response = await api.visitor().fetch(`/api/fails_with/${code}`)
      expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
        503,
        '30',
        {
          success: false,
          message: 'This is temporarily unavailable. Please try again in a moment.',
        },
      ])
      expect(api.log.join()).toContain(code)
    },
  )

  test('PostgreSQL refuses it for any other reason: a 500', async () => {
    expect(await get('/api/fails_with/22012')).toEqual({ status: 500, body: UNKNOWN })
  })

  // holds Decisions §3: No stack trace or SQL leaves the server
  test('the messages of other errors stay internal, even with a status', async () => {
    expect(await get('/api/throws_400')).toEqual({ status: 500, body: UNKNOWN })
  })

  // holds Decisions §3: Replies are JSON with `success`, failures with an honest status and a message
  test('a reply against its contract is our 500, never a 400, and its fields do not leave', async () => {
    expect(await get('/api/lies')).toEqual({ status: 500, body: UNKNOWN })
    expect(api.log.join()).toContain('/api/lies replied against its contract')
  })

  // holds Decisions §3: `404 not_found`
  test.each([
    '/api/no_such_call',
    '/admin-api/no_such_call',
    '/api',
    '/api/',
    '/api/headless_log_in',
    '/api/%00',
  ])('unknown path %s is a JSON 404', async (path) => {
    expect(await get(path)).toEqual({
      status: 404,
      body: { success: false, message: 'This could not be found.' },
    })
  })

  // holds Decisions §3: `404 not_found`
  test('unknown path in a browser is a page that leads to the home page, still 404', async () => {
    const response = await api.visitor().fetch('/dashboard', { headers: { accept: 'text/html,*/*' } })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(await response.text()).toMatch(/<h1>We couldn’t find that page\.<\/h1>[\s\S]*href="[^"]+\/">Go to/)
  })

  test.each(['feeds', 'jobs', 'logos'])(
    'an address below /%s that is longer than any of ours is a 404',
    async (place) => {
      const response = await api.visitor().fetch(`/${place}/${'x'.repeat(400)}`)
      expect([response.status, await response.json()]).toMatchObject([404, { success: false }])
    },
  )

  test('an invalid address is a 400 in JSON', async () => {
    expect(await get('/api/%zz')).toMatchObject({ status: 400, body: { success: false } })
  })
})

describe('bodies', () => {
  // holds Decisions §3: `413 too_large`: JSON above 1 MiB
  test('above 64 KiB, where a call needs no more: 413; one of 64 KiB is read', async () => {
    const frame = JSON.stringify({ email: '' }).length
    const sized = (bytes: number) => JSON.stringify({ email: 'a'.repeat(bytes - frame) })
    for (const bytes of [64 * 1024 + 1, 1024 * 1024 + 1])
      expect(await post(LOG_IN, sized(bytes), 'application/json')).toMatchObject({
        status: 413,
        body: { success: false },
      })
    expect(await post(LOG_IN, sized(64 * 1024), 'application/json')).toMatchObject({ status: 400 })
  })

  // holds Part 1 §7: Credentials are sent; POST bodies are JSON
  // holds Decisions §3: `415 unsupported_media`
  test.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    [undefined],
  ])('content type %s: 415', async (type) => {
    expect(await post(LOG_IN, '{"email":"a"}', type)).toEqual({
      status: 415,
      body: { success: false, message: 'The body must be JSON.' },
    })
  })

  // holds Decisions §3: `400 bad_request`: the first failing rule's own sentence
  // holds Decisions §3: Unknown fields are dropped, wrong types are 400
  test.each([
    '{',
    '{"email":',
    'null',
    '[]',
    '7',
    '"text"',
    '{"email":{}}',
    '{"email":["a"]}',
    '{"email":7,"password":7}',
  ])('malformed or wrong-typed %s: 400 with a sentence', async (body) => {
    const reply = await post(LOG_IN, body, 'application/json')
    expect(reply.status).toBe(400)
    expect(reply.body.message).toMatch(/^[A-Z].{8,}[.!]$/)
  })

  test('the sentence names the field', async () => {
    expect((await post(LOG_IN, '{"email":7}', 'application/json')).body.message).toBe(
      "The field 'email' must be text.",
    )
    expect((await get('/api/load_front_end_job')).body).toMatchObject({
      message: "The field 'id' must be a number.",
    })
  })

  test('prototypes cannot be reached', async () => {
    const reply = await post(LOG_IN, '{"__proto__":{"isAdmin":true},"email":"a"}', 'application/json')
    expect(reply.status).toBe(400)
  })

  test('a NUL or half a surrogate pair, which PostgreSQL cannot store, is a 400', async () => {
    for (const email of ['a\\u0000@example.com', '\\ud800', 'a\\udfff'])
      expect(await post(LOG_IN, `{"email":"${email}","password":"x"}`, 'application/json')).toMatchObject({
        status: 400,
      })
    expect((await get('/api/load_home_page_jobs?new=%00')).status).toBe(400)
  })

  // holds Decisions §3: Unknown fields are dropped, wrong types are 400
  test('unknown fields are dropped, odd characters do no harm', async () => {
    const body = '{"email":"\\u202e😀\'\\";--","password":"\\ufffe","is_admin":true,"user":{"id":1}}'
    expect(await post(LOG_IN, body, 'application/json')).toMatchObject({ status: 401 })
  })

  test.each(['0', '-1', '1.5', '1e999', 'x', '', '9007199254740993', '1&id=2', '%00', "1'--", '[1]'])(
    'the id %s is a 400',
    async (id) => {
      expect((await get(`/api/load_front_end_job?id=${id}`)).status).toBe(400)
    },
  )
})

test('the log holds no password, token, cookie or e-mail address of a log-in', async () => {
  const headers = { 'content-type': 'application/json', cookie: 'lilypad_session=a-token-of-somebody' }
  const body = JSON.stringify({ email: 'fern@example.com', password: 'my own password' })
  await api.visitor().fetch(`${LOG_IN}?token=another-token`, { method: 'POST', headers, body })
  const log = api.log.join()
  expect(log).toContain('"path":"/api/headless_log_in"')
  for (const secret of ['fern@', 'my own password', 'token-of', 'another-token'])
    expect(log).not.toContain(secret)
})

test.each([
  [
    'a head that is too large',
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
    '431',
    'too long',
  ],
  ['what is no HTTP', 'RIBBIT\r\n\r\n', '400', 'not valid'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    '400',
    'not valid',
  ],
])('%s is refused in the product’s form, and its connection closed', async (_what, sent, status, words) => {
  const socket = connect(Number(new URL(api.origin).port), '127.0.0.1')
  socket.write(sent)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*connection: close`))
  expect(JSON.parse(body)).toEqual({ success: false, message: expect.stringContaining(words) })
})
