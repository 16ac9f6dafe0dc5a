import { eq, lt, sql } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { constants } from '../schema/index.ts'

export async function setConstant(db: Executor, name: string, value: string): Promise<void> {
  const row = { name, value, changedAt: new Date() }
  await db.insert(constants).values(row).onConflictDoUpdate({ target: constants.name, set: row })
}

export async function findConstant(db: Executor, name: string): Promise<string | null> {
  const [row] = await db.select().from(constants).where(eq(constants.name, name))
  return row?.value ?? null
}

/** Sets a value unless the one that stands there is greater: a delayed run never overwrites a later one. */
export async function raiseConstant(db: Executor, name: string, value: string): Promise<void> {
  const row = { name, value, changedAt: sql`now()` }
  await db
    .insert(constants)
    .values(row)
    .onConflictDoUpdate({ target: constants.name, set: row, setWhere: lt(constants.value, value) })
}
