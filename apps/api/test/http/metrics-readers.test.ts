import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { useApi } from '../create-test-api.ts'

const TOKEN = { authorization: 'Bearer a-token' }
const OF_PROXIES = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-forwarded-port',
  'x-original-forwarded-for',
  'x-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'x-envoy-external-address',
  'cdn-loop',
]

/** The status of /metrics, asked from this machine. */
const readMetrics = (origin: string, headers: Record<string, string> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asking = request(`${origin}/metrics`, { headers })
    asking.once('error', reject).once('response', (reply) => {
      reply.resume()
      resolve(reply.statusCode)
    })
    asking.end()
  })

describe('where no proxy is, this machine reads the metrics', () => {
  const api = useApi({ env: { METRICS_TOKEN: 'a-token' } })

  test.each(OF_PROXIES)('but not what came through one: %s', async (name) => {
    expect(await readMetrics(api.origin)).toBe(200)
    for (const address of ['203.0.113.9', '127.0.0.1', ''])
      expect(await readMetrics(api.origin, { [name]: address })).toBe(403)
    expect(await readMetrics(api.origin, { [name]: '203.0.113.9', ...TOKEN })).toBe(200)
  })

  test('nor a page that lets its own name lead here', async () => {
    expect(await readMetrics(api.origin, { host: 'attacker.example' })).toBe(403)
    expect(await readMetrics(api.origin, { host: 'attacker.example', ...TOKEN })).toBe(200)
  })
})

describe.each([
  ['a proxy is trusted', { TRUST_PROXY: '1' }],
  ['the public address is not of this machine', { PUBLIC_URL: 'https://pond.example' }],
])('where %s, a proxy of this machine would make everybody local', (_where, env) => {
  const api = useApi({ env: { METRICS_TOKEN: 'a-token', ...env } })

  test('only the token opens the metrics, with and without forwarding headers', async () => {
    for (const name of ['', ...OF_PROXIES]) {
      const headers = name === '' ? {} : { [name]: '127.0.0.1' }
      expect([name, await readMetrics(api.origin, headers)]).toEqual([name, 403])
      expect([name, await readMetrics(api.origin, { ...headers, ...TOKEN })]).toEqual([name, 200])
    }
  })
})
