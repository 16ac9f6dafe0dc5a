import { addDays, daysBetween, isCalendarDay } from '@lilypad/domain'
import { mailWords } from './mail-words.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** No interview is further ahead. */
const AHEAD_DAYS = 200
const YEAR_DAYS = 365

function toDay(year: string, month: string, date: string): string | null {
  const number = /\d/.test(month) ? month : String(MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1)
  const day = [year.padStart(4, '20'), number.padStart(2, '0'), date.padStart(2, '0')].join('-')
  return isCalendarDay(day) ? day : null
}

/** The first day that a text names; of those without a year the next one, or with `past` the last one. */
export function findDay(text: string, today: string, { past = false } = {}): string | null {
  const { month = '', date = '', year } = mailWords.firstIn('day', text)?.match.groups ?? {}
  if (month === '') return null
  if (year !== undefined) return toDay(year, month, date)
  const now = Number(today.slice(0, 4))
  const days = [now - 1, now, now + 1].flatMap((one) => toDay(`${one}`, month, date) ?? [])
  const isNear = (away: number) => (past ? away <= 0 && away > -YEAR_DAYS : away >= 0 && away < YEAR_DAYS)
  return days.find((day) => isNear(daysBetween(today, day))) ?? null
}

export const isSoonAfter = (day: string, sent: string): boolean =>
  day >= sent && day <= addDays(sent, AHEAD_DAYS)
