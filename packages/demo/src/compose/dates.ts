import { hash32 } from '../random.ts'

const DAY = 86_400_000

/** The beginnings of today's month and of its week, a Monday. */
export type Starts = { month: number; week: number }

/** Dates hang on these, so that texts stay as they are for a month, and boards for a week. */
export const startsOf = (today: Date): Starts => {
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()]
  const sinceMonday = (today.getUTCDay() + 6) % 7
  return { month: Date.UTC(year, month, 1), week: Date.UTC(year, month, day - sinceMonday) }
}

const instant = (milliseconds: number): string => `${new Date(milliseconds).toISOString().slice(0, 19)}Z`

/** Most were published in the week before this one, every sixth 21 to 69 days before: it must not look new. */
export const publishedAt = (key: string, { week }: Starts): string => {
  const isOld = hash32(`${key} old`) % 6 === 0
  const days = isOld ? 21 + (hash32(`${key} day`) % 49) : hash32(`${key} day`) % 7
  return instant(week - days * DAY - (hash32(`${key} second`) % 86_400) * 1000)
}

/** A closing day 40 to 130 days after the month began. */
export const deadline = (key: string, { month }: Starts): string =>
  instant(month + (40 + (hash32(`${key} deadline`) % 90)) * DAY).slice(0, 10)

/** `days` later than the given instant. */
export const laterBy = (moment: string, days: number): string => instant(Date.parse(moment) + days * DAY)
