import type { Tier } from '@lilypad/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { clicks, jobs, users } from '../../schema/index.ts'
import { hasPage, visibleTo } from './jobs-read.ts'

/** Locked until the click is written: if the account is deleted meanwhile, the click belongs to no one. */
const stillThere = (userId: number | null) =>
  sql`select id from ${users} where id = ${userId}::bigint for key share`

/** Records that a job was opened. Returns false, and records nothing, for a job that the tier may not see. */
export const recordClick = async (
  db: Executor,
  click: { jobId: number; userId: number | null; isSimilarJob: boolean; tier: Tier },
): Promise<boolean> => {
  const seen = db
    .select({
      jobId: jobs.id,
      companyName: jobs.companyName,
      userId: sql`(${stillThere(click.userId)})`.as('user_id'),
      isSimilarJob: sql`${click.isSimilarJob}::boolean`.as('is_similar_job'),
    })
    .from(jobs)
    .where(and(eq(jobs.id, click.jobId), hasPage, visibleTo(click.tier)))
  const { rowCount } = await db.execute(
    sql`insert into ${clicks} (job_id, company_name, user_id, is_similar_job) ${seen}`,
  )
  return rowCount === 1
}
