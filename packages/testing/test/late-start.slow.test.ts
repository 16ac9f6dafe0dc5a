import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type FreshDatabase,
  freePort,
  freshDatabase,
  hasRedis,
  lateService,
  startApp,
  startRedis,
} from '../src/index.ts'

const soon = { timeout: 60_000, interval: 50 }
const ends: (() => unknown)[] = []
let database: FreshDatabase
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
  await database.drop()
})

async function lateAddress(url: string) {
  const service = await lateService(url)
  ends.push(service.leave)
  return service
}
async function lateRedis() {
  const redis = await startRedis()
  ends.push(redis.close)
  return lateAddress(redis.url)
}
const READY = [200, { success: true, database: true, migrations: true, queue: true }]

describe.each([
  ['api', 'PORT', { success: false, starting: true }],
  ['worker', 'METRICS_PORT', { success: false }],
] as const)('the %s that starts', (app, portName, waiting) => {
  const starting = async (env: Record<string, string>) => {
    const port = `${await freePort()}`
    const settings = { LOG_LEVEL: 'silent', DATABASE_URL: database.url, [portName]: port, ...env }
    const { end } = startApp(app, settings)
    ends.push(() => end('SIGKILL'))
    const ask = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`)
      return [response.status, await response.json()]
    }
    return { end, ask }
  }

  test('while PostgreSQL is away is alive, says what is missing, and is ready once it comes', async () => {
    const postgres = await lateAddress(database.url)
    const { ask } = await starting({ DATABASE_URL: postgres.url })
    const missing = [503, { ...waiting, database: false, migrations: false, queue: false }]
    await vi.waitFor(async () => expect(await ask('/readyz')).toEqual(missing), soon)
    expect(await ask('/healthz')).toEqual([200, { success: true, alive: true }])
    await postgres.come()
    await vi.waitFor(async () => expect(await ask('/readyz')).toEqual(READY), soon)
    if (app === 'api') expect((await ask('/api/load_alerts'))[0]).toBe(200)
  })

  test.skipIf(!hasRedis())(
    'while Redis is away is alive, says what is missing, and is ready once it comes',
    async () => {
      const redis = await lateRedis()
      const { ask } = await starting({ REDIS_URL: redis.url })
      const missing = [503, { ...waiting, database: true, migrations: true, queue: false }]
      await vi.waitFor(async () => expect(await ask('/readyz')).toEqual(missing), soon)
      await redis.come()
      await vi.waitFor(async () => expect(await ask('/readyz')).toEqual(READY), soon)
    },
  )

  test.each(['DATABASE_URL', 'REDIS_URL'])('and waits for %s ends at once on SIGTERM', async (name) => {
    const away = await lateAddress(name === 'REDIS_URL' ? 'redis://127.0.0.1:6379' : database.url)
    const { end, ask } = await starting({ [name]: away.url })
    await vi.waitFor(async () => expect((await ask('/healthz'))[0]).toBe(200), soon)
    expect(await end('SIGTERM')).toBe(0)
  })
})
