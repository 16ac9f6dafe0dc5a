import { findHidden, findJob, findKey, findSession, openDatabase } from '@lilypad/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makers } from '../src/makers.ts'
import { type FreshDatabase, freshDatabase } from '../src/postgres.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

/** PostgreSQL compares plans made for the values of the first executions, then keeps one if that is as good. */
const TRIED = 5

test('PostgreSQL keeps its plans of the look-ups that nearly every request makes', async () => {
  const { db, pool, close } = openDatabase(database.url, { max: 1 })
  const a = makers(db)
  const user = await a.subscriber()
  const token = await a.session(user)
  for (let times = 0; times < 2 * TRIED; times += 1) {
    await findSession(db, token, new Date())
    await findKey(db, 'unknown', new Date())
    await findJob(db, { id: 1, tier: 'premium', userId: user.id })
    await findHidden(db, user.id)
  }
  const { rows } = await pool.query<{ name: string; custom_plans: number }>(
    "select name, custom_plans::int from pg_prepared_statements where name <> '' order by name",
  )
  await close()
  const names = ['hidden_of_people', 'job_pages_premium', 'keys_by_hash', 'sessions_by_hash']
  expect(rows).toEqual(names.map((name) => ({ name, custom_plans: TRIED })))
})
