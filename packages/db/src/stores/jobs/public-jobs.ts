import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards, jobs } from '../../schema/index.ts'
import { prepared } from '../prepared.ts'
import { fullColumns, isListed, visibleTo, type WholeJob } from './jobs-read.ts'

/** A job of the free subset, as its public page shows it. */
export type PublicJob = WholeJob & { approvedAt: Date }

/** The address of a public page, and when its content last changed. */
export type PublicPage = { id: number; changedAt: Date }

const publicJob = prepared((db) =>
  db
    .select({ ...fullColumns, unlistedReason: jobs.unlistedReason })
    .from(jobs)
    .leftJoin(boards, eq(boards.id, jobs.boardId))
    .where(and(eq(jobs.id, sql.placeholder('id')), isNotNull(jobs.approvedAt), visibleTo('visitor')))
    .prepare('public_job'),
)

/**
 * One job for its public page. 'removed' for one of the free subset that is no longer listed, for any reason. Null for
 * all others, so that jobs that were never listed cannot be distinguished from jobs that visitors may not see.
 */
export const findPublicJob = async (db: Executor, id: number): Promise<PublicJob | 'removed' | null> => {
  const [found] = await publicJob(db).execute({ id })
  if (!found?.approvedAt) return null
  const { unlistedReason, approvedAt, ...job } = found
  return unlistedReason === null ? { ...job, approvedAt } : 'removed'
}

/** All public pages, newest job first. */
export const listPublicPages = (db: Executor): Promise<PublicPage[]> =>
  db
    .select({ id: jobs.id, changedAt: jobs.changedAt })
    .from(jobs)
    .where(and(isListed, isNotNull(jobs.approvedAt), visibleTo('visitor')))
    .orderBy(desc(jobs.approvedAt), jobs.id)
