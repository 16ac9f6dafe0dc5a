import type { Degree, LicenceKind } from '@lilypad/domain'
import { and, gt, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { jobs } from '../../schema/index.ts'
import { isListed, visibleTo } from './visible-jobs.ts'

const number = (value: unknown) => (value === null ? null : Number(value))

export const listTitledJobs = (db: Executor, { after, most }: { after: number; most: number }) =>
  db
    .select({
      id: jobs.id,
      title: jobs.title,
      companyName: jobs.companyName,
      category: jobs.category,
      audience: jobs.audience,
      salaryRange: jobs.salaryRange,
      salaryMax: jobs.salaryMax,
      changedAt: jobs.changedAt,
      isFree: sql<boolean>`${visibleTo('visitor')}`,
      /** What it requires; null where its posting does not state it. */
      degree: sql<Degree | null>`${jobs.requirements}->>'education_required'`,
      licence: sql<LicenceKind | null>`case when ${jobs.licence}->>'need' = 'required'
        then coalesce(${jobs.licence}->>'kind', 'other') end`,
      years: sql`${jobs.requirements}->>'experience_years_min'`.mapWith(number),
      classroomYears: sql`${jobs.requirements}->>'classroom_years_min'`.mapWith(number),
    })
    .from(jobs)
    .where(and(isListed, gt(jobs.id, after)))
    .orderBy(jobs.id)
    .limit(most)

/** What a title's other jobs are told by. */
export type TitledJob = Awaited<ReturnType<typeof listTitledJobs>>[number]
