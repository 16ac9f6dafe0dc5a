import { deleteDroppedFiles, eraseUntracked, writeReminders } from '@lilypad/db'
import type { Deps } from '../deps.ts'

/** Removals from trackers are erased after 30 days. */
export const sweepTracker = async (
  { db, files, logger }: Pick<Deps, 'db' | 'files' | 'logger'>,
  now: Date,
): Promise<void> => {
  const reminders = await writeReminders(db, now)
  if (reminders.length > 0) logger.info({ reminders: reminders.length }, 'Reminders are written.')
  await eraseUntracked(db, now)
  const { failure } = await deleteDroppedFiles(db, files, now)
  if (failure !== null) logger.warn({ err: failure }, 'Files could not be deleted, and are tried again.')
}
