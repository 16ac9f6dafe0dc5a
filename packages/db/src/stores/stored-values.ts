import { eq, lt, sql } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { constants } from '../schema/index.ts'

/** Values that change, by name, in the table `constants`. */
export async function setStoredValue(db: Executor, name: string, value: string): Promise<void> {
  const row = { name, value, changedAt: new Date() }
  await db.insert(constants).values(row).onConflictDoUpdate({ target: constants.name, set: row })
}

export async function findStoredValue(db: Executor, name: string): Promise<string | null> {
  const [row] = await db.select().from(constants).where(eq(constants.name, name))
  return row?.value ?? null
}

/** Sets a value unless the one that stands there is greater: a delayed run never overwrites a later one. */
export async function raiseStoredValue(db: Executor, name: string, value: string): Promise<void> {
  const row = { name, value, changedAt: sql`now()` }
  await db
    .insert(constants)
    .values(row)
    .onConflictDoUpdate({ target: constants.name, set: row, setWhere: lt(constants.value, value) })
}
