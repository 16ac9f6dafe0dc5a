import { type CompanyDay, type Db, listCompanyCounts, listCompanyDays } from '@lilypad/db'
import { addDays, type ReportPeriod, reportDays } from '@lilypad/domain'
import type { Cell } from '../../../pages/csv.ts'

export const COMPANY_CSV_COLUMNS = [
  'Day',
  'Company',
  'Clicks',
  'Similar-Job Clicks',
  'Jobs Live',
  'New Jobs',
  'Removed Jobs',
]

/** The number of days in memory at the same time. */
const DAYS_AT_ONCE = 14

const byDay = (rows: readonly CompanyDay[]) => {
  const days = new Map<string, Map<string, CompanyDay>>()
  for (const row of rows) {
    const day = days.get(row.day) ?? new Map<string, CompanyDay>()
    days.set(row.day, day.set(row.companyName, row))
  }
  return days
}

function* stretchesOf({ from, to }: ReportPeriod): Generator<ReportPeriod> {
  for (let start = from; start <= to; start = addDays(start, DAYS_AT_ONCE)) {
    const end = addDays(start, DAYS_AT_ONCE - 1)
    yield { from: start, to: end < to ? end : to }
  }
}

/** A row for each company and day of a period, in batches of one day. */
export async function* companyCsvRows(db: Db, period: ReportPeriod): AsyncGenerator<Cell[][]> {
  const companies = await listCompanyCounts(db, period)
  const names = companies.map(({ companyName }) => companyName).sort((a, b) => a.localeCompare(b, 'en'))
  const live = new Map(
    companies.map((one) => [one.companyName, one.liveJobs - one.newJobs + one.removedJobs] as const),
  )
  for (const stretch of stretchesOf(period)) {
    const happened = byDay(await listCompanyDays(db, stretch))
    for (const day of reportDays(stretch))
      yield names.map((name) => {
        const one = happened.get(day)?.get(name)
        const liveJobs = (live.get(name) ?? 0) + (one?.newJobs ?? 0) - (one?.removedJobs ?? 0)
        live.set(name, liveJobs)
        return [
          day,
          name,
          one?.clicks ?? 0,
          one?.similarClicks ?? 0,
          liveJobs,
          one?.newJobs ?? 0,
          one?.removedJobs ?? 0,
        ]
      })
  }
}
