import { listMigrations, migrate } from '@lilypad/db'
import { afterEach, expect, test } from 'vitest'
import {
  bareDatabase,
  contentsOf,
  type FreshDatabase,
  fillTables,
  freshDatabase,
  listColumns,
  withClient,
} from '../src/index.ts'

const opened: FreshDatabase[] = []
afterEach(async () => {
  for (const { drop } of opened.splice(0)) await drop()
})
async function bare() {
  const database = await bareDatabase()
  opened.push(database)
  return database.url
}

const appliedTo = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ hash: string }>(
      'select hash from drizzle.__drizzle_migrations order by created_at, id',
    )
    return rows.map(({ hash }) => hash)
  })

/** A textual description of a schema, for comparison. */
const shapeOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ line: string }>(`
      select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
        from information_schema.columns where table_schema = 'public'
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
      union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
      order by line`)
    return rows.map(({ line }) => line)
  })

test('no migration loses a row or changes a value of a database that is filled before each one', async () => {
  const url = await bare()
  const [first, ...later] = listMigrations()
  await migrate(url, { upTo: first?.name ?? '' })
  for (const { name } of later) {
    await fillTables(url)
    const columns = await listColumns(url)
    const before = await contentsOf(url)
    expect(Object.entries(before).filter(([, { rows }]) => rows === 0)).toEqual([])
    await migrate(url, { upTo: name })
    expect({ name, contents: await contentsOf(url, columns) }).toEqual({ name, contents: before })
  }
  await fillTables(url)
})

test('migrating step by step gives the same schema as all at once', async () => {
  const [stepByStep, atOnce] = [await bare(), await freshDatabase()]
  opened.push(atOnce)
  for (const { name } of listMigrations()) await migrate(stepByStep, { upTo: name })
  expect(await shapeOf(stepByStep)).toEqual(await shapeOf(atOnce.url))
})

test('any number of processes may migrate at the same time: each migration is applied once', async () => {
  const url = await bare()
  await Promise.all(Array.from({ length: 5 }, () => migrate(url)))
  expect(await appliedTo(url)).toEqual(listMigrations().map(({ hash }) => hash))
})

test('a failed migration leaves nothing behind, and is applied when the cause is gone', async () => {
  const url = await bare()
  await migrate(url, { upTo: '0001_payment-events' })
  const before = await shapeOf(url)
  await withClient(url, (client) => client.query('create table files_to_delete (in_the_way text)'))
  await expect(migrate(url)).rejects.toThrow('already exists')
  await withClient(url, (client) => client.query('drop table files_to_delete'))
  expect(await shapeOf(url)).toEqual(before)
  await migrate(url)
  expect(await appliedTo(url)).toHaveLength(listMigrations().length)
})

test('a migration that cannot lock a table releases its locks and tries again', async () => {
  const url = await bare()
  await migrate(url, { upTo: '0002_tracker-files' })
  await withClient(url, async (holder) => {
    await holder.query('begin; lock table password_resets in row exclusive mode')
    const migrating = migrate(url, { upTo: '0003_indexes-of-owners', patienceMs: 300 })
    const isWaiting = async () =>
      (await holder.query(`select from pg_locks where not granted and locktype = 'relation'`)).rowCount
    await expect.poll(isWaiting, { timeout: 60_000, interval: 20 }).toBe(1)
    // It waits behind the migration, and gets the table as soon as that steps back.
    await withClient(url, (writer) => writer.query('delete from password_resets'))
    await holder.query('commit')
    await migrating
  })
  expect(await appliedTo(url)).toHaveLength(4)
})

test('logos that were stored as SVG are fetched again; those of the product stay', async () => {
  const url = await bare()
  await migrate(url, { upTo: '0040_public-jobs' })
  await fillTables(url)
  const left = await withClient(url, async (client) => {
    await client.query(
      `update company_logos set content_type = 'image/svg+xml', source_url = 'https://a.example/' || file`,
    )
    await client.query('update boards set logo_file = (select min(file) from company_logos)')
    await client.query(
      `insert into company_logos values ('b.svg', 'sample:b.svg', 'image/svg+xml', '', now())`,
    )
    await migrate(url)
    const logos = await client.query('select file from company_logos')
    const boards = await client.query('select distinct logo_file, logo_tried_at from boards')
    return [logos.rows, boards.rows]
  })
  expect(left).toEqual([[{ file: 'b.svg' }], [{ logo_file: null, logo_tried_at: null }]])
})
