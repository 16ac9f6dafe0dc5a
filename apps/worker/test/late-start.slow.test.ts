import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import {
  type FreshDatabase,
  freePort,
  freshDatabase,
  hasRedis,
  lateService,
  startRedis,
} from '@lilypad/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
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

const starting = async (env: Record<string, string>) => {
  const port = await freePort()
  const child: ChildProcess = spawn(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', 'apps/worker/src/main.ts'],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        SESSION_SECRET: 'a secret for tests only',
        LOG_LEVEL: 'silent',
        DATABASE_URL: database.url,
        METRICS_PORT: `${port}`,
        ...env,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  ends.push(() => child.kill('SIGKILL'))
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    return [response.status, await response.json()]
  }
  return { child, ask }
}

const lateAddress = async (url: string) => {
  const service = await lateService(url)
  ends.push(service.leave)
  return service
}
const lateRedis = async () => {
  const redis = await startRedis()
  ends.push(redis.close)
  return lateAddress(redis.url)
}
const waiting = { success: false }
const READY = [200, { success: true, database: true, migrations: true, queue: true }]

describe('a worker that starts', () => {
  test('while PostgreSQL is away is alive, says what is missing, and is ready once it comes', async () => {
    const postgres = await lateAddress(database.url)
    const { ask } = await starting({ DATABASE_URL: postgres.url })
    const missing = [503, { ...waiting, database: false, migrations: false, queue: false }]
    await vi.waitFor(async () => expect(await ask('/readyz')).toEqual(missing), soon)
    expect(await ask('/healthz')).toEqual([200, { success: true, alive: true }])
    await postgres.come()
    await vi.waitFor(async () => expect(await ask('/readyz')).toEqual(READY), soon)
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
    const { child, ask } = await starting({ [name]: away.url })
    await vi.waitFor(async () => expect((await ask('/healthz'))[0]).toBe(200), soon)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})
