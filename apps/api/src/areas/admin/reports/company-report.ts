import { serverPaths } from '@lilypad/contracts/addresses'
import type { CompanyCounts } from '@lilypad/db'
import { chartStep, type DayCounts, gatherDays, type ReportPeriod } from '@lilypad/domain'
import { type Html, html } from '../../../pages/html.ts'
import { type Chart, drawChart } from './chart.ts'
import { drawFigures, drawTable, type Table } from './table.ts'
import { counted, figure, longDay, month, shortDay } from './words.ts'

const MOST_COMPANIES = 500

/** The form for a company report, with the days as entered, valid or not. */
export const companyForm = ({ from, to }: ReportPeriod): Html => html`
<form class="ask" method="get" action="${serverPaths.companyReport}">
<label>Start date <input type="date" name="start_date" value="${from}"></label>
<label>End date <input type="date" name="end_date" value="${to}"></label>
<button class="button quiet">Generate Report</button>
</form>`

export const periodWords = ({ from, to }: ReportPeriod, days: number): string =>
  from === to ? longDay(from) : `${longDay(from)} to ${longDay(to)}, ${counted(days, 'day')}`

const STEPS = {
  day: { label: shortDay, span: longDay },
  week: { label: shortDay, span: (day: string) => `Week from ${longDay(day)}` },
  month: { label: month, span: month },
}

const clicksWords = ({ clicks, similarClicks }: DayCounts) =>
  `${counted(clicks, 'click')}, ${figure(similarClicks)} of them on similar jobs`
const jobsWords = ({ newJobs, removedJobs }: DayCounts) =>
  `${figure(newJobs)} new, ${figure(removedJobs)} removed`

const busiest = (columns: readonly DayCounts[]) =>
  columns.reduce((most, one) => (one.clicks > most.clicks ? one : most))

const chartsOf = (days: readonly DayCounts[], period: ReportPeriod): Chart[] => {
  const step = chartStep(period)
  const { label, span } = STEPS[step]
  const columns = gatherDays(days, step)
  const most = busiest(columns)
  const drawn = (words: (one: DayCounts) => string, values: (one: DayCounts) => number[]) =>
    columns.map((one) => ({
      label: label(one.day),
      says: `${span(one.day)}: ${words(one)}`,
      values: values(one),
    }))
  return [
    {
      id: 'clicks',
      title: `Clicks by ${step}`,
      description: `A column for each ${step}. The highest: ${span(most.day)}, ${clicksWords(most)}.`,
      series: ['Clicks', 'Similar-job clicks among them'],
      columns: drawn(clicksWords, ({ clicks, similarClicks }) => [clicks - similarClicks, similarClicks]),
      isStacked: true,
    },
    {
      id: 'jobs',
      title: `New and removed jobs by ${step}`,
      description: `Two columns for each ${step}: jobs that were listed for the first time, and jobs that left their boards.`,
      series: ['New', 'Removed'],
      columns: drawn(jobsWords, ({ newJobs, removedJobs }) => [newJobs, removedJobs]),
      isStacked: false,
    },
  ]
}

const FIGURES = ['Clicks', 'Similar-job clicks', 'Jobs live', 'New jobs', 'Removed jobs'] as const

const figuresOf = (one: Omit<DayCounts, 'day'>) => [
  one.clicks,
  one.similarClicks,
  one.liveJobs,
  one.newJobs,
  one.removedJobs,
]

const companiesTable = (companies: readonly CompanyCounts[]): Table => ({
  caption: 'By company',
  columns: ['Company', ...FIGURES],
  rows: companies
    .slice(0, MOST_COMPANIES)
    .map((company) => ({ name: company.companyName, figures: figuresOf(company) })),
  ...(companies.length > MOST_COMPANIES && {
    note: `The ${MOST_COMPANIES} companies with the most clicks, of ${figure(companies.length)}. The CSV has all of them, day by day.`,
  }),
})

const daysTable = (days: readonly DayCounts[]): Table => ({
  caption: 'By day',
  columns: ['Day', ...FIGURES],
  rows: days.map((one) => ({ name: longDay(one.day), figures: figuresOf(one) })),
})

const sumOf = (
  companies: readonly CompanyCounts[],
  key: 'clicks' | 'similarClicks' | 'newJobs' | 'removedJobs' | 'liveJobs',
) => companies.reduce((sum, one) => sum + one[key], 0)

const EXPLAINED = html`
<p class="when">A click is a job that somebody opened; similar-job clicks are those among them that came from another
job’s page. Clicks bear the name that the company had then. Live jobs are those when the day, or the period, ended,
or those of now while it has not. A job that came back does not count as removed.</p>`

/** The content of a Company Report, below its form. */
export const companyReport = (
  period: ReportPeriod,
  companies: readonly CompanyCounts[],
  days: readonly DayCounts[],
): Html => {
  if (companies.length === 0)
    return html`<p class="note">No job was open, and none was opened, in these days.</p>`
  return html`
${drawFigures([
  ['Clicks', sumOf(companies, 'clicks')],
  ['Similar-job clicks', sumOf(companies, 'similarClicks')],
  ['Jobs live', sumOf(companies, 'liveJobs')],
  ['New jobs', sumOf(companies, 'newJobs')],
  ['Removed jobs', sumOf(companies, 'removedJobs')],
])}
${chartsOf(days, period).map(drawChart)}
${drawTable(companiesTable(companies))}
${drawTable(daysTable(days))}
${EXPLAINED}`
}
