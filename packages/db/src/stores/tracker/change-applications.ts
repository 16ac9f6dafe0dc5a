import { desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { type TrackedSnapshot, trackedJobChanges, trackedJobs } from '../../schema/index.ts'
import { inTransaction, lockUser } from '../transactions.ts'
import { trackedBy } from './erase-applications.ts'
import { hasLaterStatus, noteStatus } from './status-changes.ts'

/** How many bytes of UTF-8 one person's notes and questions may take together, those of hidden applications included. */
export const MAX_TEXT_BYTES = 1_500_000

/** Enough to shorten, and short enough to be read. */
const NAMED = 3

type Texts = Pick<typeof trackedJobs.$inferSelect, 'notes' | 'knockoutQuestions'>

export type LongText = { title: string; companyName: string; bytes: number; isHidden: boolean }

const storedBytes = sql<number>`octet_length(${trackedJobs.notes})
  + octet_length(${trackedJobs.knockoutQuestions}::text)`

export const textBytes = ({ notes, knockoutQuestions }: Partial<Texts>): number =>
  Buffer.byteLength(notes ?? '') + Buffer.byteLength(JSON.stringify(knockoutQuestions ?? []))

async function getTotal(db: Executor, userId: number): Promise<number> {
  const total = sql<string>`coalesce(sum(${storedBytes}), 0)`
  const [row] = await db.select({ total }).from(trackedJobs).where(eq(trackedJobs.userId, userId))
  return Number(row?.total ?? 0)
}

const listLongest = (db: Executor, userId: number): Promise<LongText[]> =>
  db
    .select({
      title: sql<string>`${trackedJobs.snapshot} ->> 'title'`,
      companyName: sql<string>`${trackedJobs.snapshot} ->> 'companyName'`,
      bytes: storedBytes,
      isHidden: sql<boolean>`${trackedJobs.untrackedAt} is not null`,
    })
    .from(trackedJobs)
    .where(eq(trackedJobs.userId, userId))
    .orderBy(desc(storedBytes), trackedJobs.jobId)
    .limit(NAMED)

/** Null where the texts may grow by this much. Texts that get shorter always fit. Lock the tracker before. */
export async function findTooLong(tx: Executor, userId: number, growth: number): Promise<LongText[] | null> {
  if (growth <= 0 || (await getTotal(tx, userId)) + growth <= MAX_TEXT_BYTES) return null
  return listLongest(tx, userId)
}

/** The most applications on a person's tracker: far more than anyone follows. */
export const MAX_APPLICATIONS = 2_000

type Whose = { userId: number; jobId: number }

/** Omitted ones stay. */
export type ApplicationChanges = Partial<
  Pick<
    typeof trackedJobs.$inferSelect,
    | 'status'
    | 'notes'
    | 'isPortfolioSubmitted'
    | 'knockoutQuestions'
    | 'remindOn'
    | 'interviewAt'
    | 'interviewZone'
    | 'snapshot'
  >
>

export type ChangedApplication =
  | { outcome: 'changed'; notesVersion: number }
  /** The notes were based on an older version than the stored one; nothing was changed. */
  | { outcome: 'stale'; notes: string; notesVersion: number }
  /** The person's notes and questions would be too long together; nothing was changed. */
  | { outcome: 'too long'; longest: LongText[] }

const withoutMissing = (changes: ApplicationChanges): ApplicationChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

type ChangeNeeds = Whose & {
  notesVersion: number | null
  now: Date
  changedAt?: Date | null
  /** The caller has locked the tracker and counted the texts, for many changes at once. */
  areTextsCounted?: boolean
}

const changesTexts = ({ notes, knockoutQuestions }: ApplicationChanges) =>
  notes !== undefined || knockoutQuestions !== undefined

/** How many bytes longer the texts become. */
export const textGrowth = (
  stored: Pick<typeof trackedJobs.$inferSelect, 'notes' | 'knockoutQuestions'>,
  { notes = stored.notes, knockoutQuestions = stored.knockoutQuestions }: ApplicationChanges,
): number => textBytes({ notes, knockoutQuestions }) - textBytes(stored)

/**
 * Notes need the stored `notesVersion`, none, or an unchanged text. A status chosen at `changedAt`, and sent only now,
 * does not replace a later one. Null when the application is not on the person's tracker.
 */
export const changeApplication = (
  db: Executor,
  { notesVersion, now, changedAt = null, areTextsCounted = false, ...whose }: ChangeNeeds,
  { status: sentStatus, ...sent }: ApplicationChanges,
): Promise<ChangedApplication | null> =>
  inTransaction(db, async (tx) => {
    const isCounted = changesTexts(sent) && !areTextsCounted
    // Before the application, in the order of everything else that locks both.
    if (isCounted) await lockUser(tx, whose.userId)
    const [stored] = await tx
      .select({
        status: trackedJobs.status,
        notes: trackedJobs.notes,
        notesVersion: trackedJobs.notesVersion,
        knockoutQuestions: trackedJobs.knockoutQuestions,
        remindOn: trackedJobs.remindOn,
        interviewAt: trackedJobs.interviewAt,
      })
      .from(trackedJobs)
      .where(trackedBy(whose))
      .for('update')
    if (!stored) return null
    const isOutdated = changedAt !== null && (await hasLaterStatus(tx, whose, changedAt))
    const status = isOutdated ? undefined : sentStatus
    const changes: ApplicationChanges = { ...sent, ...(status !== undefined && { status }) }
    const areNotesNew = changes.notes !== undefined && changes.notes !== stored.notes
    const isStale = areNotesNew && notesVersion !== null && notesVersion !== stored.notesVersion
    if (isStale) return { outcome: 'stale', notes: stored.notes, notesVersion: stored.notesVersion }
    const longest = isCounted ? await findTooLong(tx, whose.userId, textGrowth(stored, changes)) : null
    if (longest) return { outcome: 'too long', longest }
    const version = stored.notesVersion + Number(areNotesNew)
    const { remindOn = stored.remindOn, interviewAt = stored.interviewAt } = changes
    const isTouched =
      areNotesNew || remindOn !== stored.remindOn || interviewAt?.getTime() !== stored.interviewAt?.getTime()
    await tx
      .update(trackedJobs)
      .set({
        ...withoutMissing(changes),
        notesVersion: version,
        beforeAnswer: null,
        ...(isTouched && { touchedAt: now }),
      })
      .where(trackedBy(whose))
    if (status !== undefined && status !== stored.status)
      await noteStatus(tx, whose, { status, at: changedAt ?? now })
    return { outcome: 'changed', notesVersion: version }
  })

export type NewApplication = { snapshot: TrackedSnapshot; status: number } & Partial<
  Pick<
    typeof trackedJobs.$inferSelect,
    'notes' | 'isPortfolioSubmitted' | 'knockoutQuestions' | 'remindOn' | 'trackedAt'
  >
>

/** Until the transaction ends, no one else adds to the person's tracker or erases the person. */
export async function lockTracker(tx: Executor, userId: number): Promise<void> {
  await lockUser(tx, userId)
}

/** Whether it cannot take `more` applications. Lock it before. */
export const isTrackerFull = async (tx: Executor, userId: number, more = 1): Promise<boolean> =>
  (await tx.$count(trackedJobs, eq(trackedJobs.userId, userId))) + more > MAX_APPLICATIONS

/** Jobs added by hand get ids from the same sequence as listed ones. Source: specification, decisions 2. */
const nextJobId = sql<number>`nextval('job_ids')`

/** Returns their ids, in order; null, without adding any, when there would be more than 2,000. */
export const addApplications = (
  db: Executor,
  { userId, now }: { userId: number; now: Date },
  added: readonly NewApplication[],
): Promise<number[] | null> =>
  inTransaction(db, async (tx) => {
    // One after the other, so that the limit holds for concurrent requests.
    await lockTracker(tx, userId)
    if (await isTrackerFull(tx, userId, added.length)) return null
    if (added.length === 0) return []
    const rows = added.map((application) => ({
      trackedAt: now,
      ...application,
      userId,
      jobId: nextJobId,
      isByHand: true,
    }))
    const ids = (await tx.insert(trackedJobs).values(rows).returning({ jobId: trackedJobs.jobId })).map(
      ({ jobId }) => jobId,
    )
    const moved = ids.flatMap((jobId, index) => {
      const { status = 0, trackedAt: at = now } = added[index] ?? {}
      return status === 0 ? [] : [{ userId, jobId, status, at }]
    })
    if (moved.length > 0) await tx.insert(trackedJobChanges).values(moved)
    return ids
  })
