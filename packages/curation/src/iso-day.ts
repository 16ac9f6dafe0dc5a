import { isCalendarDay } from '@lilypad/domain'
import { openPatterns } from './patterns/pattern.ts'

const { firstIn } = openPatterns('calendar')

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

// Where 5/12 is May 12.
const MONTH_FIRST = new Set(['US', 'PR', 'GU', 'PH', 'CA'])

/**
 * What dates are read by: the day of posting or of a mail, and the country whose order 5/12 has, American by default. A
 * date without a year is the first on or after that day, or the last until then. Null for unknown.
 */
export type DateContext = { posted: string | null; country: string | null; isPast?: boolean }

const toMonth = (words: string) =>
  /\d/.test(words) ? Number(words) : MONTHS.indexOf(words.slice(0, 3).toLowerCase()) + 1
const isMonth = (value: number) => value >= 1 && value <= 12
const padded = (value: number) => String(value).padStart(2, '0')

function findYear(end: string, { posted, isPast = false }: DateContext): number | null {
  const [, year, day = ''] = /^(\d{4})-(\d{2}-\d{2})/.exec(posted ?? '') ?? []
  if (year === undefined) return null
  return isPast ? Number(year) - (end > day ? 1 : 0) : Number(year) + (end < day ? 1 : 0)
}

/** The ISO day of the first date in a text, or null. */
export function isoDay(text: string, context: DateContext): string | null {
  const found = firstIn('dates', text)
  if (found === null) return null
  const named = found.match.groups ?? {}
  let [month, day] = [toMonth(named.month ?? ''), Number.parseInt(named.day ?? '', 10)]
  // 25/12/2026 is the same day everywhere; 24/7 is none.
  const isDayFirst =
    found.pattern.name === 'in digits' && (!isMonth(month) || !MONTH_FIRST.has(context.country ?? 'US'))
  if (isDayFirst && isMonth(day)) [month, day] = [day, month]
  const end = `${padded(month)}-${padded(day)}`
  const iso = `${named.year?.padStart(4, '20') ?? findYear(end, context)}-${end}`
  return isCalendarDay(iso) && iso > '1990' && iso < '2100' ? iso : null
}
