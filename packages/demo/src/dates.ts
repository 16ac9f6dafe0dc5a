import { DAY_MS } from '@lilypad/domain'

/** The beginnings of today's month and of its week, a Monday. */
export type Starts = { month: number; week: number }

/** Dates hang on these, so that texts stay as they are for a month, and boards for a week. */
export function startsOf(today: Date): Starts {
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()]
  const sinceMonday = (today.getUTCDay() + 6) % 7
  return { month: Date.UTC(year, month, 1), week: Date.UTC(year, month, day - sinceMonday) }
}

export const instant = (milliseconds: number): string =>
  `${new Date(milliseconds).toISOString().slice(0, 19)}Z`

/** `days` later than the given instant. */
export const laterBy = (moment: string, days: number): string => instant(Date.parse(moment) + days * DAY_MS)
