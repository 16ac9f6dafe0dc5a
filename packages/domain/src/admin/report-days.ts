import { addDays, daysBetween, isCalendarDay, newYorkDay } from '../days.ts'

/** The first and last day of a report, both included: New York days, `YYYY-MM-DD`. */
export type ReportPeriod = { from: string; to: string }

export const REPORT_DAYS = 30
/** Three years, leap day included: as much as one can read and print. */
const MAX_DAYS = 3 * 365 + 1

const dateFault = (name: string, day: string) =>
  isCalendarDay(day) ? null : `The ${name} date must be a day such as 2026-01-31.`

const atMost = (day: string, latest: string) => (day > latest ? latest : day)

/** Ends today at the latest, and has `REPORT_DAYS` by default. A start of tomorrow, begun east of New York, is today. */
export function readReportPeriod(
  { startDate = '', endDate = '' }: { startDate?: string | undefined; endDate?: string | undefined },
  now: Date,
): { period: ReportPeriod } | { fault: string } {
  const today = newYorkDay(now)
  const start = startDate.trim()
  const end = endDate.trim() || today
  const fault = (start && dateFault('start', start)) || dateFault('end', end)
  if (fault) return { fault }
  if (start > addDays(today, 1)) return { fault: 'The start date lies in the future.' }
  const to = atMost(end, today)
  const from = start ? atMost(start, today) : addDays(to, 1 - REPORT_DAYS)
  if (from > to) return { fault: 'The end date must not be before the start date.' }
  if (daysBetween(from, to) >= MAX_DAYS) return { fault: 'A report covers at most three years.' }
  return { period: { from, to } }
}

/** `clicks` includes similar-job clicks. */
export type DayEvents = { clicks: number; similarClicks: number; newJobs: number; removedJobs: number }
/** Live jobs are those at the end of the day. */
export type DayCounts = DayEvents & { day: string; liveJobs: number }

export const NO_EVENTS: DayEvents = { clicks: 0, similarClicks: 0, newJobs: 0, removedJobs: 0 }

export const reportDays = ({ from, to }: ReportPeriod): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))

export function countDays(
  period: ReportPeriod,
  liveAtStart: number,
  events: ReadonlyMap<string, DayEvents>,
): DayCounts[] {
  let liveJobs = liveAtStart
  return reportDays(period).map((day) => {
    const happened = events.get(day) ?? NO_EVENTS
    liveJobs += happened.newJobs - happened.removedJobs
    return { day, ...happened, liveJobs }
  })
}

type Step = 'day' | 'week' | 'month'

const MAX_DAYS_BY_DAY = 62
const MAX_DAYS_BY_WEEK = 190

/** So that there are dozens of columns, never hundreds. */
export function chartStep({ from, to }: ReportPeriod): Step {
  const days = daysBetween(from, to) + 1
  if (days <= MAX_DAYS_BY_DAY) return 'day'
  return days <= MAX_DAYS_BY_WEEK ? 'week' : 'month'
}

export const toWeekStart = (day: string): string => addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay())

function toColumn(day: string, step: Step) {
  if (step === 'month') return `${day.slice(0, 7)}-01`
  return step === 'week' ? toWeekStart(day) : day
}

export function gatherDays(days: readonly DayCounts[], step: Step): DayCounts[] {
  const columns = new Map<string, DayCounts>()
  for (const one of days) {
    const key = toColumn(one.day, step)
    const known = columns.get(key)
    columns.set(key, known ? { ...addEvents(known, one), day: known.day, liveJobs: one.liveJobs } : one)
  }
  return [...columns.values()]
}

export const addEvents = (one: DayEvents, other: DayEvents): DayEvents => ({
  clicks: one.clicks + other.clicks,
  similarClicks: one.similarClicks + other.similarClicks,
  newJobs: one.newJobs + other.newJobs,
  removedJobs: one.removedJobs + other.removedJobs,
})

/** Up to the month of `day`, oldest first: `YYYY-MM`. */
export const lastMonths = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const [year = 0, month = 1] = day.split('-').map(Number)
    return new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7)
  })
