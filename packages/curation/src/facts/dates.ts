const MONTHS =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])'
const NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WEEKDAY = '(?:(?:mon|tues?|wednes|wed|thurs?|thu|fri|satur|sat|sun)(?:day)?\\.?,? )?'

/** A day with or without its year, in words or digits, for use in patterns (lower case). */
export const DAY = `${WEEKDAY}(?:(?:${MONTHS})(?:\\.? |-)\\d{1,2}(?:st|nd|rd|th)?(?:(?:,? ?|-)\\d{4})?|\\d{1,2}(?:st|nd|rd|th)?[ -](?:of )?(?:${MONTHS})\\.?,?(?:[ -]\\d{4})?|\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{1,2}-\\d{1,2}-\\d{4}|\\d{4}-\\d{2}-\\d{2})(?!\\d)`

const WORDS_FIRST = new RegExp(
  `(${MONTHS})(?:\\.? |-)(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:(?:,? ?|-)(\\d{4}))?`,
)
const DAY_FIRST = new RegExp(`(\\d{1,2})(?:st|nd|rd|th)?[ -](?:of )?(${MONTHS})\\.?,?(?:[ -](\\d{4}))?`)
const DIGITS = /(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})/
const ISO = /(\d{4})-(\d{2})-(\d{2})/

type Given = { year: number | null; month: number; day: number }

function given(text: string): Given | null {
  const iso = ISO.exec(text)
  if (iso !== null) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
  const digits = DIGITS.exec(text)
  if (digits !== null) {
    const year = Number(digits[3])
    return { year: year < 100 ? 2000 + year : year, month: Number(digits[1]), day: Number(digits[2]) }
  }
  const words = WORDS_FIRST.exec(text)
  const [month, day, year] = words !== null ? [words[1], words[2], words[3]] : swapped(DAY_FIRST.exec(text))
  if (month === undefined) return null
  return {
    year: year === undefined ? null : Number(year),
    month: NAMES.indexOf(month.slice(0, 3)) + 1,
    day: Number(day),
  }
}

const swapped = (match: RegExpExecArray | null) => [match?.[2], match?.[1], match?.[3]] as const

const padded = (value: number) => String(value).padStart(2, '0')

/**
 * The ISO day of a date in lower case; one without a year is the first on or after the day of posting. Null for what is
 * no day, or has no year when none can be told.
 */
export function isoDay(text: string, posted: string | null): string | null {
  const found = given(text)
  if (found === null || found.month < 1 || found.month > 12 || found.day < 1 || found.day > 31) return null
  const end = `${padded(found.month)}-${padded(found.day)}`
  if (found.year !== null) return found.year > 1990 && found.year < 2100 ? `${found.year}-${end}` : null
  const on = /^(\d{4})-(\d{2}-\d{2})/.exec(posted ?? '')
  if (on === null) return null
  return `${Number(on[1]) + (end < (on[2] ?? '') ? 1 : 0)}-${end}`
}

const PART_OF = '(?:(?:early|mid|late|mid-|end of|beginning of)[- ]?)?'

/** 'August 2026', 'Fall 2026', 'Q3 2026', for use in patterns (lower case). */
export const MONTH_OR_SEASON = `${PART_OF}(?:${MONTHS}|fall|spring|summer|winter|autumn|q[1-4])\\.?(?:(?:,| of)? |[ /]{1,3})(?:\\d{4}|['’‘]\\d{2})(?!\\d)`

const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'

/** 'May/June', 'early August', but not the verb may (lower case). */
export const MONTHS_ALONE = `${PART_OF}(?:${MONTHS}(?:/| or | and | to )${MONTHS}(?:(?: of)? \\d{4})?|(?!may)${MONTH})(?! ?\\d)`
