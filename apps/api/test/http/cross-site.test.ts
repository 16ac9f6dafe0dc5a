import { type Call, calls, changesSomething } from '@lilypad/contracts'
import { applyLink, outboundLink } from '@lilypad/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isCrossSite } from '../../src/http/cross-site.ts'
import { type Browser, createTestApi, type TestApi } from '../create-test-api.ts'

const OWN = 'http://localhost:3000'
const FOREIGN = 'https://elsewhere.example'

describe('requests that change something, by the site behind them', () => {
  // holds Decisions §3: Cross-site requests that change something are refused; the table of headers
  test.each([
    ['GET', 'same-origin', undefined, false],
    ['GET', 'none', undefined, false],
    ['GET', 'same-site', undefined, true],
    ['GET', 'cross-site', undefined, true],
    ['GET', 'something else', undefined, true],
    ['POST', 'same-origin', undefined, false],
    ['POST', 'none', undefined, true],
    ['POST', 'same-site', undefined, true],
    ['POST', 'cross-site', undefined, true],
    ['POST', '', undefined, true],
    ['POST', 'same-origin', FOREIGN, false],
    ['POST', 'cross-site', OWN, true],
    ['POST', undefined, OWN, false],
    ['POST', undefined, FOREIGN, true],
    ['POST', undefined, 'null', true],
    ['POST', undefined, 'http://localhost:3000.elsewhere.example', true],
    ['POST', undefined, 'https://localhost:3000', true],
    ['POST', undefined, undefined, false],
    ['GET', undefined, FOREIGN, true],
    ['GET', undefined, undefined, false],
  ])('%s with Sec-Fetch-Site %s and Origin %s: refused %s', (method, fetchSite, origin, refused) => {
    expect(isCrossSite({ method, fetchSite, origin, ownOrigins: [OWN] })).toBe(refused)
  })
})

describe('over HTTP', () => {
  let api: TestApi
  let admin: Browser
  beforeAll(async () => {
    api = await createTestApi({ env: { PUBLIC_URL: 'https://pond.example', TRUST_PROXY: '1' } })
    admin = await api.as(await api.a.user({ isAdmin: true }))
  })
  afterAll(() => api.close())

  const changing = Object.values<Call>(calls).filter(changesSomething)
  const reading = Object.values<Call>(calls).filter((call) => !changesSomething(call))
  const send = (call: Call, headers: Record<string, string>) =>
    admin.fetch(call.path, { method: call.method, headers, ...(call.method === 'POST' && { body: '{' }) })

  // holds Decisions §3: Cross-site requests that change something are refused; the table of headers
  test.each(changing)('$path refuses a cross-site request with 403', async (call) => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: FOREIGN },
    ]) {
      const response = await send(call, headers)
      expect([response.status, await response.json()]).toEqual([
        403,
        { success: false, message: 'You do not have access to this.' },
      ])
    }
  })

  test.each(changing)('$path takes a request of our own page', async (call) => {
    for (const headers of [
      { 'sec-fetch-site': 'same-origin' },
      { origin: 'https://pond.example' },
      { origin: api.origin },
    ])
      expect((await send(call, headers)).status).not.toBe(403)
  })

  test.each(changing.filter(({ method }) => method === 'GET'))(
    '$path refuses a link of a posting that leads to it',
    async ({ path }) => {
      for (const link of [applyLink(`${api.origin}${path}?id=7#top`), outboundLink(api.origin + path)]) {
        const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }
        const response = await admin.fetch(link?.slice(api.origin.length) ?? '', { headers })
        expect(response.status).toBe(403)
      }
    },
  )

  test.each(reading)('$path only reads: any site may ask, and none may see the answer', async (call) => {
    const response = await send(call, { 'sec-fetch-site': 'cross-site', origin: FOREIGN })
    expect(response.status).not.toBe(403)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})
