import type pg from 'pg'
import { BackupError } from './backup-error.ts'
import { listDocuments } from './documents.ts'
import { listFilledTables, listTables } from './tables.ts'

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
export async function emptyDatabase(client: pg.ClientBase, mayReplace: boolean): Promise<string[]> {
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
