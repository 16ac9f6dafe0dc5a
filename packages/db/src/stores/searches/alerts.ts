import { type AlertPeriod, type AlertSchedule, isPremium } from '@lilypad/domain'
import { and, asc, eq, exists, gt, type inArray, isNull, lt, min, notExists, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { digests, savedSearches, trackedJobs, users } from '../../schema/index.ts'
import { standingColumns } from '../accounts/users.ts'
import { findStoredValue, raiseStoredValue } from '../stored-values.ts'

export type AlertRun = AlertPeriod & { schedule: AlertSchedule }

/** A search whose alerts are on, and already were when the run came due. */
export const isDue = ({ schedule, dueAt }: AlertRun) =>
  and(eq(savedSearches.schedule, schedule), lt(savedSearches.marker, dueAt))

function isWaiting(db: Executor, run: AlertRun) {
  const theirs = db
    .select({ one: sql`1` })
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, users.id), isDue(run)))
  const done = db
    .select({ one: sql`1` })
    .from(digests)
    .where(
      and(eq(digests.userId, users.id), eq(digests.schedule, run.schedule), eq(digests.period, run.period)),
    )
  return and(exists(theirs), notExists(done))
}

const STANDINGS_AT_ONCE = 5_000

/** Those whom the run has not reached yet, in their order. */
export async function listAlertUsers(db: Executor, run: AlertRun, now: Date): Promise<number[]> {
  const found: number[] = []
  for (let last = 0; ; ) {
    const people = await db
      .select({ id: users.id, standing: standingColumns })
      .from(users)
      .where(and(isWaiting(db, run), gt(users.id, last)))
      .orderBy(asc(users.id))
      .limit(STANDINGS_AT_ONCE)
    for (const { id, standing } of people) if (isPremium(standing, now)) found.push(id)
    const end = people.at(-1)
    if (!end || people.length < STANDINGS_AT_ONCE) return found
    last = end.id
  }
}

export async function findOldestMarker(db: Executor, run: AlertRun, userIds: readonly number[]) {
  const [found] = await db
    .select({ marker: min(savedSearches.marker) })
    .from(savedSearches)
    .where(and(isDue(run), isOneOf(savedSearches.userId, userIds)))
  return found?.marker ?? null
}

export type DueSearch = { id: number; userId: number; name: string; state: string; marker: Date }

/** By person, in the order of saving. */
export async function listDueSearches(db: Executor, run: AlertRun, userIds: readonly number[]) {
  const { id, userId, name, state, marker } = savedSearches
  const rows = await db
    .select({ id, userId, name, state, marker })
    .from(savedSearches)
    .where(and(isDue(run), isOneOf(userId, userIds)))
    .orderBy(asc(userId), asc(id))
  return rows.flatMap((row) => (row.marker ? [{ ...row, marker: row.marker }] : []))
}

export async function listStarsAmong(db: Executor, userIds: readonly number[], jobIds: readonly number[]) {
  const rows = await db
    .select({ userId: trackedJobs.userId, jobId: trackedJobs.jobId })
    .from(trackedJobs)
    .where(
      and(
        isOneOf(trackedJobs.userId, userIds),
        isOneOf(trackedJobs.jobId, jobIds),
        isNull(trackedJobs.untrackedAt),
      ),
    )
  const stars = new Map<number, Set<number>>()
  for (const { userId, jobId } of rows) stars.set(userId, (stars.get(userId) ?? new Set()).add(jobId))
  return stars
}

/** A single parameter for any number of ids. */
export const isOneOf = (column: Parameters<typeof inArray>[0], ids: readonly number[]) =>
  sql`${column} = any(${sql.param([...ids])}::bigint[])`

const toName = (schedule: AlertSchedule) => `alert_run_${schedule}`

export const isAlertRunDone = async (db: Executor, { schedule, period }: AlertRun): Promise<boolean> =>
  ((await findStoredValue(db, toName(schedule))) ?? '') >= period

export const noteAlertRun = (db: Executor, { schedule, period }: AlertRun): Promise<void> =>
  raiseStoredValue(db, toName(schedule), period)

export async function switchOffAlerts(
  db: Executor,
  { userId, schedule }: { userId: number; schedule: AlertSchedule },
): Promise<number> {
  const { rowCount } = await db
    .update(savedSearches)
    .set({ schedule: null, marker: null })
    .where(and(eq(savedSearches.userId, userId), eq(savedSearches.schedule, schedule)))
  return rowCount ?? 0
}
