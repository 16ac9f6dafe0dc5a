import { eq } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { clicks, users } from '../schema/index.ts'
import { lockUser } from './accounts.ts'
import { dropDocumentsOf } from './applications.ts'
import { forgetInAudit } from './audit.ts'
import { inTransaction } from './in-transaction.ts'
import { removeNewsletterAddress } from './newsletter.ts'

/**
 * Erases a person: account, sessions, searches, tracker, waiting e-mails and newsletter lists; their documents are
 * noted to be deleted once this is committed. Counts of clicks and log-ins, redemptions and subscriptions stay, as
 * nobody's. A running subscription is cancelled before.
 *
 * @param hasProvider whether an outside newsletter provider is to be told
 * @returns the address that was theirs; null when there is no such account
 */
export const deleteUser = (
  db: Executor,
  { id, hasProvider, now }: { id: number; hasProvider: boolean; now: Date },
): Promise<string | null> =>
  inTransaction(db, async (tx) => {
    // No document is stored meanwhile.
    await lockUser(tx, id)
    await dropDocumentsOf(tx, id, now)
    const [gone] = await tx.delete(users).where(eq(users.id, id)).returning({ email: users.email })
    if (!gone) return null
    await tx.update(clicks).set({ userId: null }).where(eq(clicks.userId, id))
    await forgetInAudit(tx, { userId: id, email: gone.email })
    await removeNewsletterAddress(tx, { email: gone.email, hasProvider, now })
    return gone.email
  })
