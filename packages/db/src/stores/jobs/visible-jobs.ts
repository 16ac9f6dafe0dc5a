import { MAX_DESCRIPTION_LENGTH, seesEveryJob, type Tier } from '@lilypad/domain'
import { and, count, desc, eq, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards, jobs, postings, trackedJobs } from '../../schema/index.ts'
import { rowColumns } from '../job-row-columns.ts'
import { containing } from '../like-patterns.ts'
import { askedValues, joinLookUps, prepared } from '../prepared-queries.ts'

/** The only place that separates the tiers: every query for people must use this condition. `insert-jobs.ts` chooses. */
export const visibleTo = (tier: Tier) => (seesEveryJob(tier) ? undefined : or(jobs.featured, jobs.freeTenth))

export const isListed = isNull(jobs.unlistedReason)
/** The page of a job that was listed stays after its board dropped it, or its last day to apply passed. */
export const hasPage = and(
  isNotNull(jobs.approvedAt),
  or(isListed, inArray(jobs.unlistedReason, ['deleted', 'closed'])),
)

/** For a query that knows the job only by its id; premium sees every posting that may be shown. */
export const pageSeenBy = (tier: Tier, id: SQL): SQL =>
  sql`exists (select from ${jobs} where ${jobs.id} = ${id} and ${
    seesEveryJob(tier)
      ? sql`${jobs.unlistedReason} is distinct from 'do_not_list'`
      : and(hasPage, visibleTo(tier))
  })`

const lastSeenAt = sql`(
  select max(coalesce(${postings.lastSeenAt}, ${postings.goneAt})) from ${postings}
  where ${postings.jobId} = ${jobs.id})`.mapWith((value: string) => new Date(value))

/** Older rows hold longer ones than are kept now. */
export const descriptionUpTo = (length: number | SQL) =>
  sql<string | null>`left(${jobs.description}, ${length})`

export const fullColumns = {
  ...rowColumns,
  deletedAt: jobs.deletedAt,
  travelDetails: jobs.travelDetails,
  description: descriptionUpTo(MAX_DESCRIPTION_LENGTH),
  summary: jobs.summary,
  eligibility: jobs.eligibility,
  licence: jobs.licence,
  requirements: jobs.requirements,
  calendar: jobs.calendar,
  reasons: jobs.reasons,
  /** When its board last showed it, for a job that is gone. */
  lastSeenAt: lastSeenAt as ReturnType<typeof sql<Date | null>>,
}

const asked = sql`unnest(${askedValues('ids', 'bigint[]')}, ${askedValues('userIds', 'bigint[]')})
  as asked(job_id, user_id)`

const isTracked = sql<boolean>`exists (
  select from ${trackedJobs} where ${trackedJobs.userId} = asked.user_id
    and ${trackedJobs.jobId} = ${jobs.id} and ${trackedJobs.untrackedAt} is null)`

type Shape<C extends string> = Pick<typeof jobs.$inferSelect, C & keyof typeof jobs.$inferSelect>

/** Audiences are ids. */
export type ListedJob = Shape<keyof typeof rowColumns> & {
  logoFile: string | null
  lastScrapedAt: Date | null
}
export type WholeJob = ListedJob & Shape<keyof typeof fullColumns> & { lastSeenAt: Date | null }

/** The order of `compareByDate` of the domain. */
export const inOrder = [desc(jobs.featured), desc(jobs.approvedAt), jobs.id] as const

const rowsWhere = (db: Executor, tier: Tier, which?: SQL) =>
  db
    .select(rowColumns)
    .from(jobs)
    .leftJoin(boards, eq(boards.id, jobs.boardId))
    .where(and(isListed, visibleTo(tier), which))

export async function listJobs(db: Executor, tier: Tier, most?: number): Promise<ListedJob[]> {
  const found = rowsWhere(db, tier).orderBy(...inOrder)
  return most === undefined ? found : found.limit(most)
}

