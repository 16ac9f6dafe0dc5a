import type { Tier } from '@lilypad/domain'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards, jobs, trackedJobChanges, trackedJobs } from '../../schema/index.ts'
import { hasPage, visibleTo } from '../jobs/jobs-read.ts'
import { prepared } from '../prepared.ts'
import { trackedBy } from './applications.ts'

const starsOfPerson = prepared((db) =>
  db
    .select({ id: trackedJobs.jobId })
    .from(trackedJobs)
    .where(and(eq(trackedJobs.userId, sql.placeholder('userId')), isNull(trackedJobs.untrackedAt)))
    .orderBy(trackedJobs.jobId)
    .prepare('stars_of_person'),
)

/** The ids of the jobs that a person has starred. */
export const listTrackedJobIds = async (db: Executor, userId: number): Promise<number[]> =>
  (await starsOfPerson(db).execute({ userId })).map(({ id }) => id)

const applicationColumns = {
  jobId: trackedJobs.jobId,
  isByHand: trackedJobs.isByHand,
  snapshot: trackedJobs.snapshot,
  status: trackedJobs.status,
  notes: trackedJobs.notes,
  notesVersion: trackedJobs.notesVersion,
  resumeFilename: trackedJobs.resumeFilename,
  coverLetterFilename: trackedJobs.coverLetterFilename,
  isPortfolioSubmitted: trackedJobs.isPortfolioSubmitted,
  knockoutQuestions: trackedJobs.knockoutQuestions,
  remindOn: trackedJobs.remindOn,
  trackedAt: trackedJobs.trackedAt,
}

/** Fields of the listing itself: null when it is gone, was never ours, or is not visible to the tier. */
const listingColumns = {
  description: jobs.description,
  summary: jobs.summary,
  deletedAt: jobs.deletedAt,
  deadline: jobs.deadline,
  applyBy: jobs.applyBy,
  logoOneOff: jobs.logoOneOff,
  logoFile: boards.logoFile,
}

export type StatusChange = { status: number; at: Date }
type Listing = { [C in keyof typeof listingColumns]: (typeof listingColumns)[C]['_']['data'] | null }
/** An application with the current fields of its listing. */
export type TrackedApplication = Pick<
  typeof trackedJobs.$inferSelect,
  keyof typeof applicationColumns & keyof typeof trackedJobs.$inferSelect
> & { listing: Listing; changes: StatusChange[] }

const listChanges = async (
  db: Executor,
  userId: number,
  jobId?: number,
): Promise<Map<number, StatusChange[]>> => {
  const { jobId: id, status, at } = trackedJobChanges
  const rows = await db
    .select({ id, status, at })
    .from(trackedJobChanges)
    .where(and(eq(trackedJobChanges.userId, userId), jobId === undefined ? undefined : eq(id, jobId)))
    .orderBy(asc(at), asc(trackedJobChanges.id))
  const byJob = new Map<number, StatusChange[]>()
  for (const { id: job, ...change } of rows) byJob.set(job, [...(byJob.get(job) ?? []), change])
  return byJob
}

type Whose = { userId: number; tier: Tier }

const selectApplications = (db: Executor, { userId, tier }: Whose) =>
  db
    .select({ ...applicationColumns, listing: listingColumns })
    .from(trackedJobs)
    // One condition for every field of a listing: a tier sees all of them or none.
    .leftJoin(jobs, and(eq(jobs.id, trackedJobs.jobId), hasPage, visibleTo(tier)))
    .leftJoin(boards, eq(boards.id, jobs.boardId))
    .where(and(eq(trackedJobs.userId, userId), isNull(trackedJobs.untrackedAt)))
    .orderBy(desc(trackedJobs.trackedAt), desc(trackedJobs.jobId))

/** A person's applications, latest first, each with the fields of its listing that the tier may see. */
export const listApplications = async (db: Executor, whose: Whose): Promise<TrackedApplication[]> => {
  const [rows, changes] = await Promise.all([selectApplications(db, whose), listChanges(db, whose.userId)])
  return rows.map((row) => ({ ...row, changes: changes.get(row.jobId) ?? [] }))
}

/** Each change of status of an application, oldest first. */
export const listStatusChanges = async (
  db: Executor,
  { userId, jobId }: { userId: number; jobId: number },
): Promise<StatusChange[]> => (await listChanges(db, userId, jobId)).get(jobId) ?? []

/** The content of an application's reminder; null when it is not on the person's tracker. */
export const findReminder = async (
  db: Executor,
  whose: { userId: number; jobId: number },
): Promise<Pick<TrackedApplication, 'snapshot' | 'status' | 'remindOn'> | null> => {
  const [found] = await db
    .select({ snapshot: trackedJobs.snapshot, status: trackedJobs.status, remindOn: trackedJobs.remindOn })
    .from(trackedJobs)
    .where(trackedBy(whose))
  return found ?? null
}
