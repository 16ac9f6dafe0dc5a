import { readConfig } from '@lilypad/config'
import { hasSchema, openDatabase } from '@lilypad/db'
import { openQueue } from '@lilypad/queue'
import { freePort, freshDatabase } from '@lilypad/testing'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { startWorker } from '../src/worker.ts'
import { workerEnv } from './test-worker.ts'

const soon = { timeout: 60_000, interval: 100 }
const silent = pino({ level: 'silent' })

const NEWEST = 'select max(created_at) from drizzle.__drizzle_migrations'
/** A database before this version's last migration, and after it. */
const BEFORE = `update drizzle.__drizzle_migrations set created_at = -created_at where created_at = (${NEWEST})`
const AFTER = 'update drizzle.__drizzle_migrations set created_at = -created_at where created_at < 0'

test('a worker that starts before the migrations is alive but not ready, and takes no work until they are applied', async () => {
  const fresh = await freshDatabase()
  const { pool, close } = openDatabase(fresh.url)
  const [queue, port] = [await openQueue({ databaseUrl: fresh.url, redisUrl: null }), await freePort()]
  await pool.query(BEFORE)
  expect(await hasSchema(pool)).toBe(false)
  await queue.enqueue('forget-old', {})

  const starting = startWorker(readConfig(workerEnv(fresh.url, { METRICS_PORT: `${port}` })), silent)
  const statusOf = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status)
  await vi.waitFor(async () => expect(await statusOf('/healthz')).toBe(200), soon)
  await vi.waitFor(async () => {
    const said = await fetch(`http://127.0.0.1:${port}/readyz`)
    const missing = { success: false, database: true, migrations: false, queue: true }
    expect([said.status, await said.json()]).toEqual([503, missing])
  }, soon)
  const early = await Promise.race([starting.then(() => 'started'), statusOf('/healthz').then(() => 'waits')])
  expect(early).toBe('waits')
  expect((await queue.inspect()).inside).toMatchObject({ waiting: 1, active: 0, completed: 0 })

  await pool.query(AFTER)
  const worker = await starting
  await vi.waitFor(async () => expect((await queue.inspect()).inside.completed).toBeGreaterThan(0), soon)
  expect(await statusOf('/readyz')).toBe(200)
  await worker.stop()
  await queue.close()
  await close()
  await fresh.drop()
})
