import type { Executor } from '../database.ts'
import { constants } from '../schema/index.ts'

export const setConstant = async (db: Executor, name: string, value: string): Promise<void> => {
  const row = { name, value, changedAt: new Date() }
  await db.insert(constants).values(row).onConflictDoUpdate({ target: constants.name, set: row })
}
