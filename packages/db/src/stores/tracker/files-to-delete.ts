import { HOUR_MS } from '@lilypad/domain'
import { asc, eq, lte } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { filesToDelete } from '../../schema/index.ts'

/** Storing a file and recording its owner takes less than this, even with a slow store. */
const STORING_MS = HOUR_MS

type Store = { delete(key: string): Promise<void> }

/** Records a key before its file is stored: without an owner within an hour, the file is deleted. */
export async function expectFile(db: Executor, key: string, now: Date): Promise<void> {
  await db.insert(filesToDelete).values({ key, dueAt: new Date(now.getTime() + STORING_MS) })
}

/** Keeps a stored file. Call it in the transaction that gives the file its owner. */
export async function keepFile(tx: Executor, key: string): Promise<void> {
  await tx.delete(filesToDelete).where(eq(filesToDelete.key, key))
}

/** Marks files for deletion after the commit. Call it in the transaction that takes them from their owner. */
export async function dropFiles(tx: Executor, keys: readonly (string | null)[], now: Date): Promise<void> {
  const rows = keys.filter((key) => key !== null).map((key) => ({ key, dueAt: now }))
  if (rows.length === 0) return
  await tx
    .insert(filesToDelete)
    .values(rows)
    .onConflictDoUpdate({ target: filesToDelete.key, set: { dueAt: now } })
}

/** Oldest first; a failed deletion is tried again. Returns how many were deleted, and the last failure. */
export async function deleteDroppedFiles(db: Executor, files: Store, now: Date, most = 500) {
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
