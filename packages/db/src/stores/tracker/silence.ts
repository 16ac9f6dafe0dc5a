import { DEFAULT_SILENCE_DAYS, WAITING_STATUSES } from '@lilypad/domain'
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { trackedJobChanges, trackedJobs, users } from '../../schema/index.ts'
import { inTransaction } from '../transactions.ts'
import { trackedBy } from './erase-applications.ts'
import { forgetStatus, noteStatus } from './status-changes.ts'

type Whose = { userId: number; jobId: number }

export async function getSilenceDays(db: Executor, userId: number): Promise<number> {
  const [found] = await db.select({ days: users.silenceDays }).from(users).where(eq(users.id, userId))
  return found?.days ?? DEFAULT_SILENCE_DAYS
}

export async function setSilenceDays(db: Executor, userId: number, days: number): Promise<void> {
  await db.update(users).set({ silenceDays: days }).where(eq(users.id, userId))
}

/** Nobody is silent before an interview. */
const since =
  sql`greatest(coalesce(${trackedJobs.touchedAt}, ${trackedJobs.trackedAt}), ${trackedJobs.interviewAt}, (
  select max(change.at) from ${trackedJobChanges} as change
  where change.user_id = ${trackedJobs}.user_id and change.job_id = ${trackedJobs}.job_id
))`.mapWith(trackedJobs.trackedAt)

/** Waiting applications that have not changed since, the longest silent first. */
export const listSilentApplications = (db: Executor, userId: number, unchangedSince: Date) =>
  db
    .select({
      jobId: trackedJobs.jobId,
      snapshot: trackedJobs.snapshot,
      status: trackedJobs.status,
      since,
    })
    .from(trackedJobs)
    .where(
      and(
        eq(trackedJobs.userId, userId),
        isNull(trackedJobs.untrackedAt),
        inArray(trackedJobs.status, [...WAITING_STATUSES]),
        lte(since, unchangedSince),
      ),
    )
    .orderBy(since, trackedJobs.jobId)

type Answered = { status: number; remindOn: string | null }

async function lockApplication(tx: Executor, whose: Whose) {
  const { status, remindOn, touchedAt, beforeAnswer } = trackedJobs
  const columns = { status, remindOn, touchedAt, beforeAnswer }
  const [found] = await tx.select(columns).from(trackedJobs).where(trackedBy(whose)).for('update')
  return found
}

/** Null when the person does not wait for the employer. */
export const answerSilence = (
  db: Executor,
  { now, ...whose }: Whose & { now: Date },
  changes: Partial<Answered>,
): Promise<Answered | null> =>
  inTransaction(db, async (tx) => {
    const stored = await lockApplication(tx, whose)
    if (!stored || !WAITING_STATUSES.includes(stored.status)) return null
    const { status, remindOn, touchedAt } = stored
    const beforeAnswer = { status, remindOn, touchedAt: touchedAt?.toISOString() ?? null }
    await tx
      .update(trackedJobs)
      .set({ ...changes, touchedAt: now, beforeAnswer })
      .where(trackedBy(whose))
    if (changes.status !== undefined) await noteStatus(tx, whose, { status: changes.status, at: now })
    return { status, remindOn, ...changes }
  })

/** Null when nothing can be taken back. */
export const undoSilenceAnswer = (db: Executor, whose: Whose): Promise<Answered | null> =>
  inTransaction(db, async (tx) => {
    const stored = await lockApplication(tx, whose)
    if (!stored?.beforeAnswer || !stored.touchedAt) return null
    const { status, remindOn, touchedAt } = stored.beforeAnswer
    // As if it had never been answered: also how long it has been in its stage.
    if (status !== stored.status) await forgetStatus(tx, whose, stored.touchedAt)
    const before = { status, remindOn, touchedAt: touchedAt === null ? null : new Date(touchedAt) }
    await tx
      .update(trackedJobs)
      .set({ ...before, beforeAnswer: null })
      .where(trackedBy(whose))
    return { status, remindOn }
  })
