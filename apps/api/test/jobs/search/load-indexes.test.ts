import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadIndexes } from '../../../src/areas/jobs/search/load-indexes.ts'
import { createTestApi, type TestApi } from '../../create-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const step = () => undefined
const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like 'declare%'`

test('a load that is given up while PostgreSQL does not answer ends at once, and keeps no connection', async () => {
  const { database } = api.deps
  const given = new AbortController()
  const other = await database.pool.connect()
  try {
    await other.query('begin; lock table jobs in access exclusive mode')
    const load = loadIndexes(database, { step, signal: given.signal }).catch(() => 'given up')
    await expect.poll(async () => (await api.db.execute(waiting)).rowCount, { timeout: 60_000 }).toBe(1)
    given.abort()
    expect(await load).toBe('given up')
  } finally {
    other.release(true)
  }
  expect(database.pool.totalCount).toBe(database.pool.idleCount)
})
