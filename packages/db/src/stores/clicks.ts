import type { Tier } from '@lilypad/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../database.ts'
import { clicks, jobs } from '../schema/index.ts'
import { hasPage, visibleTo } from './jobs-read.ts'

/** Records that a job was opened. Gives false, and records nothing, for a job that the tier may not see. */
export const recordClick = async (
  db: Executor,
  click: { jobId: number; userId: number | null; isSimilarJob: boolean; tier: Tier },
): Promise<boolean> => {
  const seen = db
    .select({
      jobId: jobs.id,
      companyName: jobs.companyName,
      userId: sql`${click.userId}::bigint`.as('user_id'),
      isSimilarJob: sql`${click.isSimilarJob}::boolean`.as('is_similar_job'),
    })
    .from(jobs)
    .where(and(eq(jobs.id, click.jobId), hasPage, visibleTo(click.tier)))
  const { rowCount } = await db.execute(
    sql`insert into ${clicks} (job_id, company_name, user_id, is_similar_job) ${seen}`,
  )
  return rowCount === 1
}
