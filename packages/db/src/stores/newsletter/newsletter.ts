import { ALERT_SCHEDULES, type NewsletterStatus } from '@lilypad/domain'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { newsletterSubscriptions as subscriptions, users } from '../../schema/index.ts'
import { switchOffAlerts } from '../searches/alerts.ts'
import { inTransaction } from '../transactions.ts'

/** Alerts and newsletters; saved searches stay. */
export const stopAllEmails = (db: Executor, { userId, now }: { userId: number; now: Date }): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const schedule of ALERT_SCHEDULES) await switchOffAlerts(tx, { userId, schedule })
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
    if (!user) return
    for (const [listId, status] of await listNewsletterStatuses(tx, user.email))
      if (status === 'subscribed')
        await setNewsletterStatus(tx, { email: user.email, listId, status: 'unsubscribed', now })
  })

export type NewsletterChange = { email: string; listId: number; status: NewsletterStatus; changedAt: Date }

/** A failed change is sent again after 1, 2, 4, … minutes, up to this many attempts. */
const MAX_ATTEMPTS = 12

const toKey = (email: string) => email.trim().toLowerCase()

/** Adds an address to a list or removes it; the provider is notified later. Repeating it changes nothing. */
export async function setNewsletterStatus(
  db: Executor,
  { email, listId, status, now }: { email: string; listId: number; status: NewsletterStatus; now: Date },
): Promise<void> {
  const change = { status, changedAt: now, syncedAt: null, attempts: 0 }
  await db
    .insert(subscriptions)
    .values({ email: toKey(email), listId, ...change })
    .onConflictDoUpdate({
      target: [subscriptions.email, subscriptions.listId],
      set: change,
      setWhere: sql`${subscriptions.status} <> excluded.status`,
    })
}

/** List id to status. */
export async function listNewsletterStatuses(db: Executor, email: string) {
  const rows = await db
    .select({ listId: subscriptions.listId, status: subscriptions.status })
    .from(subscriptions)
    .where(eq(subscriptions.email, toKey(email)))
  return new Map(rows.map(({ listId, status }) => [listId, status]))
}

/** `hasProvider`: an outside one is to be notified. */
export async function moveNewsletterAddress(
  db: Executor,
  { from, to, hasProvider, now }: { from: string; to: string; hasProvider: boolean; now: Date },
): Promise<void> {
  if (toKey(from) === toKey(to)) return
  for (const [listId, status] of await listNewsletterStatuses(db, from))
    await setNewsletterStatus(db, { email: to, listId, status, now })
  await removeNewsletterAddress(db, { email: from, hasProvider, now })
}

/** Erased immediately, or after the outside provider that has it was notified. */
export async function removeNewsletterAddress(
  db: Executor,
  { email, hasProvider, now }: { email: string; hasProvider: boolean; now: Date },
): Promise<void> {
  const isIts = eq(subscriptions.email, toKey(email))
  if (!hasProvider) await db.delete(subscriptions).where(isIts)
  else
    await db
      .update(subscriptions)
      .set({ status: 'unsubscribed', changedAt: now, syncedAt: null, attempts: 0 })
      .where(isIts)
}

/** Oldest first. */
export const listUnsyncedSubscriptions = (db: Executor, now: Date, limit: number) =>
  db
    .select({
      email: subscriptions.email,
      listId: subscriptions.listId,
      status: subscriptions.status,
      changedAt: subscriptions.changedAt,
    })
    .from(subscriptions)
    .where(
      and(
        isNull(subscriptions.syncedAt),
        sql`${subscriptions.attempts} < ${MAX_ATTEMPTS}`,
        sql`${subscriptions.changedAt} + (power(2, ${subscriptions.attempts}) - 1) * interval '1 minute' <= ${now.toISOString()}`,
      ),
    )
    .orderBy(asc(subscriptions.changedAt))
    .limit(limit)

const isThis = ({ email, listId, changedAt }: NewsletterChange) =>
  and(
    eq(subscriptions.email, email),
    eq(subscriptions.listId, listId),
    eq(subscriptions.changedAt, changedAt),
  )

/** Changes made meanwhile stay pending; an address that left a list is erased. */
export async function markSubscriptionSynced(db: Executor, change: NewsletterChange, now: Date) {
  await db.update(subscriptions).set({ syncedAt: now }).where(isThis(change))
  await db
    .delete(subscriptions)
    .where(and(isThis(change), isNotNull(subscriptions.syncedAt), eq(subscriptions.status, 'unsubscribed')))
}

export async function noteSyncFailure(db: Executor, change: NewsletterChange): Promise<void> {
  await db
    .update(subscriptions)
    .set({ attempts: sql`${subscriptions.attempts} + 1` })
    .where(isThis(change))
}
