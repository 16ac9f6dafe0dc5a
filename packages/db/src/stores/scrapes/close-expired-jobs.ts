import { newYorkDay } from '@lilypad/domain'
import { and, isNull, lt } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { jobs } from '../../schema/index.ts'
import { announceJobList } from '../notify-channels.ts'

/** Those whose last day has passed while they were listed. Resolves to how many. */
export async function closeExpiredJobs(db: Executor, now: Date): Promise<number> {
  const { rowCount } = await db
    .update(jobs)
    .set({ unlistedReason: 'closed', changedAt: now })
    .where(and(isNull(jobs.unlistedReason), lt(jobs.applyBy, newYorkDay(now))))
  if (rowCount) await announceJobList(db)
  return rowCount ?? 0
}
