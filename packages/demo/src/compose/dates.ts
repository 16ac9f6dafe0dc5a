import { hash32 } from '../random.ts'

const DAY = 86_400_000

/** Dates hang on the first of the month, so that boards stay as they are for a month. */
export const monthStart = (today: Date): number => Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1)

const instant = (milliseconds: number): string => `${new Date(milliseconds).toISOString().slice(0, 19)}Z`

/** Published in the seven weeks before the month began. */
export const publishedAt = (key: string, start: number): string =>
  instant(start - (hash32(`${key} day`) % 49) * DAY - (hash32(`${key} second`) % 86_400) * 1000)

/** A closing day 40 to 130 days after the month began. */
export const deadline = (key: string, start: number): string =>
  instant(start + (40 + (hash32(`${key} deadline`) % 90)) * DAY).slice(0, 10)

/** `days` later than the given instant. */
export const laterBy = (moment: string, days: number): string => instant(Date.parse(moment) + days * DAY)
