import { type Call, type CallName, calls, type Program, programs } from '@lilypad/contracts'
import { SCOPES } from '@lilypad/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { toBodyLimit } from '../../src/http/body-limit.ts'
import { stripeEnv } from '../billing/stripe-events.ts'
import { type Browser, useApi } from '../create-test-api.ts'

const KIB = 1024
const DEEP = /nested deeper/
const JSON_TYPE = { 'content-type': 'application/json' }

const api = useApi({ env: stripeEnv('http://127.0.0.1:9') })
let admin: Browser
let key: string

beforeAll(async () => {
  admin = await api.as(await api.a.user({ isAdmin: true }))
  const member = await api.as(await api.a.subscriber())
  key = (await member.createKey({ name: 'Test', scopes: [...SCOPES] })).key
})

type Place = {
  name: string
  method: string
  path: string
  limit: number
  headers?: () => Record<string, string>
}

const withKey = () => ({ authorization: `Bearer ${key}` })
const ofCalls: Place[] = (Object.entries(calls) as [CallName, Call][])
  .filter(([, { method, takesFile }]) => method === 'POST' && !takesFile)
  .map(([name, { method, path, request }]) => ({ name, method, path, limit: toBodyLimit(request) }))
const ofPrograms: Place[] = Object.entries<Program>(programs)
  .filter(([, { method }]) => method !== 'GET')
  .map(([name, { method, path, request }]) => ({
    name,
    method,
    path: path.replace(/\{\w+\}/g, '1'),
    limit: toBodyLimit(request),
    headers: withKey,
  }))
const longest = Math.max(...ofPrograms.map(({ limit }) => limit))
const mcp: Place = { name: 'MCP', method: 'POST', path: '/mcp', limit: longest, headers: withKey }
const webhook: Place = {
  name: 'Stripe',
  method: 'POST',
  path: '/webhooks/stripe',
  limit: KIB * KIB,
  headers: () => ({ 'stripe-signature': `t=1,v1=${'a'.repeat(64)}` }),
}
const places = [...ofCalls, ...ofPrograms, mcp]

async function send({ method, path, headers = () => ({}) }: Place, body: string) {
  const reply = await admin.fetch(path, { method, headers: { ...JSON_TYPE, ...headers() }, body })
  const text = await reply.text()
  return { status: reply.status, text }
}

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const manyKeys = (count: number) => `{${Array.from({ length: count }, (_, n) => `"k${n}":1`).join(',')}}`
const MANY_KEYS = manyKeys(100_000)

describe('every call and program, and MCP', () => {
  // holds Decisions §3: `413 too_large`: JSON above 1 MiB
  test.each(places)(
    '$name refuses a body of one byte too many, and reads one of its limit',
    async (place) => {
      expect(place.limit).toBeLessThanOrEqual(KIB * KIB)
      expect(await send(place, 'a'.repeat(place.limit + 1))).toMatchObject({ status: 413 })
      const { status, text } = await send(place, 'a'.repeat(place.limit))
      expect([status, text]).toEqual([400, expect.stringContaining('not valid JSON')])
    },
  )

  test.each(places)('$name refuses what is too deep, and reads what is not', async (place) => {
    expect(await send(place, deep(33))).toEqual({ status: 400, text: expect.stringMatching(DEEP) })
    expect((await send(place, `{"a":${deep(32)}}`)).status).toBe(400)
    expect((await send(place, deep(32))).text).not.toMatch(DEEP)
  })

  test.each(places)('$name refuses 100,000 keys, and as few as 10,001', async (place) => {
    expect([400, 413]).toContain((await send(place, MANY_KEYS)).status)
    expect([400, 413]).toContain((await send(place, manyKeys(10_001))).status)
  })
})

test('more than 64 KiB are taken only where long texts may be written', () => {
  const larger = places.filter(({ limit }) => limit > 64 * KIB).map(({ name }) => name)
  expect(larger.sort()).toEqual(['MCP', 'saveSearch', 'searchJobs', 'updateApplication', 'updateTrackedJob'])
})

test('half a million levels are refused as what is too deep', async () => {
  const [place] = places.filter(({ limit }) => limit === KIB * KIB)
  if (!place) throw new Error('No call has such a limit.')
  expect(await send(place, deep(500_000))).toEqual({ status: 400, text: expect.stringMatching(DEEP) })
})

test('the webhook of payments refuses all three', async () => {
  expect(await send(webhook, 'a'.repeat(webhook.limit + 1))).toMatchObject({ status: 413 })
  for (const body of ['a'.repeat(webhook.limit), deep(33), deep(500_000), MANY_KEYS])
    expect([400, 413]).toContain((await send(webhook, body)).status)
})

test('brackets and commas inside of texts are neither levels nor values', async () => {
  const words = `${'[{'.repeat(100)}${','.repeat(11_000)}\\"\\\\`
  const { status, text } = await send(
    { ...mcp, path: '/api/headless_log_in', headers: () => ({}) },
    `{"email":"${words}","password":"a"}`,
  )
  expect([status, text]).toEqual([401, expect.not.stringMatching(DEEP)])
})

describe('the longest notes that a person may write are taken', () => {
  const LONGEST = 50_000

  test.each([
    ['in letters of three bytes', (text: string) => text],
    ['as a program escapes them', (text: string) => text.replaceAll('€', '\\u20ac')],
  ])('%s', async (_how, write) => {
    const user = await api.a.subscriber()
    const browser = await api.as(user)
    const { job } = await browser.addTrackedJob({ job_title: 'Coach', company_name: 'Pond School' })
    const body = JSON.stringify({ job: { id: job.id, notes: '€'.repeat(LONGEST), notes_by: user.id } })
    const reply = await browser.fetch(calls.updateTrackedJob.path, {
      method: 'POST',
      headers: JSON_TYPE,
      body: write(body),
    })
    expect(reply.status).toBe(200)
  })
})

test('who may not make a call learns nothing of its body', async () => {
  const reply = await api.visitor().fetch(calls.saveAlert.path, {
    method: 'POST',
    headers: JSON_TYPE,
    body: 'a'.repeat(2 * KIB * KIB),
  })
  expect(reply.status).toBe(401)
})
