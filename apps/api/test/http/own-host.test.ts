import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { useApi } from '../create-test-api.ts'

/** What an address answers under a host name. */
const ask = (origin: string, path: string, host: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const asking = request(origin + path, { headers: { host } })
    asking.once('error', reject).once('response', (reply) => {
      let text = ''
      reply.on('data', (chunk) => {
        text += chunk
      })
      reply.once('end', () => resolve({ status: reply.statusCode, text }))
    })
    asking.end()
  })

const PATHS = ['/', '/api/load_settings', '/healthz', '/metrics', '/docs/', '/nothing']
const OTHERS = [
  'attacker.example',
  'attacker.example:3000',
  'localhost.attacker.example',
  '127.0.0.1.nip.example',
  'localhost@attacker.example',
  '169.254.169.254',
  '127.0.0.2',
]

describe('where only this machine may reach the product', () => {
  const api = useApi({ env: { LILYPAD_LOOPBACK: 'on', PUBLIC_URL: 'http://frog.test:3000' } })

  test.each(OTHERS)('requests under the name %s are refused, whatever they ask for', async (host) => {
    for (const path of PATHS) {
      const { status, text } = await ask(api.origin, path, host)
      expect([path, status]).toEqual([path, 403])
      expect(text).toContain('open http://frog.test:3000')
    }
  })

  test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:80', '[::1]:4000', 'frog.test', 'frog.test:9'])(
    'its own name %s is answered',
    async (host) => expect((await ask(api.origin, '/api/load_settings', host)).status).toBe(200),
  )
})

describe('where others may reach it', () => {
  const api = useApi()

  test('a proxy may name it as it likes', async () => {
    expect((await ask(api.origin, '/api/load_settings', 'frog.example')).status).toBe(200)
  })
})
