import { join } from 'node:path'
import { applyMigration, listMigrations, listPendingMigrations, MIGRATION_LOCK } from '@lilypad/db'
import type pg from 'pg'
import { BackupError } from './backup-error.ts'
import { copyIn } from './copy-rows.ts'
import { listDocuments } from './documents.ts'
import { emptyDatabase } from './empty-database.ts'
import type { Manifest } from './manifest.ts'
import { inOrderOfReference } from './tables.ts'

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
