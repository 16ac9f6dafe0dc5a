import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { applyMigration, listPendingMigrations } from './apply-migrations.ts'
import { findMigration, type Migration } from './migrations.ts'

/** An arbitrary lock number of its own: only one process at a time changes the schema. */
export const MIGRATION_LOCK = 7_205_759

/** A statement that waits for a table blocks all later queries on it: it lets them pass, and tries again. */
const PATIENCE_MS = 5_000
const REST_MS = 2_000
const TRIES = 20
const LOCK_NOT_AVAILABLE = '55P03'

async function inTransaction(client: pg.ClientBase, work: () => Promise<void>) {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** One transaction per migration, so that no table is locked longer than its change takes. */
async function applyPatiently(client: pg.ClientBase, migration: Migration, patienceMs: number) {
  for (let tries = 1; ; tries++) {
    try {
      return await inTransaction(client, async () => {
        await client.query(`set local lock_timeout = ${patienceMs}`)
        await applyMigration(client, migration)
      })
    } catch (error) {
      const isBusy = error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE
      if (!isBusy || tries === TRIES) throw error
      await sleep(Math.min(REST_MS, patienceMs))
    }
  }
}

/**
 * Safe to call from several processes at once, and while the product runs: a migration that cannot lock a table within
 * `patienceMs` tries again, up to twenty times. Throws NewerSchemaError. `upTo` names the last to apply.
 */
export async function migrate(
  url: string,
  { upTo, patienceMs = PATIENCE_MS }: { upTo?: string; patienceMs?: number } = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const last = upTo === undefined ? undefined : findMigration(upTo)
    const pending = await listPendingMigrations(client)
    for (const migration of pending.filter(({ at }) => at <= (last?.at ?? Infinity)))
      await applyPatiently(client, migration, patienceMs)
  } finally {
    await client.end()
  }
}
