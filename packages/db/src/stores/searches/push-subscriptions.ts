import { newYorkInstant } from '@lilypad/domain'
import { and, asc, desc, eq, gte, inArray, ne, or } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { digests, pushSubscriptions, sessions } from '../../schema/index.ts'
import { inTransaction, lockUser } from '../transactions.ts'
import { isOneOf } from './alerts.ts'

export type PushTarget = { endpoint: string; p256dh: string; auth: string }

type NewSubscription = PushTarget & { userId: number; sessionHash: string }

const isOf = (sessionHash: string) => eq(pushSubscriptions.sessionHash, sessionHash)

const MAX_BROWSERS = 10

/** Those used least lately, beyond as many as one may have, but not this one. */
async function forgetUnused(tx: Executor, { userId, sessionHash }: NewSubscription) {
  const { sessionHash: session, userId: owner } = pushSubscriptions
  const others = tx
    .select({ hash: session })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.tokenHash, session))
    .where(and(eq(owner, userId), ne(session, sessionHash)))
    .orderBy(desc(sessions.lastSeenAt), desc(pushSubscriptions.id))
    .offset(MAX_BROWSERS - 1)
  await tx.delete(pushSubscriptions).where(inArray(session, others))
}

/** In place of others of its session and its address; see `forgetUnused`. */
export const savePushSubscription = (db: Executor, subscription: NewSubscription): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { userId, sessionHash, endpoint, p256dh, auth } = subscription
    await lockUser(tx, userId)
    const { sessionHash: session, endpoint: address } = pushSubscriptions
    const isAnother = or(
      and(isOf(sessionHash), ne(address, endpoint)),
      and(eq(address, endpoint), ne(session, sessionHash)),
    )
    await tx.delete(pushSubscriptions).where(isAnother)
    // The same once more keeps its id: notifications may be waiting for it.
    await tx
      .insert(pushSubscriptions)
      .values({ userId, sessionHash, endpoint, p256dh, auth })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { p256dh, auth } })
    await forgetUnused(tx, subscription)
  })

export const isSubscribedToPush = async (db: Executor, sessionHash: string): Promise<boolean> =>
  (await db.$count(pushSubscriptions, isOf(sessionHash))) > 0

export async function endPushSubscription(db: Executor, sessionHash: string): Promise<void> {
  await db.delete(pushSubscriptions).where(isOf(sessionHash))
}

export async function findPushTarget(db: Executor, id: number): Promise<PushTarget | null> {
  const { endpoint, p256dh, auth } = pushSubscriptions
  const [found] = await db
    .select({ endpoint, p256dh, auth })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.id, id))
  return found ?? null
}

export async function dropPushSubscription(db: Executor, id: number): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

export async function notePushSent(db: Executor, id: number, now: Date): Promise<void> {
  await db.update(pushSubscriptions).set({ lastSentAt: now }).where(eq(pushSubscriptions.id, id))
}

/** Locked until the end, so that the daily and the weekly run see what the other told. */
export async function lockPushSubscriptions(tx: Executor, userIds: readonly number[]) {
  const rows = await tx
    .select({ id: pushSubscriptions.id, userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .where(isOneOf(pushSubscriptions.userId, userIds))
    .orderBy(asc(pushSubscriptions.id))
    .for('update')
  const theirs = new Map<number, number[]>()
  for (const { id, userId } of rows) theirs.set(userId, [...(theirs.get(userId) ?? []), id])
  return theirs
}

/** What some people were told since a New York day began, by person. A run may be late: its period does not say when it told. */
export async function listToldOn(
  tx: Executor,
  { day, userIds }: { day: string; userIds: readonly number[] },
): Promise<Map<number, { emailed: Set<number>; pushed: Set<number> }>> {
  const rows = await tx
    .select({ userId: digests.userId, emailed: digests.emailedJobs, pushed: digests.pushedJobs })
    .from(digests)
    .where(and(isOneOf(digests.userId, userIds), gte(digests.createdAt, newYorkInstant(day, 0))))
  const told = new Map<number, { emailed: Set<number>; pushed: Set<number> }>()
  for (const { userId, emailed, pushed } of rows) {
    const before = told.get(userId)
    told.set(userId, {
      emailed: new Set([...(before?.emailed ?? []), ...emailed]),
      pushed: new Set([...(before?.pushed ?? []), ...pushed]),
    })
  }
  return told
}
