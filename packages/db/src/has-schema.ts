import type pg from 'pg'
import { listMigrations } from './migrations.ts'

let newestKnown: number | undefined

const newestOfThisVersion = (): number => {
  newestKnown ??= Math.max(0, ...listMigrations().map(({ at }) => at))
  return newestKnown
}

const UNDEFINED_TABLE = '42P01'

/**
 * Whether a database has been brought to this version's schema, or further: what a newer version adds does no harm
 * to this one, since migrations expand first. Rejects while the database is away.
 */
export const hasSchema = async (pool: Pick<pg.Pool, 'query'>): Promise<boolean> => {
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
