import {
  type CompanyDay,
  type Db,
  listCompanyCounts,
  listCompanyDays,
  listUsersAfter,
  type UserUsage,
} from '@lilypad/db'
import { addDays, NO_EVENTS, newYorkDay, type ReportPeriod, reportDays } from '@lilypad/domain'
import { companyColumns, userColumns } from '@lilypad/pages'
import { type Cell, streamTable } from '../../../http/write-csv.ts'
import type { Needs } from './report-pages.ts'

/** The number of days in memory at the same time. */
const DAYS_AT_ONCE = 14

function byDay(rows: readonly CompanyDay[]) {
  const days = new Map<string, Map<string, CompanyDay>>()
  for (const row of rows) {
    const day = days.get(row.day) ?? new Map<string, CompanyDay>()
    days.set(row.day, day.set(row.companyName, row))
  }
  return days
}

function* toStretches({ from, to }: ReportPeriod): Generator<ReportPeriod> {
  for (let start = from; start <= to; start = addDays(start, DAYS_AT_ONCE)) {
    const end = addDays(start, DAYS_AT_ONCE - 1)
    yield { from: start, to: end < to ? end : to }
  }
}

/** A row for each company and day of a period, in batches of one day. */
async function* companyCsvRows(db: Db, period: ReportPeriod): AsyncGenerator<Cell[][]> {
  const companies = await listCompanyCounts(db, period)
  const names = companies.map(({ companyName }) => companyName).sort((a, b) => a.localeCompare(b, 'en'))
  const live = new Map(
    companies.map((one) => [one.companyName, one.liveJobs - one.newJobs + one.removedJobs] as const),
  )
  for (const stretch of toStretches(period)) {
    const happened = byDay(await listCompanyDays(db, stretch))
    for (const day of reportDays(stretch))
      yield names.map((name) => {
        const one = happened.get(day)?.get(name)
        const liveJobs = (live.get(name) ?? 0) + (one?.newJobs ?? 0) - (one?.removedJobs ?? 0)
        live.set(name, liveJobs)
        return [day, name, ...companyColumns.toFigures({ ...NO_EVENTS, ...one, liveJobs })]
      })
  }
}

const USERS_AT_ONCE = 2_000

const toCells = (user: UserUsage): Cell[] => [
  user.email,
  newYorkDay(user.createdAt),
  ...userColumns.toFigures(user),
]

async function* userCsvRow(user: UserUsage): AsyncGenerator<Cell[][]> {
  yield [toCells(user)]
}

/** A row for each person, in the order in which they joined. */
async function* userCsvRows(db: Db): AsyncGenerator<Cell[][]> {
  for (let after = 0; ; ) {
    const users = await listUsersAfter(db, { after, limit: USERS_AT_ONCE })
    const last = users.at(-1)
    if (!last) return
    yield users.map(toCells)
    after = last.id
  }
}

export const companyCsv = ({ database: { db } }: Needs, period: ReportPeriod) => ({
  name: `lilypad-companies-${period.from}-${period.to}.csv`,
  body: streamTable(['Day', 'Company', ...companyColumns.csvNames], companyCsvRows(db, period)),
})

/** The User Usage Report's figures, for one person or everybody. */
export const userCsv = ({ database: { db }, now }: Needs, user: UserUsage | null) => ({
  name: `lilypad-users-${newYorkDay(now())}.csv`,
  body: streamTable(['User', 'Joined', ...userColumns.csvNames], user ? userCsvRow(user) : userCsvRows(db)),
})
