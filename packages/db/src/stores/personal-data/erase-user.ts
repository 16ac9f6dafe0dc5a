import { eq } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { clicks, outbox, savedSearches, trackedJobs, users } from '../../schema/index.ts'
import { forgetInAudit } from '../admin/audit.ts'
import { forgetPayer } from '../billing/payment-cases.ts'
import { removeNewsletterAddress } from '../newsletter/newsletter.ts'
import { dropDocumentsOf } from '../tracker/erase-applications.ts'
import { listDocuments } from '../tracker/tracker-documents.ts'
import { inTransaction, lockUser } from '../transactions.ts'

/**
 * Counts of clicks and log-ins, redemptions and subscriptions stay, without the person; documents go after the commit.
 * The caller cancels an active subscription first. `hasProvider`: an outside newsletter provider is to be told. Returns
 * the address; null for an unknown account.
 */
export const eraseUser = (
  db: Executor,
  { id, hasProvider, now }: { id: number; hasProvider: boolean; now: Date },
): Promise<string | null> =>
  inTransaction(db, async (tx) => {
    // Prevents documents from being stored meanwhile.
    await lockUser(tx, id)
    await dropDocumentsOf(tx, id, now)
    const [gone] = await tx.delete(users).where(eq(users.id, id)).returning({ email: users.email })
    if (!gone) return null
    await tx.update(clicks).set({ userId: null }).where(eq(clicks.userId, id))
    await forgetInAudit(tx, { userId: id, email: gone.email })
    await forgetPayer(tx, id, gone.email)
    await removeNewsletterAddress(tx, { email: gone.email, hasProvider, now })
    return gone.email
  })

export type PersonalCounts = Record<'searches' | 'tracked' | 'documents' | 'emails', number>

/** What an account holds, to say afterwards what was erased with it. */
export const countPersonalData = async (db: Executor, userId: number): Promise<PersonalCounts> => ({
  searches: await db.$count(savedSearches, eq(savedSearches.userId, userId)),
  tracked: await db.$count(trackedJobs, eq(trackedJobs.userId, userId)),
  documents: (await listDocuments(db, userId)).length,
  emails: await db.$count(outbox, eq(outbox.userId, userId)),
})
