import type { Tier } from '@lilypad/domain'
import { and, asc, desc, eq, isNull, type Placeholder, sql } from 'drizzle-orm'
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
  deletedAt: jobs.deletedAt,
  deadline: jobs.deadline,
  applyBy: jobs.applyBy,
  logoOneOff: jobs.logoOneOff,
  logoFile: boards.logoFile,
}
const textColumns = { description: jobs.description, summary: jobs.summary }

export type StatusChange = { status: number; at: Date }
type Listing = { [C in keyof typeof listingColumns]: (typeof listingColumns)[C]['_']['data'] | null }
type Texts = { [C in keyof typeof textColumns]: (typeof textColumns)[C]['_']['data'] | null }
/** An application with the current fields of its listing, but for the texts. */
export type ApplicationOutline = Pick<
  typeof trackedJobs.$inferSelect,
  keyof typeof applicationColumns & keyof typeof trackedJobs.$inferSelect
> & { listing: Listing; changes: StatusChange[] }
/** The same with the texts of its listing. */
export type TrackedApplication = ApplicationOutline & { listing: Texts }

const changesOfPerson = prepared((db) => {
  const { jobId: id, status, at } = trackedJobChanges
  const jobId = sql.placeholder('jobId')
  return db
    .select({ id, status, at })
    .from(trackedJobChanges)
    .where(
      and(
        eq(trackedJobChanges.userId, sql.placeholder('userId')),
        sql`(${jobId}::bigint is null or ${id} = ${jobId}::bigint)`,
      ),
    )
    .orderBy(asc(at), asc(trackedJobChanges.id))
    .prepare('status_changes_of_person')
})

const listChanges = async (
  db: Executor,
  userId: number,
  jobId: number | null = null,
): Promise<Map<number, StatusChange[]>> => {
  const rows = await changesOfPerson(db).execute({ userId, jobId })
  const byJob = new Map<number, StatusChange[]>()
  for (const { id: job, ...change } of rows) byJob.set(job, [...(byJob.get(job) ?? []), change])
  return byJob
}

type Whose = { userId: number; tier: Tier }

/** One condition for every field of a listing: a tier sees all of them or none. */
const listingFor = (tier: Tier) => and(eq(jobs.id, trackedJobs.jobId), hasPage, visibleTo(tier))
const onTrackerOf = (userId: number | Placeholder) =>
  and(eq(trackedJobs.userId, userId), isNull(trackedJobs.untrackedAt))
const latestFirst = [desc(trackedJobs.trackedAt), desc(trackedJobs.jobId)] as const

const applicationsOfPerson = (tier: Tier) =>
  prepared((db) =>
    db
      .select({ ...applicationColumns, listing: { ...listingColumns, ...textColumns } })
      .from(trackedJobs)
      .leftJoin(jobs, listingFor(tier))
      .leftJoin(boards, eq(boards.id, jobs.boardId))
      .where(onTrackerOf(sql.placeholder('userId')))
      .orderBy(...latestFirst)
      .prepare(`applications_${tier}`),
  )
const applicationsOf = {
  visitor: applicationsOfPerson('visitor'),
  free: applicationsOfPerson('free'),
  premium: applicationsOfPerson('premium'),
}

/** A person's applications, latest first, each with the fields of its listing that the tier may see. */
export const listApplications = async (
  db: Executor,
  { userId, tier }: Whose,
): Promise<TrackedApplication[]> => {
  const [rows, changes] = await Promise.all([
    applicationsOf[tier](db).execute({ userId }),
    listChanges(db, userId),
  ])
  return rows.map((row) => ({ ...row, changes: changes.get(row.jobId) ?? [] }))
}

const selectOutlines = (db: Executor, { userId, tier, jobId }: Whose & { jobId?: number }) =>
  db
    .select({ ...applicationColumns, listing: listingColumns })
    .from(trackedJobs)
    .leftJoin(jobs, listingFor(tier))
    .leftJoin(boards, eq(boards.id, jobs.boardId))
    .where(and(onTrackerOf(userId), jobId === undefined ? undefined : eq(trackedJobs.jobId, jobId)))
    .orderBy(...latestFirst)

/** A person's applications without the texts of their listings, latest first; only that of a job where one is given. */
export const listOutlines = async (
  db: Executor,
  whose: Whose & { jobId?: number },
): Promise<ApplicationOutline[]> => {
  const { userId, jobId } = whose
  const [rows, changes] = await Promise.all([selectOutlines(db, whose), listChanges(db, userId, jobId)])
  return rows.map((row) => ({ ...row, changes: changes.get(row.jobId) ?? [] }))
}

/** The addresses of a person's applications to jobs with this title. */
export const listAddresses = (
  db: Executor,
  { userId, title }: { userId: number; title: string },
): Promise<{ jobId: number; url: string }[]> =>
  db
    .select({ jobId: trackedJobs.jobId, url: sql<string>`${trackedJobs.snapshot} ->> 'url'` })
    .from(trackedJobs)
    .where(and(onTrackerOf(userId), eq(sql`${trackedJobs.snapshot} ->> 'title'`, title)))

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
