import type { Tier } from '@lilypad/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { clicks, jobs, users } from '../../schema/index.ts'
import { prepared } from '../prepared-queries.ts'
import { hasPage, visibleTo } from './visible-jobs.ts'

/** Locked until the click is written: if the account is deleted meanwhile, the click belongs to no one. */
const stillThere = sql`select id from ${users} where id = ${sql.placeholder('userId')}::bigint for key share`

const clickOn = (tier: Tier) =>
  prepared((db) => {
    const seen = db
      .select({
        jobId: jobs.id,
        companyName: jobs.companyName,
        userId: sql`(${stillThere})`.as('user_id'),
        isSimilarJob: sql`${sql.placeholder('isSimilarJob')}::boolean`.as('is_similar_job'),
      })
      .from(jobs)
      .where(and(eq(jobs.id, sql.placeholder('jobId')), hasPage, visibleTo(tier)))
    const recorded = db
      .$with('recorded', { jobId: clicks.jobId })
      .as(sql`insert into ${clicks} (job_id, company_name, user_id, is_similar_job) ${seen} returning job_id`)
    return db.with(recorded).select().from(recorded).prepare(`click_${tier}`)
  })
const clicksOn = { visitor: clickOn('visitor'), free: clickOn('free'), premium: clickOn('premium') }

/** False, and nothing recorded, for a job that the tier may not see. */
export const recordClick = async (
  db: Executor,
  { tier, ...click }: { jobId: number; userId: number | null; isSimilarJob: boolean; tier: Tier },
): Promise<boolean> => (await clicksOn[tier](db).execute(click)).length === 1
