import { DAY_MS } from '@lilypad/domain'
import { lt, or } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { accountChanges, passwordResets, sessions } from '../../schema/index.ts'
import { deleteOldSharePictures } from '../finders/share-pictures.ts'
import { deleteOldEntries } from '../outbox/outbox.ts'

/** Links to reset or undo stay for a day after their end, e-mails for longer. Safe to repeat. */
export const deleteExpiredRows = async (db: Executor, now: Date): Promise<void> => {
  const yesterday = new Date(now.getTime() - DAY_MS)
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db
    .delete(passwordResets)
    .where(or(lt(passwordResets.expiresAt, yesterday), lt(passwordResets.usedAt, yesterday)))
  await db
    .delete(accountChanges)
    .where(or(lt(accountChanges.expiresAt, yesterday), lt(accountChanges.undoneAt, yesterday)))
  await deleteOldEntries(db, now)
  await deleteOldSharePictures(db, now)
}
