import { openPatterns } from '../patterns/pattern.ts'

const { firstIn } = openPatterns('calendar')

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

// Where 5/12 is May 12.
const MONTH_FIRST = new Set(['US', 'PR', 'GU', 'PH', 'CA'])

/** What dates are read by: the day of posting, and the country whose order 5/12 has; null for unknown. */
export type DateContext = { posted: string | null; country: string | null }

const toMonth = (words: string) => (/\d/.test(words) ? Number(words) : MONTHS.indexOf(words.slice(0, 3)) + 1)
const isMonth = (value: number) => value >= 1 && value <= 12
const padded = (value: number) => String(value).padStart(2, '0')

function findYear(printed: string | undefined, end: string, posted: string | null): number | null {
  if (printed !== undefined) return Number(printed) + (printed.length < 4 ? 2000 : 0)
  const on = /^(\d{4})-(\d{2}-\d{2})/.exec(posted ?? '')
  return on === null ? null : Number(on[1]) + (end < (on[2] ?? '') ? 1 : 0)
}

/** The ISO day of a date in lower case, or null; without a year it is the first on or after the day of posting. */
export function isoDay(text: string, { posted, country }: DateContext): string | null {
  const found = firstIn('dates', text)
  if (found === null) return null
  const named = found.match.groups ?? {}
  let [month, day] = [toMonth(named.month ?? ''), Number.parseInt(named.day ?? '', 10)]
  // 25/12 is the same day everywhere.
  const isDayFirst =
    found.pattern.name === 'in digits' && (!isMonth(month) || !MONTH_FIRST.has(country ?? 'US'))
  if (isDayFirst && isMonth(day)) [month, day] = [day, month]
  if (!isMonth(month) || day < 1 || day > 31) return null
  const end = `${padded(month)}-${padded(day)}`
  const year = findYear(named.year, end, posted)
  return year !== null && year > 1990 && year < 2100 ? `${year}-${end}` : null
}
