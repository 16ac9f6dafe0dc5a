import { lt, or } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { accountChanges, passwordResets, sessions } from '../schema/index.ts'
import { deleteOldSharePictures } from './finders/share-pictures.ts'
import { deleteOldEmails } from './mail/outbox.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Deletes what is no longer needed: expired sessions, links to reset or undo that were used or expired more than a day
 * ago, e-mails sent or abandoned more than 30 days ago, and old pictures for links. Safe to repeat.
 */
export const deleteExpiredRows = async (db: Executor, now: Date): Promise<void> => {
  const yesterday = new Date(now.getTime() - DAY_MS)
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db
    .delete(passwordResets)
    .where(or(lt(passwordResets.expiresAt, yesterday), lt(passwordResets.usedAt, yesterday)))
  await db
    .delete(accountChanges)
    .where(or(lt(accountChanges.expiresAt, yesterday), lt(accountChanges.undoneAt, yesterday)))
  await deleteOldEmails(db, now)
  await deleteOldSharePictures(db, now)
}
