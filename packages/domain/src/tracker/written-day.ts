import { addDays, isCalendarDay, newYorkDay } from '../days.ts'

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[t ].*)?$/
const COMPACT = /^(20\d\d)(\d\d)(\d\d)$/
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})\2((?:20)?\d{2})(?:,? .*)?$/
const MONTH_FIRST = /^([a-z]{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? '?((?:20)?\d{2})(?: .*)?$/
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th|er|\.)?[ -]([a-z]{3,})\.?,?[ -]((?:20)?\d{2})(?: .*)?$/
const WEEKDAY = /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?|[a-z]+\.?,) /
/** How months begin in English, Spanish, Portuguese, French and German. */
const MONTHS = [
  ['jan', 'ene'],
  ['feb', 'fev'],
  ['mar'],
  ['apr', 'abr', 'avr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'ago', 'aou'],
  ['sep', 'set'],
  ['oct', 'okt', 'out'],
  ['nov'],
  ['dec', 'dez', 'dic'],
]
const DECEMBER = 12

/** What spreadsheets count days from. */
const SHEET_EPOCH = '1899-12-30'
/** 1954 to 2119, so that a year or a number of something else is no day. */
const SHEET_DAY = /^[2-7]\d{4}(?:\.\d+)?$/
/** Seconds or milliseconds since 1970, from 2001 to 2033. */
const SECONDS = /^(1\d{9})(?:\d{3})?(?:\.\d+)?$/
const EPOCH = '1970-01-01'
const SECONDS_A_DAY = 86_400

function toDay(year: string, month: string | number, date: string): string | null {
  const day = [year.padStart(4, '20'), String(month).padStart(2, '0'), date.padStart(2, '0')].join('-')
  return isCalendarDay(day) ? day : null
}

/**
 * A day as exports and people's own sheets write it, `YYYY-MM-DD`; null where none can be told. A time beside it is
 * left out. Of 3/10 the month comes first, as in the United States; of 3.10 the day; unless only the other way is one.
 */
export function readWrittenDay(written: string): string | null {
  const text = written
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(WEEKDAY, '')
    .replaceAll(' de ', ' ')
  const [, year = '', month = '', date = ''] = ISO.exec(text) ?? COMPACT.exec(text) ?? []
  if (year) return toDay(year, month, date)
  const [, seconds] = SECONDS.exec(text) ?? []
  // A day without a time is written as its midnight.
  if (seconds && Number(seconds) % SECONDS_A_DAY === 0) return addDays(EPOCH, Number(seconds) / SECONDS_A_DAY)
  if (seconds) return newYorkDay(new Date(Number(seconds) * 1_000))
  if (SHEET_DAY.test(text)) return addDays(SHEET_EPOCH, Math.floor(Number(text)))
  const [, first = '', mark, second = '', numbersYear = ''] = NUMBERS.exec(text) ?? []
  if (mark) {
    const isDayFirst = mark === '.' ? Number(second) <= DECEMBER : Number(first) > DECEMBER
    return isDayFirst ? toDay(numbersYear, second, first) : toDay(numbersYear, first, second)
  }
  const [, name = '', named = '', namedYear = ''] = MONTH_FIRST.exec(text) ?? []
  const [, before = '', nameAfter = '', yearAfter = ''] = DAY_FIRST.exec(text) ?? []
  const at = MONTHS.findIndex((begins) => begins.some((begin) => (name || nameAfter).startsWith(begin)))
  return at < 0 ? null : toDay(namedYear || yearAfter, at + 1, named || before)
}
