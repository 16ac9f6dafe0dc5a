import { isClosed, newYorkDay, type UnlistedReason } from '@lilypad/domain'
import { and, isNull, lt } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { jobs } from '../../schema/index.ts'
import { announceJobList } from '../job-list-changes.ts'

type Decided = { unlistedReason: UnlistedReason | null; applyBy: string | null }

/**
 * What somebody asked us not to list stays so (`before`), whatever is decided of it, until the removal is lifted. One
 * that would be listed is closed after its last day.
 */
export const settledReason = (
  before: UnlistedReason | null,
  { unlistedReason, applyBy }: Decided,
  at: Date,
): UnlistedReason | null => {
  if (before === 'do_not_list') return before
  return unlistedReason ?? (isClosed(applyBy, newYorkDay(at)) ? 'closed' : null)
}

/** Those whose last day has passed while they were listed. Resolves to how many. */
export const closeJobs = async (db: Executor, now: Date): Promise<number> => {
  const { rowCount } = await db
    .update(jobs)
    .set({ unlistedReason: 'closed', changedAt: now })
    .where(and(isNull(jobs.unlistedReason), lt(jobs.applyBy, newYorkDay(now))))
  if (rowCount) await announceJobList(db)
  return rowCount ?? 0
}
