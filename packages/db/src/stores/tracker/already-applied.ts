import { APPLIED, APPLIED_STATUSES, SAVED, type Tier } from '@lilypad/domain'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { MAX_LISTINGS } from '../jobs/job-history.ts'
import { pageSeenBy } from '../jobs/visible-jobs.ts'
import { withDates } from '../revive-dates.ts'

type AppliedJob = {
  jobId: number
  companyName: string
  /** Null where it became a later stage at once: nobody said when. */
  appliedAt: Date | null
  /** Jobs that list it again, of those that the tier may see. */
  listedAgainAs: number[]
}

/** One moved back to Saved does not count. */
export async function listApplied(db: Executor, { userId, tier }: { userId: number; tier: Tier }) {
  const { rows } = await db.execute(sql`
    with recursive applied as (
      select job_id, tracked.snapshot ->> 'companyName' as company_name,
        max(change.at) filter (where change.status = ${APPLIED}) as applied_at
      from tracked_jobs as tracked join tracked_job_changes as change using (user_id, job_id)
      where user_id = ${userId} and untracked_at is null and tracked.status <> ${SAVED}
        and change.status = any(${sql.param([...APPLIED_STATUSES])})
      group by job_id, tracked.snapshot
    ), later (job_id, posting_id, depth) as (
      select applied.job_id, again.id, 1 from applied join postings as gone using (job_id)
      join postings as again on again.lists_again = gone.id
      where gone.gone_at is not null
      union all
      select later.job_id, again.id, depth + 1 from later join postings as gone on gone.id = later.posting_id
      join postings as again on again.lists_again = gone.id
      where gone.gone_at is not null and depth < ${MAX_LISTINGS}
    )
    select job_id::float8 as "jobId", company_name as "companyName", applied_at as "appliedAt",
      (select coalesce(jsonb_agg(distinct again.job_id), '[]') from later
       join postings as again on again.id = later.posting_id
       where later.job_id = applied.job_id and again.job_id <> applied.job_id
         and ${pageSeenBy(tier, sql`again.job_id`)}) as "listedAgainAs"
    from applied order by applied_at, job_id`)
  return withDates<AppliedJob>(rows, { appliedAt: true })
}
