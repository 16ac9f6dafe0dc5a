import { join } from 'node:path'
import { applyMigration, listMigrations, listPendingMigrations, MIGRATION_LOCK } from '@lilypad/db'
import type pg from 'pg'
import { BackupError } from './backup-error.ts'
import { copyIn } from './copy-rows.ts'
import { listDocuments } from './documents.ts'
import type { Manifest } from './manifest.ts'
import { inOrderOfReference, listFilledTables, listTables } from './tables.ts'

/** Everything but tables that our migrations create; not what an extension created. */
const LEFT_OVER = `
  select format('drop %s if exists %s cascade', kind, name) as statement from (
    select 'sequence', pg_class.oid, pg_class.oid::regclass::text
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
    union all select 'routine', pg_proc.oid, pg_proc.oid::regprocedure::text
      from pg_proc where pronamespace = 'public'::regnamespace
  ) as made (kind, oid, name)
  where not exists (select from pg_depend where objid = made.oid and deptype = 'e')`

async function dropEverything(client: pg.ClientBase) {
  for (const { name } of await listTables(client))
    await client.query(`drop table if exists ${client.escapeIdentifier(name)} cascade`)
  const { rows } = await client.query<{ statement: string }>(LEFT_OVER)
  for (const { statement } of rows) await client.query(statement)
  // The queue only points to work recorded in PostgreSQL, and the next start rebuilds it.
  await client.query('drop schema if exists drizzle cascade; drop schema if exists bullmq cascade')
}

async function refuseUsers(client: pg.ClientBase) {
  const { rows } = await client.query<{ name: string }>(`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'lilypad%'`)
  if (rows.length > 0)
    throw new BackupError(
      `The database is in use by ${rows.map(({ name }) => name).join(', ')}. Stop api and workers first.`,
    )
}

/** In the caller's transaction. Returns the keys of all documents that belonged to a person. */
async function emptyDatabase(client: pg.ClientBase, mayReplace: boolean): Promise<string[]> {
  await refuseUsers(client)
  const filled = await listFilledTables(client)
  if (filled.length > 0 && !mayReplace)
    throw new BackupError(
      `The database is not empty: there are rows in ${filled.slice(0, 3).join(', ')}${filled.length > 3 ? ' …' : ''}. ` +
        'With --replace all of it gives way to the archive.',
    )
  const documents = filled.includes('tracked_jobs') ? await listDocuments(client) : []
  await dropEverything(client)
  return documents
}

/** @throws BackupError for a migration that this version does not know */
export const toMigrations = ({ migrations }: Manifest) =>
  migrations.map(({ at, hash }) => {
    const known = listMigrations().find((migration) => migration.at === at && migration.hash === hash)
    if (!known)
      throw new BackupError(
        'This archive was made by a newer version of Lilypad, or by another one. Please update, then restore it.',
      )
    return known
  })

/** The archive already holds the rows that triggers would add. */
const setTriggers = (client: pg.ClientBase, table: string, state: 'enable' | 'disable') =>
  client.query(`alter table ${client.escapeIdentifier(table)} ${state} trigger user`)

async function loadTable(client: pg.Client, folder: string, table: Manifest['tables'][number]) {
  await setTriggers(client, table.name, 'disable')
  const rows = await copyIn(client, table, join(folder, 'tables', `${table.name}.gz`))
  await setTriggers(client, table.name, 'enable')
  if (rows !== table.rows)
    throw new BackupError(
      `This archive is damaged: ${table.name} has ${rows} rows in place of ${table.rows}.`,
    )
}

async function loadTables(client: pg.Client, folder: string, { tables }: Manifest) {
  const order = await inOrderOfReference(
    client,
    tables.map(({ name }) => name),
  )
  for (const table of order.flatMap((name) => tables.find((table) => table.name === name) ?? []))
    await loadTable(client, folder, table)
}

async function loadSequences(client: pg.ClientBase, { sequences }: Manifest) {
  for (const { name, value } of sequences)
    if (value !== null)
      await client.query('select setval($1::regclass, $2::bigint)', [
        `public.${client.escapeIdentifier(name)}`,
        value,
      ])
}

/** Deleted a day later: an operator who replaced the wrong database still finds its documents. */
const deleteTomorrow = (client: pg.ClientBase, keys: readonly string[]) =>
  client.query(
    `insert into files_to_delete (key, due_at) select unnest($1::text[]), now() + interval '1 day'
     on conflict do nothing`,
    [keys],
  )

/** In the caller's transaction: the archive's migrations, its rows and sequences, then the migrations added since. */
export async function loadArchive(
  client: pg.Client,
  { folder, manifest, mayReplace }: { folder: string; manifest: Manifest; mayReplace: boolean },
): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  const old = await emptyDatabase(client, mayReplace)
  for (const migration of toMigrations(manifest)) await applyMigration(client, migration)
  await loadTables(client, folder, manifest)
  await loadSequences(client, manifest)
  for (const migration of await listPendingMigrations(client)) await applyMigration(client, migration)
  // Read from the rows: the documents themselves may be stored elsewhere.
  const kept = new Set(await listDocuments(client))
  await deleteTomorrow(
    client,
    old.filter((key) => !kept.has(key)),
  )
}
