import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase, testDatabaseUrl } from '../src/postgres.ts'

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

test('the tests run on PostgreSQL 18, in UTF-8 and UTC', async () => {
  const url = await testDatabaseUrl()
  const [row] = await query(
    url,
    `SELECT current_setting('server_version_num')::int / 10000 AS major, current_setting('TimeZone') AS zone,
      current_setting('server_encoding') AS encoding`,
  )
  expect(row).toEqual({ major: 18, zone: 'UTC', encoding: 'UTF8' })
})

test('each new database has the schema and shares nothing with another', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()])
  expect(one.url).not.toBe(other.url)
  const tables = await query(one.url, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
  expect(tables.map(({ tablename }) => tablename)).toContain('jobs')
  await query(one.url, 'CREATE TABLE only_here ()')
  expect(await query(other.url, "SELECT to_regclass('only_here') AS there")).toEqual([{ there: null }])
  await Promise.all([one.drop(), other.drop()])
  await expect(query(one.url, 'SELECT 1')).rejects.toThrow('does not exist')
})
