import { addDays } from '@lilypad/domain'
import { isoDay, MONTHS } from '../facts/dates.ts'

/** No interview is further ahead. */
const AHEAD_DAYS = 200
/** '12/4', without a year. */
const SHORT = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/

/** The first day that a text names; of those without a year the next one, or with `past` the last one. */
export function findDay(text: string, today: string, { past = false } = {}): string | null {
  const written = text.toLowerCase().replace(SHORT, (_, month, date) => `${MONTHS[month - 1]} ${date}`)
  const day = isoDay(written, { posted: today, country: 'US' })
  const isAhead = past && day !== null && day > today
  return isAhead ? `${Number(day.slice(0, 4)) - 1}${day.slice(4)}` : day
}

export const isSoonAfter = (day: string, sent: string): boolean =>
  day >= sent && day <= addDays(sent, AHEAD_DAYS)
