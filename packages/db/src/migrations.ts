import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'

const journal = import.meta.resolve('@lilypad/db/migrations/meta/_journal.json')
const folder = fileURLToPath(new URL('..', journal))

export type Migration = {
  /** `0004_report-counts`. */
  name: string
  /** The sort key, in milliseconds. */
  at: number
  /** SHA-256 of the file, hex. */
  hash: string
  statements: readonly string[]
}

export function listMigrations(): Migration[] {
  const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as {
    entries: { tag: string }[]
  }
  const files = readMigrationFiles({ migrationsFolder: folder })
  return entries.flatMap(({ tag }, index) => {
    const file = files[index]
    return file ? [{ name: tag, at: file.folderMillis, hash: file.hash, statements: file.sql }] : []
  })
}

export function findMigration(name: string): Migration {
  const found = listMigrations().find((migration) => migration.name === name)
  if (!found) throw new Error(`There is no migration ${name}.`)
  return found
}

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
