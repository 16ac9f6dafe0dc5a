import { serverPaths } from '@lilypad/contracts/addresses'
import {
  listBusiestUsers,
  listCompanyCounts,
  listDayEvents,
  listUserMonths,
  spreadOfClicks,
  sumUsage,
  type UserUsage,
} from '@lilypad/db'
import { countDays, lastMonths, newYorkDay, newYorkInstant, type ReportPeriod } from '@lilypad/domain'
import { CLICK_STEPS, renderAllUsers, renderCompanyReport, renderOneUser } from '@lilypad/pages'
import type { Deps } from '../../../deps/deps.ts'

export type Needs = Pick<Deps, 'config' | 'database' | 'now'>

const MONTHS = 12
/** The number of people on the page; the CSV has everybody. */
const MAX_USERS = 500

export const toFrame = ({ config, now }: Needs) => ({ publicUrl: config.http.publicUrl, now: now() })
const toCsv = (path: string, asked: Record<string, string>) =>
  `${path}?${new URLSearchParams({ ...asked, format: 'csv' })}`

export async function companyPage(deps: Needs, period: ReportPeriod): Promise<string> {
  const { db } = deps.database
  const [companies, events] = await Promise.all([listCompanyCounts(db, period), listDayEvents(db, period)])
  const atStart = companies.reduce((sum, one) => sum + one.liveJobs - one.newJobs + one.removedJobs, 0)
  return renderCompanyReport({
    period,
    companies,
    days: countDays(period, atStart, new Map(events.map((one) => [one.day, one]))),
    csvPath: toCsv(serverPaths.companyReport, { start_date: period.from, end_date: period.to }),
    ...toFrame(deps),
  })
}

/** The page of the User Usage Report for everybody. */
export async function allUsersPage(deps: Needs): Promise<string> {
  const { db } = deps.database
  const [total, spread, busiest] = await Promise.all([
    sumUsage(db),
    spreadOfClicks(db, CLICK_STEPS),
    listBusiestUsers(db, MAX_USERS),
  ])
  const csvPath = toCsv(serverPaths.userReport, {})
  return renderAllUsers({ total, spread, busiest, csvPath, ...toFrame(deps) })
}

export async function oneUserPage(deps: Needs, user: UserUsage): Promise<string> {
  const months = lastMonths(newYorkDay(deps.now()), MONTHS)
  const since = newYorkInstant(`${months[0]}-01`, 0)
  const rows = await listUserMonths(deps.database.db, { userId: user.id, since })
  const known = new Map(rows.map((one) => [one.month, one]))
  const nothing = { logIns: 0, clicks: 0, alertsSent: 0, linksOpened: 0 }
  return renderOneUser({
    user,
    joinedOn: newYorkDay(user.createdAt),
    months: months.map((month) => known.get(month) ?? { month, ...nothing }),
    csvPath: toCsv(serverPaths.userReport, { email: user.email }),
    ...toFrame(deps),
  })
}
