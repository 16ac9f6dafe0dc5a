import { DAY_MS, HOUR_MS } from './clock.ts'

const inNewYork = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

export const newYorkDay = (instant: Date): string => inNewYork.format(instant)

const clockInNewYork = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  hour: 'numeric',
  hourCycle: 'h23',
})

/** New York is four hours behind UTC in summer, five in winter. */
const SUMMER_OFFSET = 4
const WINTER_OFFSET = 5

/** `hour` is 0 to 23. Of two equal hours the first counts; for a missing one, the hour after it. */
export function newYorkInstant(day: string, hour: number): Date {
  const inUtc = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS
  const inSummer = new Date(inUtc + SUMMER_OFFSET * HOUR_MS)
  const isSummer = Number(clockInNewYork.format(inSummer)) === hour
  return isSummer ? inSummer : new Date(inUtc + WINTER_OFFSET * HOUR_MS)
}

/** `YYYY-MM-DD`: February 30 is not one, nor is any of the year 0, which PostgreSQL does not know. */
export function isCalendarDay(text: string): boolean {
  const instant = /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const mediumDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** 'Jan 31' for a day of this year, 'Jan 31, 2025' for any other. */
export const shortDay = (day: string, today: string): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? monthAndDay : mediumDay).format(new Date(day))

/** 'January 31, 2026' for a calendar day. */
export const formatDay = (day: string): string => longDay.format(new Date(day))

/** 'Jan 31, 2026' for a calendar day. */
export const dayAndYear = (day: string): string => mediumDay.format(new Date(day))

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

/** 'today', 'yesterday', '3 days ago', … of days `YYYY-MM-DD`; one to come, from a wrong clock, is 'today'. */
export const formatDaysAgo = (day: string, today: string): string =>
  daysAgoText(Math.max(0, daysBetween(day, today)))

/** 'today', 'yesterday', '3 days ago', '2 weeks ago', … */
export function daysAgoText(days: number): string {
  if (days < 14) return relative.format(-days, 'day')
  if (days < 61) return relative.format(-Math.floor(days / 7), 'week')
  return days < 730
    ? relative.format(-Math.floor(days / 30.44), 'month')
    : relative.format(-Math.floor(days / 365.25), 'year')
}
