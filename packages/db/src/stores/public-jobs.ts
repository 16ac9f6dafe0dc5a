import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { boards, jobs, postings } from '../schema/index.ts'
import { fullColumns, isListed, visibleTo, type WholeJob } from './jobs-read.ts'
import { prepared } from './prepared.ts'

/** A job of the free subset, as its public page tells it. */
export type PublicJob = WholeJob & {
  approvedAt: Date
  /** The earliest day that a board gives as that of its publication, `YYYY-MM-DD`; as found, so perhaps none. */
  postedOn: string | null
}

/** The address of a public page, and when what it tells last changed. */
export type PublicPage = { id: number; changedAt: Date }

const postedOn = sql<string | null>`(
  select min(left(${postings.found} ->> 'postedAt', 10)) from ${postings}
  where ${postings.jobId} = ${jobs.id} and ${postings.found} ->> 'postedAt' ~ '^\\d{4}-\\d{2}-\\d{2}')`

const publicJob = prepared((db) =>
  db
    .select({ ...fullColumns, unlistedReason: jobs.unlistedReason, postedOn })
    .from(jobs)
    .leftJoin(boards, eq(boards.id, jobs.boardId))
    .where(and(eq(jobs.id, sql.placeholder('id')), isNotNull(jobs.approvedAt), visibleTo('visitor')))
    .prepare('public_job'),
)

/**
 * One job for its public page. 'removed' for one of the free subset that was listed and is no more, for whatever
 * reason; null for all others: those that were never listed, and those that visitors may not see, are told apart
 * by nothing.
 */
export const findPublicJob = async (db: Executor, id: number): Promise<PublicJob | 'removed' | null> => {
  const [found] = await publicJob(db).execute({ id })
  if (!found?.approvedAt) return null
  const { unlistedReason, approvedAt, ...job } = found
  return unlistedReason === null ? { ...job, approvedAt } : 'removed'
}

/** The public pages that there are, newest job first. */
export const listPublicPages = (db: Executor): Promise<PublicPage[]> =>
  db
    .select({ id: jobs.id, changedAt: jobs.changedAt })
    .from(jobs)
    .where(and(isListed, isNotNull(jobs.approvedAt), visibleTo('visitor')))
    .orderBy(desc(jobs.approvedAt), jobs.id)
