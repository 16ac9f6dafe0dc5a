import type pg from 'pg'
import { listMigrations, type Migration } from './migrations.ts'

export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError'
}

/** The table that drizzle-kit's own migrator uses too. */
const MAKE_RECORD = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint
  )`

/** The migrations applied to a database, oldest first; empty for a new one. */
export async function listAppliedMigrations(client: pg.ClientBase): Promise<{ at: number; hash: string }[]> {
  const { rows } = await client.query<{ there: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as there`,
  )
  if (!rows[0]?.there) return []
  const applied = await client.query<{ created_at: string; hash: string }>(
    'select created_at, hash from drizzle.__drizzle_migrations order by created_at',
  )
  return applied.rows.map(({ created_at, hash }) => ({ at: Number(created_at), hash }))
}

/** Throws NewerSchemaError for a schema of a newer version. */
export async function listPendingMigrations(client: pg.ClientBase): Promise<Migration[]> {
  const known = listMigrations()
  const newest = Math.max(0, ...(await listAppliedMigrations(client)).map(({ at }) => at))
  if (newest > Math.max(0, ...known.map(({ at }) => at)))
    throw new NewerSchemaError(
      'The data belongs to a newer version of Lilypad. Please update, or use other data.',
    )
  return known.filter(({ at }) => at > newest)
}

/** In the caller's transaction, and recorded there. */
export async function applyMigration(client: pg.ClientBase, { statements, hash, at }: Migration) {
  await client.query(MAKE_RECORD)
  for (const statement of statements) await client.query(statement)
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    at,
  ])
}
