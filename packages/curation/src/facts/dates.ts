const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
]
const NAMES = MONTHS.map((month) => month.slice(0, 3))

const MONTH = `(?:${[...MONTHS, 'sept', ...NAMES].join('|')})(?![a-z])`
const WEEKDAY = '(?:(?:mon|tues?|wednes|wed|thurs?|thu|fri|satur|sat|sun)(?:day)?\\.?,? )?'
const NUMBER = '\\d{1,2}(?:st|nd|rd|th)?'
const WORDS_FIRST = `(${MONTH})(?:\\.? |-)(${NUMBER})(?!\\d)(?:(?:,? ?|-)(\\d{4}))?`
const DAY_FIRST = `(${NUMBER})[ -](?:of )?(${MONTH})\\.?,?(?:[ -](\\d{4}))?`
const DIGITS = '(\\d{1,2})[/-](\\d{1,2})[/-](\\d{4}|\\d{2})'
const ISO = '(\\d{4})-(\\d{2})-(\\d{2})'

const ungrouped = (source: string) => source.replaceAll(/\((?!\?)/g, '(?:')

/** A day with or without its year, in words or digits, for use in patterns (lower case). */
export const DAY = `${WEEKDAY}(?:${[WORDS_FIRST, DAY_FIRST, DIGITS, ISO].map(ungrouped).join('|')})(?!\\d)`

/** How each form is read: which of its groups are year, month and day. */
const FORMS = [
  { source: ISO, year: 1, month: 2, day: 3 },
  { source: DIGITS, year: 3, month: 1, day: 2 },
  { source: WORDS_FIRST, year: 3, month: 1, day: 2 },
  { source: DAY_FIRST, year: 3, month: 2, day: 1 },
].map((form) => ({ ...form, expression: new RegExp(form.source) }))

// Where 5/12 is May 12.
const MONTH_FIRST = new Set(['US', 'PR', 'GU', 'PH', 'CA'])

/** What dates are read by: the day of posting, and the country whose order 5/12 has; null for unknown. */
export type DateContext = { posted: string | null; country: string | null }

const monthOf = (words: string) => (/\d/.test(words) ? Number(words) : NAMES.indexOf(words.slice(0, 3)) + 1)
const isMonth = (value: number) => value >= 1 && value <= 12
const padded = (value: number) => String(value).padStart(2, '0')

function yearOf(printed: string | undefined, end: string, posted: string | null): number | null {
  if (printed !== undefined) return Number(printed) + (printed.length < 4 ? 2000 : 0)
  const on = /^(\d{4})-(\d{2}-\d{2})/.exec(posted ?? '')
  return on === null ? null : Number(on[1]) + (end < (on[2] ?? '') ? 1 : 0)
}

/**
 * The ISO day of a date in lower case; one without a year is the first on or after the day of posting. Null for what is
 * no day, or has no year when none can be told.
 */
export function isoDay(text: string, { posted, country }: DateContext): string | null {
  const form = FORMS.find(({ expression }) => expression.test(text))
  const match = form?.expression.exec(text)
  if (form === undefined || match == null) return null
  let [month, day] = [monthOf(match[form.month] ?? ''), Number.parseInt(match[form.day] ?? '', 10)]
  // 25/12 is the same day everywhere.
  const isDayFirst = form.source === DIGITS && (!isMonth(month) || !MONTH_FIRST.has(country ?? 'US'))
  if (isDayFirst && isMonth(day)) [month, day] = [day, month]
  if (!isMonth(month) || day < 1 || day > 31) return null
  const end = `${padded(month)}-${padded(day)}`
  const year = yearOf(match[form.year], end, posted)
  return year !== null && year > 1990 && year < 2100 ? `${year}-${end}` : null
}

const PART_OF = '(?:(?:early|mid|late|mid-|end of|beginning of)[- ]?)?'
const YEAR = "(?:(?:,| of)? |[ /]{1,3})(?:\\d{4}|['’‘]\\d{2})(?!\\d)"

/** 'August 2026', 'Fall 2026', 'Q3 2026', for use in patterns (lower case). */
export const MONTH_OR_SEASON = `${PART_OF}(?:${MONTH}|fall|spring|summer|winter|autumn|q[1-4])\\.?${YEAR}`

const TWO_MONTHS = `${MONTH}(?:/| or | and | to )${MONTH}(?:(?: of)? \\d{4})?`

/** 'May/June', 'early August', but not the verb may (lower case). */
export const MONTHS_ALONE = `${PART_OF}(?:${TWO_MONTHS}|(?!may)(?:${MONTHS.join('|')}))(?! ?\\d)`
