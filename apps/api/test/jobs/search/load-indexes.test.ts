import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadIndexes } from '../../../src/areas/jobs/search/load-indexes.ts'
import { createTestApi, type TestApi } from '../../create-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const step = () => undefined

test('a load that is given up while PostgreSQL does not answer ends at once, and gives its connection back', async () => {
  const { database, config } = api.deps
  const other = new pg.Client({ connectionString: config.database.url })
  await other.connect()
  await other.query('begin; lock table jobs in access exclusive mode')
  const given = new AbortController()
  const load = loadIndexes(database, { step, signal: given.signal })
  const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and query like 'declare%'"
  await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1)
  given.abort()
  await expect(load).rejects.toThrow()
  expect(database.pool.totalCount).toBe(database.pool.idleCount)
  await other.end()
  expect(
    (await loadIndexes(database, { step, signal: new AbortController().signal })).every.ids,
  ).toHaveLength(0)
})
