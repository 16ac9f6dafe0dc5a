import { openDatabase } from '@lilypad/db'
import { openQueue } from '@lilypad/queue'
import { freshDatabase } from '@lilypad/testing'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHealth } from '../../src/http/health.ts'

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let database: ReturnType<typeof openDatabase>
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase(fresh.url)
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

/** An api whose queue is away; told to stop or not. */
async function withoutQueue(leaving = new AbortController().signal) {
  const queue = await openQueue({ databaseUrl: fresh.url, redisUrl: null })
  await queue.close()
  const app = Fastify()
  addHealth(app, { database, queue, leaving })
  return async (url: string) => {
    const reply = await app.inject(url)
    return [reply.statusCode, reply.json()]
  }
}

test('while the queue is away /readyz says no, and yes with ?queue=optional; both name the queue', async () => {
  const ask = await withoutQueue()
  const away = { database: true, migrations: true, queue: false }
  expect(await ask('/readyz')).toEqual([503, { success: false, ...away }])
  expect(await ask('/readyz?queue=optional')).toEqual([200, { success: true, ...away }])
})

test('a process told to stop is not ready', async () => {
  const ask = await withoutQueue(AbortSignal.abort())
  expect(await ask('/readyz?queue=optional')).toEqual([
    503,
    { success: false, database: true, migrations: true, queue: false, leaving: true },
  ])
})

test('a process is not ready on another version’s schema', async () => {
  const ask = await withoutQueue()
  await database.pool.query('drop schema drizzle cascade')
  expect(await ask('/readyz?queue=optional')).toEqual([
    503,
    { success: false, database: true, migrations: false, queue: false },
  ])
})
