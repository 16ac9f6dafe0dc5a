/** @jsxRuntime automatic */
import { dayAndYear } from '@lilypad/domain'
import { formatCount, plural } from '@lilypad/ui'
import { SOFT } from '../frame/parts.tsx'
import { Chart, type ChartProps } from './chart.tsx'
import { Figures, renderReport, Table, UserForm } from './report-page.tsx'
import { formatMonth, toColumns } from './report-words.ts'

/** Where the columns of the chart begin, in clicks. */
export const CLICK_STEPS = [0, 1, 5, 10, 25, 50, 100]

export const userColumns = toColumns({
  logIns: 'Log-ins',
  clicks: 'Clicks',
  savedSearches: 'Saved Searches',
  trackedJobs: 'Tracked Jobs',
  alertsSent: 'Alerts Sent',
  linksOpened: 'Opened Links',
})
const { labels, toFigures } = userColumns
type Usage = Parameters<typeof toFigures>[0]

function toStepLabel(from: number, next: number | undefined): string {
  if (next === undefined) return `${from}+`
  return next - from === 1 ? `${from}` : `${from}–${next - 1}`
}

function toSpreadChart(spread: readonly number[], users: number): ChartProps {
  return {
    id: 'spread',
    title: 'Users by their clicks',
    description: `How many of ${plural(users, 'user')} have opened how many jobs. ${plural(spread[0] ?? 0, 'user')} opened none.`,
    series: ['Users'],
    columns: CLICK_STEPS.map((from, index) => {
      const label = toStepLabel(from, CLICK_STEPS[index + 1])
      const value = spread[index] ?? 0
      return { label, says: `${label} clicks: ${plural(value, 'user')}`, values: [value] }
    }),
    isStacked: false,
  }
}

function Explained() {
  return (
    <p className={SOFT}>
      Log-ins, clicks, alerts and opened links are counted since each person joined; a click is a job that
      they opened. Saved searches and tracked jobs are those that they have now. Alerts sent are the e-mails
      of saved searches in which there was a job, opened links the jobs that were opened from them.
    </p>
  )
}

type Frame = { csvPath: string; publicUrl: string; now: Date }
const TITLE = 'User Usage Report'

export type AllUsersProps = {
  /** `otherClicks`: of visitors, and of people whose accounts are gone. */
  total: Usage & { users: number; otherClicks: number }
  /** How many users have how many clicks, by `CLICK_STEPS`. */
  spread: readonly number[]
  busiest: readonly (Usage & { email: string })[]
}

export function renderAllUsers({ total, spread, busiest, ...frame }: AllUsersProps & Frame) {
  return renderReport({
    ...frame,
    title: TITLE,
    lead: `${plural(total.users, 'user')}, since each of them joined`,
    form: <UserForm email="" />,
    children: (
      <>
        <Figures labels={labels} figures={toFigures(total)} />
        <Chart chart={toSpreadChart(spread, total.users)} />
        <Table
          caption="By user"
          columns={['User', ...labels]}
          rows={busiest.map((user) => ({ name: user.email, figures: toFigures(user) }))}
          note={
            total.users > busiest.length &&
            `The ${formatCount(busiest.length)} users with the most clicks, of ${formatCount(total.users)}. The CSV has all of them.`
          }
        />
        <p className={SOFT}>
          Visitors, and people whose accounts are gone, opened {plural(total.otherClicks, 'more job')}.
        </p>
        <Explained />
      </>
    ),
  })
}

type MonthUsage = Pick<Usage, 'logIns' | 'clicks' | 'alertsSent' | 'linksOpened'> & { month: string }

function toMonthChart(months: readonly MonthUsage[]): ChartProps {
  return {
    id: 'months',
    title: 'Log-ins and clicks by month',
    description: 'Two columns for each of the last twelve months: log-ins, and clicks.',
    series: ['Log-ins', 'Clicks'],
    columns: months.map((one) => {
      const label = formatMonth(`${one.month}-01`)
      return {
        label,
        says: `${label}: ${plural(one.logIns, 'log-in')}, ${plural(one.clicks, 'click')}`,
        values: [one.logIns, one.clicks],
      }
    }),
    isStacked: false,
  }
}

export type OneUserProps = {
  user: Usage & { email: string }
  joinedOn: string
  months: readonly MonthUsage[]
}

export function renderOneUser({ user, joinedOn, months, ...frame }: OneUserProps & Frame) {
  return renderReport({
    ...frame,
    title: TITLE,
    lead: `${user.email}, here since ${dayAndYear(joinedOn)}`,
    form: <UserForm email={user.email} />,
    children: (
      <>
        <Figures labels={labels} figures={toFigures(user)} />
        <Chart chart={toMonthChart(months)} />
        <Table
          caption="The last twelve months"
          columns={['Month', 'Log-ins', 'Clicks', 'Alerts sent', 'Opened links']}
          rows={months.map((one) => ({
            name: formatMonth(`${one.month}-01`),
            figures: [one.logIns, one.clicks, one.alertsSent, one.linksOpened],
          }))}
        />
        <Explained />
      </>
    ),
  })
}
