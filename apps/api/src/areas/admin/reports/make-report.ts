import { serverPaths } from '@lilypad/contracts/addresses'
import {
  countClicks,
  type Database,
  listBusiestUsers,
  listCompanyCounts,
  listDayEvents,
  listUserMonths,
  spreadOfClicks,
  sumUsage,
  type UserUsage,
} from '@lilypad/db'
import { countDays, lastMonths, newYorkDay, newYorkInstant, type ReportPeriod } from '@lilypad/domain'
import type { Deps } from '../../../deps.ts'
import { streamTable } from '../../../pages/csv.ts'
import { COMPANY_CSV_COLUMNS, companyCsvRows } from './company-csv.ts'
import { companyForm, companyReport, periodWords } from './company-report.ts'
import { reportPage } from './report-page.ts'
import { USER_CSV_COLUMNS, userCsvRow, userCsvRows } from './user-csv.ts'
import {
  allUsersReport,
  CLICK_STEPS,
  joinedWords,
  MOST_USERS,
  oneUserReport,
  userForm,
} from './user-report.ts'
import { counted } from './words.ts'

export type Needs = Pick<Deps, 'config' | 'database' | 'now'>

const MONTHS = 12

const frameOf = ({ config, now }: Needs) => ({ publicUrl: config.http.publicUrl, now: now() })
const csvOf = (path: string, asked: Record<string, string>) =>
  `${path}?${new URLSearchParams({ ...asked, format: 'csv' })}`

/** The page of the Company Report over a period. */
export const companyPage = async (deps: Needs, period: ReportPeriod): Promise<string> => {
  const { db } = deps.database
  const [companies, events] = await Promise.all([listCompanyCounts(db, period), listDayEvents(db, period)])
  const atStart = companies.reduce((sum, one) => sum + one.liveJobs - one.newJobs + one.removedJobs, 0)
  const days = countDays(period, atStart, new Map(events.map((one) => [one.day, one])))
  return reportPage(
    {
      title: 'Company Report',
      lead: periodWords(period, days.length),
      form: companyForm(period),
      csvPath: csvOf(serverPaths.companyReport, { start_date: period.from, end_date: period.to }),
      body: companyReport(period, companies, days),
    },
    frameOf(deps),
  )
}

/** The Company Report's figures by company and day. */
export const companyCsv = ({ database: { db } }: Needs, period: ReportPeriod) => ({
  name: `lilypad-companies-${period.from}-${period.to}.csv`,
  body: streamTable(COMPANY_CSV_COLUMNS, companyCsvRows(db, period)),
})

const everybody = async ({ db }: Database) => {
  const [total, spread, busiest, clicks] = await Promise.all([
    sumUsage(db),
    spreadOfClicks(db, CLICK_STEPS),
    listBusiestUsers(db, MOST_USERS),
    countClicks(db),
  ])
  const body = allUsersReport(total, { spread, busiest, otherClicks: clicks - total.clicks })
  return { lead: `${counted(total.users, 'user')}, since each of them joined`, body }
}

const onePerson = async ({ database: { db }, now }: Needs, user: UserUsage) => {
  const months = lastMonths(newYorkDay(now()), MONTHS)
  const since = newYorkInstant(`${months[0]}-01`, 0)
  const known = new Map((await listUserMonths(db, { userId: user.id, since })).map((one) => [one.month, one]))
  const nothing = { logIns: 0, clicks: 0, alertsSent: 0, linksOpened: 0 }
  const rows = months.map((month) => known.get(month) ?? { month, ...nothing })
  return { lead: joinedWords(user), body: oneUserReport(user, rows) }
}

/** The page of the User Usage Report, for one person or everybody. */
export const userPage = async (deps: Needs, user: UserUsage | null): Promise<string> => {
  const email = user?.email ?? ''
  const shown = user ? await onePerson(deps, user) : await everybody(deps.database)
  return reportPage(
    {
      title: 'User Usage Report',
      ...shown,
      form: userForm(email),
      csvPath: csvOf(serverPaths.userReport, user ? { email } : {}),
    },
    frameOf(deps),
  )
}

/** The User Usage Report's figures, for one person or everybody. */
export const userCsv = ({ database: { db }, now }: Needs, user: UserUsage | null) => ({
  name: `lilypad-users-${newYorkDay(now())}.csv`,
  body: streamTable(USER_CSV_COLUMNS, user ? userCsvRow(user) : userCsvRows(db)),
})
