import type { AudienceId, Category, Degree, LicenceKind } from '@lilypad/domain'
import { and, gt, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { jobs } from '../../schema/index.ts'
import { isListed, visibleTo } from './visible-jobs.ts'

/** What a title's other jobs are told by. */
export type TitledJob = {
  id: number
  title: string
  companyName: string
  category: Category
  audience: AudienceId[]
  salaryRange: string | null
  salaryMax: number | null
  changedAt: Date
  isFree: boolean
  /** What it requires; null where its posting does not state it. */
  degree: Degree | null
  licence: LicenceKind | null
  years: number | null
  classroomYears: number | null
}

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
