import { isClosed, newYorkDay, type UnlistedReason } from '@lilypad/domain'
import { and, isNull, lt } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { jobs } from '../../schema/index.ts'
import { announceJobList } from '../notify-channels.ts'

type Listing = { unlistedReason: UnlistedReason | null; approvedAt: Date | null }

/**
 * What the rules decide of a job, as its columns. What somebody asked us not to list stays so, until the removal is
 * lifted. One that would be listed is closed after its last day. The first listing is the approval.
 */
export function decideListing(
  before: Listing,
  decided: { unlistedReason: UnlistedReason | null; applyBy: string | null },
  at: Date,
): Listing & { changedAt: Date } {
  const closed = isClosed(decided.applyBy, newYorkDay(at)) ? 'closed' : null
  const isKeptOff = before.unlistedReason === 'do_not_list'
  const unlistedReason = isKeptOff ? before.unlistedReason : (decided.unlistedReason ?? closed)
  const approvedAt = before.approvedAt ?? (unlistedReason === null ? at : null)
  return { unlistedReason, approvedAt, changedAt: at }
}

/** Those whose last day has passed while they were listed. Resolves to how many. */
export async function closeJobs(db: Executor, now: Date): Promise<number> {
  const { rowCount } = await db
    .update(jobs)
    .set({ unlistedReason: 'closed', changedAt: now })
    .where(and(isNull(jobs.unlistedReason), lt(jobs.applyBy, newYorkDay(now))))
  if (rowCount) await announceJobList(db)
  return rowCount ?? 0
}
