import { MAX_DESCRIPTION_LENGTH, type Tier } from '@lilypad/domain'
import { and, desc, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards, jobs, trackedJobs } from '../../schema/index.ts'
import { descriptionUpTo, hasPage, visibleTo } from '../jobs/visible-jobs.ts'
import { prepared } from '../prepared-queries.ts'
import { listLastChanges } from './status-changes.ts'

const starsOfPerson = prepared((db) =>
  db
    .select({ id: trackedJobs.jobId })
    .from(trackedJobs)
    .where(and(eq(trackedJobs.userId, sql.placeholder('userId')), isNull(trackedJobs.untrackedAt)))
    .orderBy(trackedJobs.jobId)
    .prepare('stars_of_person'),
)

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
  interviewAt: trackedJobs.interviewAt,
  interviewZone: trackedJobs.interviewZone,
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
const textsUpTo = (length: number | SQL) => ({
  description: descriptionUpTo(length),
  summary: jobs.summary,
})
type Texts = ReturnType<typeof textsUpTo>

type Whose = { userId: number; tier: Tier }

/** One condition for every field of a listing: a tier sees all of them or none. */
const listingFor = (tier: Tier) => and(eq(jobs.id, trackedJobs.jobId), hasPage, visibleTo(tier))
const onTrackerOf = (userId: number | Placeholder) =>
  and(eq(trackedJobs.userId, userId), isNull(trackedJobs.untrackedAt))
/** What stands in a cursor has whole milliseconds. */
const trackedMs = sql`date_trunc('milliseconds', ${trackedJobs.trackedAt})`

/** Those after it were tracked earlier. */
export type TrackedPlace = { trackedAt: Date; jobId: number }
/** The applications of a page, `most` of them at most, and the place of its last one; null for the first page. */
type Page = { after: TrackedPlace | null; most: number }

const placeholder = {
  at: sql`${sql.placeholder('afterAt')}::timestamptz`,
  id: sql`${sql.placeholder('afterId')}::bigint`,
}
const isAfter = sql`(${placeholder.at} is null
  or (${trackedMs}, ${trackedJobs.jobId}) < (${placeholder.at}, ${placeholder.id}))`

const selectApplications = <T extends Partial<Texts>>(db: Executor, tier: Tier, texts: T) =>
  db
    .select({ ...applicationColumns, listing: { ...listingColumns, ...texts } })
    .from(trackedJobs)
    .leftJoin(jobs, listingFor(tier))
    .leftJoin(boards, eq(boards.id, jobs.boardId))

const pageOfPerson = <T extends Partial<Texts>>(tier: Tier, texts: T, name: string) =>
  prepared((db) =>
    selectApplications(db, tier, texts)
      .where(and(onTrackerOf(sql.placeholder('userId')), isAfter))
      .orderBy(desc(trackedMs), desc(trackedJobs.jobId))
      .limit(sql.placeholder('most'))
      .prepare(`${name}_${tier}`),
  )

const pagesFor = (tier: Tier) => ({
  whole: pageOfPerson(tier, textsUpTo(sql`${sql.placeholder('textLength')}`), 'applications'),
  outlines: pageOfPerson(tier, {}, 'outlines'),
})
const pages = { visitor: pagesFor('visitor'), free: pagesFor('free'), premium: pagesFor('premium') }

const askedFor = (userId: number, { after, most }: Page) => ({
  userId,
  afterAt: after?.trackedAt.toISOString() ?? null,
  afterId: after?.jobId ?? null,
  most,
})

async function withChanges<T extends { jobId: number }>(db: Executor, userId: number, rows: readonly T[]) {
  const jobIds = rows.map(({ jobId }) => jobId)
  const changes = await listLastChanges(db, userId, jobIds)
  return rows.map((row) => ({ ...row, changes: changes.get(row.jobId) ?? [] }))
}

/** Latest first. `textLength`: of a description at most. */
export async function listApplications(
  db: Executor,
  { userId, tier }: Whose,
  { textLength = MAX_DESCRIPTION_LENGTH, ...page }: Page & { textLength?: number },
) {
  const asked = { ...askedFor(userId, page), textLength }
  return withChanges(db, userId, await pages[tier].whole(db).execute(asked))
}

/** Without the texts of their listings. */
export const listOutlines = async (db: Executor, { userId, tier }: Whose, page: Page) =>
  withChanges(db, userId, await pages[tier].outlines(db).execute(askedFor(userId, page)))

export type ApplicationOutline = Awaited<ReturnType<typeof listOutlines>>[number]
export type TrackedApplication = Awaited<ReturnType<typeof listApplications>>[number]

/** So many long notes neither fill the memory nor hold up others. */
export const ROWS_AT_ONCE = 50

/** Others have their turn in between. */
export const inPages = async function* <T extends TrackedPlace>(
  list: (page: Page) => Promise<T[]>,
): AsyncGenerator<T[]> {
  for (let after: TrackedPlace | null = null; ; ) {
    const rows: T[] = await list({ after, most: ROWS_AT_ONCE })
    yield rows
    after = rows.at(-1) ?? null
    if (rows.length < ROWS_AT_ONCE) return
  }
}

export async function findApplication(db: Executor, { userId, tier, jobId }: Whose & { jobId: number }) {
  const isThis = and(onTrackerOf(userId), eq(trackedJobs.jobId, jobId))
  const rows = await selectApplications(db, tier, textsUpTo(MAX_DESCRIPTION_LENGTH)).where(isThis)
  return (await withChanges(db, userId, rows))[0] ?? null
}

/** Changes whenever one of the applications does, or what the tier may see of their listings. */
export async function trackerVersion(db: Executor, { userId, tier }: Whose): Promise<string> {
  const row = sql`concat_ws(' ', ${trackedJobs.jobId}, ${trackedJobs}.xmin, ${jobs}.xmin, ${boards.logoFile})`
  const version = sql<string>`count(*) || coalesce(md5(string_agg(${row}, ',' order by ${trackedJobs.jobId})), '')`
  const [found] = await db
    .select({ version })
    .from(trackedJobs)
    .leftJoin(jobs, listingFor(tier))
    .leftJoin(boards, eq(boards.id, jobs.boardId))
    .where(onTrackerOf(userId))
  return found?.version ?? ''
}

export const listAddresses = (db: Executor, { userId, title }: { userId: number; title: string }) =>
  db
    .select({ jobId: trackedJobs.jobId, url: sql<string>`${trackedJobs.snapshot} ->> 'url'` })
    .from(trackedJobs)
    .where(and(onTrackerOf(userId), eq(sql`${trackedJobs.snapshot} ->> 'title'`, title)))
