import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards, jobs } from '../../schema/index.ts'
import { prepared } from '../prepared.ts'
import { fullColumns, isListed, visibleTo, type WholeJob } from './jobs-read.ts'

export type PublicJob = WholeJob & { approvedAt: Date }

export type PublicPage = { id: number; changedAt: Date }

const publicJob = prepared((db) =>
  db
    .select({ ...fullColumns, unlistedReason: jobs.unlistedReason })
    .from(jobs)
    .leftJoin(boards, eq(boards.id, jobs.boardId))
    .where(and(eq(jobs.id, sql.placeholder('id')), isNotNull(jobs.approvedAt), visibleTo('visitor')))
    .prepare('public_job'),
)

/** 'removed' for one of the free subset. Null for all others, so that nobody learns which exist. */
export const findPublicJob = async (db: Executor, id: number): Promise<PublicJob | 'removed' | null> => {
  const [found] = await publicJob(db).execute({ id })
  if (!found?.approvedAt) return null
  const { unlistedReason, approvedAt, ...job } = found
  return unlistedReason === null ? { ...job, approvedAt } : 'removed'
}

export const listPublicPages = (db: Executor): Promise<PublicPage[]> =>
  db
    .select({ id: jobs.id, changedAt: jobs.changedAt })
    .from(jobs)
    .where(and(isListed, isNotNull(jobs.approvedAt), visibleTo('visitor')))
    .orderBy(desc(jobs.approvedAt), jobs.id)
