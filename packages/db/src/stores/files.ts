import { asc, eq, lte } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { filesToDelete } from '../schema/index.ts'

/** Storing a file and noting whose it is takes no longer than this, however slow the store. */
const STORING_MS = 60 * 60 * 1000

/** What files are deleted from. */
type Store = { delete(key: string): Promise<void> }

/** Notes a key before a file is stored under it: unless somebody becomes its owner within an hour, it is deleted. */
export const expectFile = async (db: Executor, key: string, now: Date): Promise<void> => {
  await db.insert(filesToDelete).values({ key, dueAt: new Date(now.getTime() + STORING_MS) })
}

/** In the transaction that gives a stored file its owner: it stays. */
export const keepFile = async (tx: Executor, key: string): Promise<void> => {
  await tx.delete(filesToDelete).where(eq(filesToDelete.key, key))
}

/** In the transaction that takes files from their owner: they are deleted once it is committed. */
export const dropFiles = async (tx: Executor, keys: readonly (string | null)[], now: Date): Promise<void> => {
  const rows = keys.filter((key) => key !== null).map((key) => ({ key, dueAt: now }))
  if (rows.length === 0) return
  await tx
    .insert(filesToDelete)
    .values(rows)
    .onConflictDoUpdate({ target: filesToDelete.key, set: { dueAt: now } })
}

/**
 * Deletes the files that nobody owns any more, the oldest first; one that cannot be deleted is due again.
 *
 * @param most how many at most
 * @returns how many were deleted, and the last failure
 */
export const deleteDroppedFiles = async (
  db: Executor,
  files: Store,
  now: Date,
  most = 500,
): Promise<{ deleted: number; failure: unknown }> => {
  const due = await db
    .select({ key: filesToDelete.key })
    .from(filesToDelete)
    .where(lte(filesToDelete.dueAt, now))
    .orderBy(asc(filesToDelete.dueAt))
    .limit(most)
  let deleted = 0
  let failure: unknown = null
  for (const { key } of due) {
    try {
      await files.delete(key)
      await keepFile(db, key)
      deleted += 1
    } catch (error) {
      failure = error
    }
  }
  return { deleted, failure }
}