/** Those that the tier may see, in the order of `ids`. */
export async function listRows(db: Executor, tier: Tier, ids: readonly number[]): Promise<ListedJob[]> {
  if (ids.length === 0) return []
  const found = await rowsWhere(db, tier, sql`${jobs.id} = any(${sql.param([...ids])}::bigint[])`)
  const byId = new Map(found.map((job) => [job.id, job]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The newest of a company and of a category, up to `most` of each. */
export async function listRelatable(
  db: Executor,
  tier: Tier,
  { companyName, category, most }: { companyName: string; category: string; most: number },
): Promise<ListedJob[]> {
  const newest = (which: SQL) =>
    rowsWhere(db, tier, which).orderBy(sql`${jobs.approvedAt} desc nulls last`, jobs.id).limit(most)
  const [colleagues, alike] = await Promise.all([
    newest(eq(jobs.companyName, companyName)),
    newest(sql`${jobs.category} = ${category}`),
  ])
  return [...colleagues, ...alike.filter((job) => job.companyName !== companyName)]
}

/** Real ones are seldom longer; six much longer ones would be a slow first page for everybody. */
const MAX_HOME_DESCRIPTION_LENGTH = 10_000

/** Of the free subset, those that state their pay. */
export const listHomeJobs = async (db: Executor, most: number): Promise<WholeJob[]> =>
  db
    .select({ ...fullColumns, description: descriptionUpTo(MAX_HOME_DESCRIPTION_LENGTH) })
    .from(jobs)
    .leftJoin(boards, eq(boards.id, jobs.boardId))
    .where(and(isListed, visibleTo('visitor')))
    .orderBy(isNull(jobs.salaryRange), ...inOrder)
    .limit(most)

type Asked = { id: number; userId: number | null }

const toKey = ({ id, userId }: Asked) => `${id} ${userId ?? ''}`

const jobPage = (tier: Tier) =>
  prepared((db) => {
    const query = db
      .select({ userId: sql<string | null>`asked.user_id`, ...fullColumns, isTracked })
      .from(jobs)
      .innerJoin(asked, sql`asked.job_id = ${jobs.id}`)
      .leftJoin(boards, eq(boards.id, jobs.boardId))
      .where(and(hasPage, visibleTo(tier)))
      .prepare(`job_pages_${tier}`)
    return joinLookUps<Asked, WholeJob & { isTracked: boolean }>(async (pages) => {
      const rows = await query.execute({
        ids: pages.map(({ id }) => id),
        userIds: pages.map(({ userId }) => userId),
      })
      return new Map(
        rows.map(({ userId, ...job }) => [
          toKey({ id: job.id, userId: userId === null ? null : Number(userId) }),
          job,
        ]),
      )
    }, toKey)
  })
const jobPages = { visitor: jobPage('visitor'), free: jobPage('free'), premium: jobPage('premium') }

/** Listed or since removed from its board, and whether `userId` has starred it. Null if the tier may not see it. */
export const findJob = async (db: Executor, { tier, ...page }: Asked & { tier: Tier }) =>
  jobPages[tier](db)(page)

export const listUrlsWith = (db: Executor, tier: Tier, { text, most }: { text: string; most: number }) =>
  db
    .select({ id: jobs.id, url: jobs.url })
    .from(jobs)
    .where(and(isListed, visibleTo(tier), ilike(jobs.url, containing(text))))
    .limit(most)

/** `free`: seen by everybody. */
export async function countListedJobs(db: Executor): Promise<{ all: number; free: number }> {
  const [row] = await db
    .select({ all: count(), free: sql`count(*) filter (where ${visibleTo('visitor')})`.mapWith(Number) })
    .from(jobs)
    .where(isListed)
  return row ?? { all: 0, free: 0 }
}

export async function countCompaniesScraped(db: Executor): Promise<number> {
  const [row] = await db
    .select({ companies: count() })
    .from(boards)
    .where(and(isNotNull(boards.lastScrapedAt), isNull(boards.removedAt)))
  return row?.companies ?? 0
}
