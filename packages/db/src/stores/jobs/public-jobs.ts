import { DELETED_JOB_SHOWN_MS, newYorkInstant } from '@lilypad/domain'
import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { boards, jobs } from '../../schema/index.ts'
import { prepared } from '../prepared-queries.ts'
import { fullColumns, hasPage, isListed, visibleTo, type WholeJob } from './visible-jobs.ts'

export type PublicJob = WholeJob & { approvedAt: Date }

const publicJob = prepared((db) =>
  db
    .select({ ...fullColumns, unlistedReason: jobs.unlistedReason })
    .from(jobs)
    .leftJoin(boards, eq(boards.id, jobs.boardId))
    .where(and(eq(jobs.id, sql.placeholder('id')), isNotNull(jobs.approvedAt), visibleTo('visitor')))
    .prepare('public_job'),
)

/** 'removed' for one of the free subset. Null for all others, so that nobody learns which exist. */
export async function findPublicJob(db: Executor, id: number): Promise<PublicJob | 'removed' | null> {
  const [found] = await publicJob(db).execute({ id })
  if (!found?.approvedAt) return null
  const { unlistedReason, approvedAt, ...job } = found
  return unlistedReason === null ? { ...job, approvedAt } : 'removed'
}

/** Its page stays for a while: it says that the job is closed. */
export type ClosedJob = PublicJob & { closedAt: Date }

function toClosed(job: PublicJob & { unlistedReason: string | null }): ClosedJob | null {
  const lastDay = job.deadline ?? job.applyBy
  const closedAt = job.deletedAt ?? (lastDay === null ? null : newYorkInstant(lastDay, 23))
  const isClosed = job.unlistedReason === 'deleted' || job.unlistedReason === 'closed'
  return isClosed && closedAt ? { ...job, closedAt } : null
}

const isShown = ({ closedAt }: ClosedJob, now: Date) =>
  now.getTime() - closedAt.getTime() < DELETED_JOB_SHOWN_MS

/** One that left its board, or whose last day has passed, until `DELETED_JOB_DAYS` later. */
export async function findClosedJob(db: Executor, id: number, now: Date): Promise<ClosedJob | null> {
  const [found] = await publicJob(db).execute({ id })
  const closed = found?.approvedAt ? toClosed({ ...found, approvedAt: found.approvedAt }) : null
  return closed && isShown(closed, now) ? closed : null
}

/** Those closed lately whose page is public, in bundles. */
export const readClosedJobs = async function* (db: Executor, now: Date): AsyncGenerator<ClosedJob[]> {
  for (let after = 0; ; ) {
    const rows = await db
      .select({ ...fullColumns, unlistedReason: jobs.unlistedReason })
      .from(jobs)
      .leftJoin(boards, eq(boards.id, jobs.boardId))
      .where(and(gt(jobs.id, after), hasPage, isNotNull(jobs.unlistedReason), visibleTo('visitor')))
      .orderBy(jobs.id)
      .limit(200)
    const all = rows.flatMap((row) => (row.approvedAt ? [{ ...row, approvedAt: row.approvedAt }] : []))
    yield all.flatMap((row) => toClosed(row) ?? []).filter((row) => isShown(row, now))
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

export const listPublicPages = (db: Executor) =>
  db
    .select({ id: jobs.id, changedAt: jobs.changedAt })
    .from(jobs)
    .where(and(isListed, isNotNull(jobs.approvedAt), visibleTo('visitor')))
    .orderBy(desc(jobs.approvedAt), jobs.id)
