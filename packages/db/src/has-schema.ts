import type pg from 'pg'
import { listMigrations } from './migrations.ts'

let newestKnown: number | undefined

function newestOfThisVersion(): number {
  newestKnown ??= Math.max(0, ...listMigrations().map(({ at }) => at))
  return newestKnown
}

const UNDEFINED_TABLE = '42P01'

/** Newer is fine: migrations expand first, so additions do no harm. Rejects while the database is unreachable. */
export async function hasSchema(pool: Pick<pg.Pool, 'query'>): Promise<boolean> {
  try {
    const { rows } = await pool.query<{ newest: string | null }>(
      'select max(created_at) as newest from drizzle.__drizzle_migrations',
    )
    return Number(rows[0]?.newest ?? 0) >= newestOfThisVersion()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE) return false
    throw error
  }
}
