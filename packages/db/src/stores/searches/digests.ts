import { chooseChannel, followedSearch, type JobsByChannel, newYorkDay } from '@lilypad/domain'
import type { PushNote } from '@lilypad/mail'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { digestOpens, digests, savedSearches, users } from '../../schema/index.ts'
import { insertNewRows } from '../batch.ts'
import { addAllToOutbox, type DigestLetter, listUnsent } from '../outbox/outbox.ts'
import { inTransaction } from '../transactions.ts'
import { type AlertRun, isDue, isOneOf } from './alerts.ts'
import { listToldOn, lockPushSubscriptions } from './push-subscriptions.ts'

/** By the search's id, newest first. */
export type Found = ReadonlyMap<number, readonly number[]>

export type RecordedDigest = {
  id: number
  userId: number
  firstName: string
  /** The jobs to tell by each way, by the search's id: of searches that are still due. */
  telling: JobsByChannel
}

/** Null without new jobs. */
export type DigestLetters = { email: DigestLetter | null; push: PushNote | null }

type Recording = {
  run: AlertRun
  /** The instant up to which jobs were read: markers move there. */
  settled: Date
  now: Date
  /** Without push, nobody has a browser that takes notifications. */
  hasPush: boolean
  userIds: readonly number[]
  found: Found
  write(digest: RecordedDigest): DigestLetters
}

/**
 * In one transaction: a row for each, which makes it the only one of its period, markers, new jobs and letters. Skips
 * people whom another worker has handled, whose account is gone, or whose alerts are off by now.
 */
export const recordDigests = (db: Executor, recording: Recording): Promise<number> =>
  inTransaction(db, async (tx) => {
    const people = await lockPeople(tx, recording.userIds)
    const due = await lockDueSearches(tx, recording.run, [...people.keys()])
    const devices = await lockPushSubscriptions(tx, recording.hasPush ? [...due.keys()] : [])
    const tellings = await chooseTellings(tx, recording, { due, devices })
    const added = await addDigests(tx, recording, { tellings, devices })
    const toldSearches = added.flatMap(({ userId }) => (due.get(userId) ?? []).map(({ id }) => id))
    await moveMarkers(tx, recording, toldSearches)
    const cause = toCause(recording.run)
    const letters = added.flatMap(({ id, userId }) => {
      const [person, telling] = [people.get(userId), tellings.get(userId)]
      if (!person || !telling) return []
      const { email, push } = recording.write({ id, userId, firstName: person.firstName, telling })
      const browsers = push ? (devices.get(userId) ?? []) : []
      return [
        ...(email ? [{ userId, recipient: person.email, cause, letter: email }] : []),
        ...browsers.flatMap((id) => (push ? [{ userId, recipient: String(id), cause, push }] : [])),
      ]
    })
    await addAllToOutbox(tx, letters)
    return added.length
  })

const toCause = ({ schedule, period }: AlertRun) => `${schedule}-${period}`

export const listUnsentDigests = (db: Executor, run: AlertRun): Promise<number[]> =>
  listUnsent(db, toCause(run))

/** So that no account is deleted meanwhile; in a fixed order, so that two workers cannot deadlock. */
async function lockPeople(tx: Executor, userIds: readonly number[]) {
  const rows = await tx
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(isOneOf(users.id, userIds))
    .orderBy(asc(users.id))
    .for('key share')
  return new Map(rows.map((row) => [row.id, row]))
}

type LockedSearch = { id: number; isPushed: boolean }

async function lockDueSearches(tx: Executor, run: AlertRun, userIds: number[]) {
  if (userIds.length === 0) return new Map<number, LockedSearch[]>()
  const rows = await tx
    .select({ id: savedSearches.id, userId: savedSearches.userId, isPushed: savedSearches.isPushed })
    .from(savedSearches)
    .where(and(isOneOf(savedSearches.userId, userIds), isDue(run)))
    .orderBy(asc(savedSearches.id))
    .for('update')
  const searches = new Map<number, LockedSearch[]>()
  for (const { userId, ...search } of rows) searches.set(userId, [...(searches.get(userId) ?? []), search])
  return searches
}

const NOTHING = { emailed: new Set<number>(), pushed: new Set<number>() }

/** Without a browser that takes notifications, every search tells by e-mail. */
async function chooseTellings(
  tx: Executor,
  { now, found }: Recording,
  { due, devices }: { due: Map<number, LockedSearch[]>; devices: Map<number, number[]> },
): Promise<Map<number, JobsByChannel>> {
  const today = await listToldOn(tx, { day: newYorkDay(now), userIds: [...due.keys()] })
  return new Map(
    [...due].map(([userId, searches]) => {
      // Companies that a person follows are told like a search, by push if any search is.
      const isPushed = searches.some((search) => search.isPushed)
      const finds = [...searches, { id: followedSearch(userId).id, isPushed }].map((search) => ({
        searchId: search.id,
        jobIds: found.get(search.id) ?? [],
        isPushed: search.isPushed && devices.has(userId),
      }))
      return [userId, chooseChannel(finds, today.get(userId) ?? NOTHING)]
    }),
  )
}

const idsIn = (jobs: JobsByChannel[keyof JobsByChannel]) => [...new Set([...jobs.values()].flat())]

type Chosen = { tellings: Map<number, JobsByChannel>; devices: Map<number, number[]> }

async function addDigests(tx: Executor, { run, now, found }: Recording, { tellings, devices }: Chosen) {
  const userIds = [...tellings.keys()].sort((a, b) => a - b)
  if (userIds.length === 0) return []
  const { schedule, period } = run
  const rows = userIds.flatMap((userId) => {
    const telling = tellings.get(userId)
    if (!telling) return []
    const jobs = new Set<number>()
    for (const searchId of [...telling.emailed.keys(), ...telling.pushed.keys()])
      for (const jobId of found.get(searchId) ?? []) jobs.add(jobId)
    // Nothing is pushed to people without a browser that takes it: what was e-mailed to them need not be known.
    const emailedJobs = devices.has(userId) ? idsIn(telling.emailed) : []
    const pushedJobs = idsIn(telling.pushed)
    return [{ userId, schedule, period, jobCount: jobs.size, emailedJobs, pushedJobs, createdAt: now }]
  })
  const added = await insertNewRows(tx, digests, rows, ['id', 'user_id'])
  return added.map((row) => ({ id: Number(row.id), userId: Number(row.user_id) }))
}

/** A marker never moves back: alerts may have been switched on after the settled instant. */
async function moveMarkers(tx: Executor, { settled, found }: Recording, searchIds: number[]) {
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
