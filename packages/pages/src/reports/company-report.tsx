/** @jsxRuntime automatic */
import {
  addEvents,
  chartStep,
  type DayCounts,
  type DayEvents,
  dayAndYear,
  gatherDays,
  NO_EVENTS,
  type ReportPeriod,
} from '@lilypad/domain'
import { formatCount, plural } from '@lilypad/ui'
import { NOTE, SOFT } from '../frame/parts.tsx'
import { Chart, type ChartProps } from './chart.tsx'
import { CompanyForm, Figures, renderReport, Table } from './report-page.tsx'
import { formatMonth, formatShortDay, toColumns } from './report-words.ts'

const MAX_COMPANIES = 500

type Counts = Omit<DayCounts, 'day'>

export const companyColumns = toColumns({
  clicks: 'Clicks',
  similarClicks: 'Similar-Job Clicks',
  liveJobs: 'Jobs Live',
  newJobs: 'New Jobs',
  removedJobs: 'Removed Jobs',
})
const { labels, toFigures } = companyColumns

function formatPeriod({ from, to }: ReportPeriod, days: number): string {
  return from === to ? dayAndYear(from) : `${dayAndYear(from)} to ${dayAndYear(to)}, ${plural(days, 'day')}`
}

const STEPS = {
  day: { label: formatShortDay, span: dayAndYear },
  week: { label: formatShortDay, span: (day: string) => `Week from ${dayAndYear(day)}` },
  month: { label: formatMonth, span: formatMonth },
}

function describeClicks({ clicks, similarClicks }: DayCounts): string {
  return `${plural(clicks, 'click')}, ${formatCount(similarClicks)} of them on similar jobs`
}

function describeJobs({ newJobs, removedJobs }: DayCounts): string {
  return `${formatCount(newJobs)} new, ${formatCount(removedJobs)} removed`
}

function toCharts(days: readonly DayCounts[], period: ReportPeriod): ChartProps[] {
  const step = chartStep(period)
  const { label, span } = STEPS[step]
  const columns = gatherDays(days, step)
  const busiest = columns.reduce((most, one) => (one.clicks > most.clicks ? one : most))
  const toColumns = (describe: (one: DayCounts) => string, toValues: (one: DayCounts) => number[]) =>
    columns.map((one) => ({
      label: label(one.day),
      says: `${span(one.day)}: ${describe(one)}`,
      values: toValues(one),
    }))
  return [
    {
      id: 'clicks',
      title: `Clicks by ${step}`,
      description: `A column for each ${step}. The highest: ${span(busiest.day)}, ${describeClicks(busiest)}.`,
      series: ['Clicks', 'Similar-job clicks among them'],
      columns: toColumns(describeClicks, ({ clicks, similarClicks }) => [
        clicks - similarClicks,
        similarClicks,
      ]),
      isStacked: true,
    },
    {
      id: 'jobs',
      title: `New and removed jobs by ${step}`,
      description: `Two columns for each ${step}: jobs that were listed for the first time, and jobs that left their boards.`,
      series: ['New', 'Removed'],
      columns: toColumns(describeJobs, ({ newJobs, removedJobs }) => [newJobs, removedJobs]),
      isStacked: false,
    },
  ]
}

function sumCounts(companies: readonly Counts[]): Counts {
  const liveJobs = companies.reduce((sum, one) => sum + one.liveJobs, 0)
  return { ...companies.reduce<DayEvents>(addEvents, NO_EVENTS), liveJobs }
}

export type CompanyReportProps = {
  period: ReportPeriod
  companies: readonly (Counts & { companyName: string })[]
  days: readonly DayCounts[]
  csvPath: string
  publicUrl: string
  now: Date
}

function Content({ period, companies, days }: CompanyReportProps) {
  if (companies.length === 0)
    return <p className={NOTE}>No job was open, and none was opened, in these days.</p>
  return (
    <>
      <Figures labels={labels} figures={toFigures(sumCounts(companies))} />
      {toCharts(days, period).map((chart) => (
        <Chart key={chart.id} chart={chart} />
      ))}
      <Table
        caption="By company"
        columns={['Company', ...labels]}
        rows={companies
          .slice(0, MAX_COMPANIES)
          .map((company) => ({ name: company.companyName, figures: toFigures(company) }))}
        note={
          companies.length > MAX_COMPANIES &&
          `The ${MAX_COMPANIES} companies with the most clicks, of ${formatCount(companies.length)}. The CSV has all of them, day by day.`
        }
      />
      <Table
        caption="By day"
        columns={['Day', ...labels]}
        rows={days.map((one) => ({ name: dayAndYear(one.day), figures: toFigures(one) }))}
      />
      <p className={SOFT}>
        A click is a job that somebody opened; similar-job clicks are those among them that came from another
        job’s page. Clicks bear the name that the company had then. Live jobs are those when the day, or the
        period, ended, or those of now while it has not. A job that came back does not count as removed.
      </p>
    </>
  )
}

export function renderCompanyReport(props: CompanyReportProps): string {
  return renderReport({
    ...props,
    title: 'Company Report',
    lead: formatPeriod(props.period, props.days.length),
    form: <CompanyForm {...props.period} />,
    children: <Content {...props} />,
  })
}
