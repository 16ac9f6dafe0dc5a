import type { Letter } from '@lilypad/mail'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { digestOpens, digests, savedSearches, users } from '../../schema/index.ts'
import { inTransaction } from '../in-transaction.ts'
import { addEmails } from '../mail/outbox.ts'
import { type AlertRun, isDue } from './alerts.ts'

/** The ids of the jobs that searches found, newest first, by the search's id. */
export type Found = ReadonlyMap<number, readonly number[]>

/** A digest to record. */
export type RecordedDigest = {
  id: number
  userId: number
  firstName: string
  /** The searches it covers: those still due. */
  searchIds: readonly number[]
}

type Recording = {
  run: AlertRun
  /** The instant up to which jobs were read: markers move there. */
  settled: Date
  userIds: readonly number[]
  found: Found
  /** Writes the e-mail; null without new jobs. */
  write(digest: RecordedDigest): Letter | null
}

/**
 * Records the digests of some people in one transaction: a row for each, which makes it the only one of its period, the
 * markers and new jobs of their searches, and the e-mail if there is anything to report. It skips people whom another
 * worker has handled, whose account is gone, or who meanwhile switched all alerts off.
 *
 * @returns the number of recorded digests, and the ids of the e-mails to enqueue after the commit
 */
export const recordDigests = (
  db: Executor,
  recording: Recording,
): Promise<{ digests: number; emailIds: number[] }> =>
  inTransaction(db, async (tx) => {
    const people = await lockPeople(tx, recording.userIds)
    const due = await lockDueSearches(tx, recording.run, [...people.keys()])
    const added = await addDigests(tx, recording, due)
    await moveMarkers(
      tx,
      recording,
      added.flatMap(({ searchIds }) => searchIds),
    )
    const emails = added.flatMap(({ id, userId, searchIds }) => {
      const person = people.get(userId)
      const letter = person && recording.write({ id, userId, firstName: person.firstName, searchIds })
      const cause = `${recording.run.schedule}-${recording.run.period}`
      return letter ? [{ userId, recipient: person.email, cause, letter }] : []
    })
    return { digests: added.length, emailIds: await addEmails(tx, emails) }
  })

/**
 * Locked until the end, so that no account is deleted meanwhile; in a fixed order, so that two workers cannot deadlock.
 */
const lockPeople = async (tx: Executor, userIds: readonly number[]) => {
  const rows = await tx
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id))
    .for('key share')
  return new Map(rows.map((row) => [row.id, row]))
}

const lockDueSearches = async (tx: Executor, run: AlertRun, userIds: number[]) => {
  if (userIds.length === 0) return new Map<number, number[]>()
  const rows = await tx
    .select({ id: savedSearches.id, userId: savedSearches.userId })
    .from(savedSearches)
    .where(and(inArray(savedSearches.userId, userIds), isDue(run)))
    .orderBy(asc(savedSearches.id))
    .for('update')
  const searches = new Map<number, number[]>()
  for (const { id, userId } of rows) searches.set(userId, [...(searches.get(userId) ?? []), id])
  return searches
}

const addDigests = async (tx: Executor, { run, found }: Recording, due: Map<number, number[]>) => {
  const userIds = [...due.keys()].sort((a, b) => a - b)
  if (userIds.length === 0) return []
  const { schedule, period } = run
  const rows = userIds.map((userId) => {
    const jobs = (due.get(userId) ?? []).flatMap((searchId) => found.get(searchId) ?? [])
    return { userId, schedule, period, jobCount: new Set(jobs).size }
  })
  const added = await tx
    .insert(digests)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: digests.id, userId: digests.userId })
  return added.map(({ id, userId }) => ({ id, userId, searchIds: due.get(userId) ?? [] }))
}

/** A marker never moves back: alerts may have been switched on after the settled instant. */
const moveMarkers = async (tx: Executor, { settled, found }: Recording, searchIds: number[]) => {
  const rows = searchIds.map((id) => ({ id, new_jobs: found.get(id) ?? [] }))
  if (rows.length === 0) return
  await tx.execute(sql`
    update ${savedSearches} set marker = greatest(marker, ${settled.toISOString()}::timestamptz), new_jobs = found.new_jobs
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as found (id bigint, new_jobs jsonb)
    where ${savedSearches.id} = found.id`)
}

/** Counts that a job's link was opened: once for each job of an e-mail, even after repeated clicks. */
export const countDigestOpen = (
  db: Executor,
  { digestId, jobId, now }: { digestId: number; jobId: number; now: Date },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    // Simultaneous clicks are counted one after the other.
    const [digest] = await tx
      .select({ id: digests.id })
      .from(digests)
      .where(eq(digests.id, digestId))
      .for('no key update')
    if (!digest) return
    const isThis = and(eq(digestOpens.digestId, digestId), eq(digestOpens.jobId, jobId))
    if ((await tx.$count(digestOpens, isThis)) > 0) return
    await tx.insert(digestOpens).values({ digestId, jobId, at: now })
  })
