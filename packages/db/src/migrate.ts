import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const folder = fileURLToPath(new URL('../migrations', import.meta.url))
/** Any number that nobody else locks: migrating processes wait for each other. */
const LOCK = 7_205_759

/** The data was written by a newer Lilypad than this one. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError'
}

const knownMigrations = (): number[] => {
  const journal = `${folder}/meta/_journal.json`
  if (!existsSync(journal)) return []
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number }[] }
  return entries.map(({ when }) => when)
}

const refuseNewer = async (client: pg.Client) => {
  const { rows } = await client.query<{ there: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as there`,
  )
  if (!rows[0]?.there) return
  const applied = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  if (Number(applied.rows[0]?.newest ?? 0) > Math.max(0, ...knownMigrations()))
    throw new NewerSchemaError(
      'The data belongs to a newer version of Lilypad. Please update, or use other data.',
    )
}

/**
 * Brings a database to this version's schema; does nothing when it is there already.
 * Safe to call from several processes at once. Throws NewerSchemaError when the data is newer.
 */
export const migrate = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await refuseNewer(client)
    await runMigrations(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}
