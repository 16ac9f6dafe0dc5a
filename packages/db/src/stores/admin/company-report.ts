import { addDays, type DayEvents, newYorkInstant, type ReportPeriod } from '@lilypad/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../database.ts'
import { clickDays, jobs } from '../../schema/index.ts'

/** A company in a period; live jobs are those at its end, or the current ones if it has not ended. */
export type CompanyCounts = DayEvents & { companyName: string; liveJobs: number }
/** The events of a company on a day; days without events have no row. */
export type CompanyDay = DayEvents & { day: string; companyName: string }

/** From its first instant to the first instant after it. */
function toBounds({ from, to }: ReportPeriod) {
  const begin = newYorkInstant(from, 0).toISOString()
  const end = newYorkInstant(addDays(to, 1), 0).toISOString()
  return { begin: sql`${begin}::timestamptz`, end: sql`${end}::timestamptz` }
}

/** Jobs that were ever listed and still are, or would be if their boards had not dropped them or their time passed. */
const wasListed = sql`approved_at is not null
  and (unlisted_reason is null or unlisted_reason in ('deleted', 'closed'))`
const endedAt = sql`coalesce(deleted_at, case when unlisted_reason = 'closed'
  then (apply_by + 1)::timestamp at time zone 'America/New_York' end)`

/** By number of clicks, then by name. A job that came back counts as never removed. */
export async function listCompanyCounts(db: Executor, period: ReportPeriod): Promise<CompanyCounts[]> {
  const { begin, end } = toBounds(period)
  const clicked = sql`
    select company_name, sum(clicks) as clicks, sum(similar_clicks) as similar_clicks from ${clickDays}
    where day between ${period.from} and ${period.to} group by company_name`
  const listed = sql`
    select company_name, count(*) filter (where ${endedAt} is null or ${endedAt} >= ${end}) as live_jobs,
      count(*) filter (where approved_at >= ${begin}) as new_jobs,
      count(*) filter (where ${endedAt} < ${end}) as removed_jobs
    from ${jobs}
    where ${wasListed} and approved_at < ${end} and (${endedAt} is null or ${endedAt} >= ${begin})
    group by company_name`
  const { rows } = await db.execute<CompanyCounts>(sql`
    select company_name as "companyName", coalesce(clicks, 0)::int as "clicks",
      coalesce(similar_clicks, 0)::int as "similarClicks", coalesce(live_jobs, 0)::int as "liveJobs",
      coalesce(new_jobs, 0)::int as "newJobs", coalesce(removed_jobs, 0)::int as "removedJobs"
    from (${clicked}) as clicked full join (${listed}) as listed using (company_name)
    order by "clicks" desc, "companyName"`)
  return rows
}

const newYorkDate = (instant: SQL) => sql`(${instant} at time zone 'America/New_York')::date`

function happened(period: ReportPeriod, keys: SQL) {
  const { begin, end } = toBounds(period)
  return sql`
    select ${keys}, sum(clicks)::int as "clicks", sum(similar_clicks)::int as "similarClicks",
      sum(new_jobs)::int as "newJobs", sum(removed_jobs)::int as "removedJobs"
    from (
      select day, company_name, clicks, similar_clicks, 0 as new_jobs, 0 as removed_jobs
        from ${clickDays} where day between ${period.from} and ${period.to}
      union all select ${newYorkDate(sql`approved_at`)}, company_name, 0, 0, 1, 0
        from ${jobs} where ${wasListed} and approved_at >= ${begin} and approved_at < ${end}
      union all select ${newYorkDate(endedAt)}, company_name, 0, 0, 0, 1
        from ${jobs} where ${wasListed} and ${endedAt} >= ${begin} and ${endedAt} < ${end}
    ) as events (day, company_name, clicks, similar_clicks, new_jobs, removed_jobs)`
}

/** For all companies together; days without events are left out. */
export async function listDayEvents(db: Executor, period: ReportPeriod) {
  const { rows } = await db.execute<DayEvents & { day: string }>(
    sql`${happened(period, sql`day::text as "day"`)} group by day`,
  )
  return rows
}

/** Unordered; for periods of weeks, not years. */
export async function listCompanyDays(db: Executor, period: ReportPeriod): Promise<CompanyDay[]> {
  const { rows } = await db.execute<CompanyDay>(
    sql`${happened(period, sql`day::text as "day", company_name as "companyName"`)} group by day, company_name`,
  )
  return rows
}
