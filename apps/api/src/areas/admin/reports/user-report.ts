import { serverPaths } from '@lilypad/contracts/addresses'
import type { MonthUsage, TotalUsage, UserUsage } from '@lilypad/db'
import { newYorkDay } from '@lilypad/domain'
import { type Html, html } from '../../../pages/html.ts'
import { type Chart, drawChart } from './chart.ts'
import { drawFigures, drawTable } from './table.ts'
import { counted, figure, longDay, month } from './words.ts'

/** The number of people on the page; the CSV has everybody. */
export const MOST_USERS = 500
/** Where the columns of the chart begin, in clicks. */
export const CLICK_STEPS = [0, 1, 5, 10, 25, 50, 100]

/** The form for a user report, with the address as entered. */
export const userForm = (email: string): Html => html`
<form class="ask" method="get" action="${serverPaths.userReport}">
<label>E-mail <input type="email" name="email" value="${email}" placeholder="All users" autocomplete="off"></label>
<button class="button quiet">Generate Report</button>
</form>`

const FIGURES = [
  'Log-ins',
  'Clicks',
  'Saved searches',
  'Tracked jobs',
  'Alerts sent',
  'Opened links',
] as const

type Usage = Omit<TotalUsage, 'users'>
export const usageFigures = (one: Usage): number[] => [
  one.logIns,
  one.clicks,
  one.savedSearches,
  one.trackedJobs,
  one.alertsSent,
  one.linksOpened,
]

const usageOf = (one: Usage): Html =>
  drawFigures(FIGURES.map((name, index) => [name, usageFigures(one)[index] ?? 0] as const))

const stepLabel = (from: number, next: number | undefined) => {
  if (next === undefined) return `${from}+`
  return next - from === 1 ? `${from}` : `${from}–${next - 1}`
}

const spreadChart = (spread: readonly number[], users: number): Chart => ({
  id: 'spread',
  title: 'Users by their clicks',
  description: `How many of ${counted(users, 'user')} have opened how many jobs. ${counted(spread[0] ?? 0, 'user')} opened none.`,
  series: ['Users'],
  columns: CLICK_STEPS.map((from, index) => {
    const label = stepLabel(from, CLICK_STEPS[index + 1])
    return {
      label,
      says: `${label} clicks: ${counted(spread[index] ?? 0, 'user')}`,
      values: [spread[index] ?? 0],
    }
  }),
  isStacked: false,
})

const EXPLAINED = html`
<p class="when">Log-ins, clicks, alerts and opened links are counted since each person joined; a click is a job that
they opened. Saved searches and tracked jobs are those that they have now. Alerts sent are the e-mails of saved
searches in which there was a job, opened links the jobs that were opened from them.</p>`

/** The content of the User Usage Report of everybody, below its form. */
export const allUsersReport = (
  total: TotalUsage,
  { spread, busiest, otherClicks }: { spread: number[]; busiest: readonly UserUsage[]; otherClicks: number },
): Html => html`
${usageOf(total)}
${drawChart(spreadChart(spread, total.users))}
${drawTable({
  caption: 'By user',
  columns: ['User', ...FIGURES],
  rows: busiest.map((user) => ({ name: user.email, figures: usageFigures(user) })),
  ...(total.users > busiest.length && {
    note: `The ${figure(busiest.length)} users with the most clicks, of ${figure(total.users)}. The CSV has all of them.`,
  }),
})}
<p class="when">Visitors, and people whose accounts are gone, opened ${counted(otherClicks, 'more job')}.</p>
${EXPLAINED}`

const monthChart = (months: readonly MonthUsage[]): Chart => ({
  id: 'months',
  title: 'Log-ins and clicks by month',
  description: 'Two columns for each of the last twelve months: log-ins, and clicks.',
  series: ['Log-ins', 'Clicks'],
  columns: months.map((one) => {
    const label = month(`${one.month}-01`)
    return {
      label,
      says: `${label}: ${counted(one.logIns, 'log-in')}, ${counted(one.clicks, 'click')}`,
      values: [one.logIns, one.clicks],
    }
  }),
  isStacked: false,
})

/** The content of the User Usage Report of one person, below its form; `months` are all months to show, in order. */
export const oneUserReport = (user: UserUsage, months: readonly MonthUsage[]): Html => html`
${usageOf(user)}
${drawChart(monthChart(months))}
${drawTable({
  caption: 'The last twelve months',
  columns: ['Month', 'Log-ins', 'Clicks', 'Alerts sent', 'Opened links'],
  rows: months.map((one) => ({
    name: month(`${one.month}-01`),
    figures: [one.logIns, one.clicks, one.alertsSent, one.linksOpened],
  })),
})}
${EXPLAINED}`

export const joinedWords = ({ email, createdAt }: UserUsage): string =>
  `${email}, here since ${longDay(newYorkDay(createdAt))}`
