import { addDays, daysBetween, isCalendarDay, newYorkDay } from '../calendar.ts'

/** The first and last day of a report, both included: New York days, `YYYY-MM-DD`. */
export type ReportPeriod = { from: string; to: string }

type Asked = { startDate?: string | undefined; endDate?: string | undefined }

const DEFAULT_DAYS = 30
/** Three years, leap day included: as much as one can read and print. */
const MAX_DAYS = 3 * 365 + 1

const dateFault = (name: string, day: string) =>
  isCalendarDay(day) ? null : `The ${name} date must be a day such as 2026-01-31.`

const atMost = (day: string, latest: string) => {
  if (day > latest) return latest
  return day
}

/** Ends today at the latest, and has 30 days by default. A start of tomorrow, begun east of New York, is today. */
export const readReportPeriod = (
  { startDate = '', endDate = '' }: Asked,
  now: Date,
): { period: ReportPeriod } | { fault: string } => {
  const today = newYorkDay(now)
  const start = startDate.trim()
  const end = endDate.trim() || today
  const fault = (start && dateFault('start', start)) || dateFault('end', end)
  if (fault) return { fault }
  if (start > addDays(today, 1)) return { fault: 'The start date lies in the future.' }
  const to = atMost(end, today)
  const from = start ? atMost(start, today) : addDays(to, 1 - DEFAULT_DAYS)
  if (from > to) return { fault: 'The end date must not be before the start date.' }
  if (daysBetween(from, to) >= MAX_DAYS) return { fault: 'A report covers at most three years.' }
  return { period: { from, to } }
}
