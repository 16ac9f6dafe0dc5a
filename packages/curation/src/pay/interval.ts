import type { PayInterval } from '@lilypad/domain'
import { composed, firstMatch, type Pattern } from '../patterns/pattern.ts'
import { CODE } from './currency.ts'

type IntervalPattern = Pattern & { interval: PayInterval }

const TWO_WEEKS =
  'bi-?weekly|fortnightly|every (?:two|2|other) weeks?|(?:(?:per|a) |\\/)(?:fortnight|(?:two|2) weeks)'
const HALF_MONTH = 'semi-?monthly|(?:twice|two times) (?:a|per|each) month'
const PER = '(?:\\/|\\bper[ -]|\\ban? )\\s?'

/** In a label or a field. */
export const INTERVAL_IN: readonly IntervalPattern[] = [
  {
    name: 'by the hour',
    interval: 'hour',
    expression: composed`${PER}(?:hour|hr)\b|\bhourly\b|\/h\b`,
    reads: 'per-hour-wage',
    misses: 'rush hours',
  },
  {
    name: 'by the day',
    interval: 'day',
    expression: composed`${PER}(?:day|diem)\b|\b(?:daily|day) rate\b`,
    reads: 'Day rate:',
    misses: 'Daily tasks:',
  },
  {
    name: 'every two weeks',
    interval: 'two weeks',
    expression: composed`\b(?:${TWO_WEEKS})\b`,
    reads: 'biweekly',
    misses: 'two weeks of leave',
  },
  {
    name: 'twice a month',
    interval: 'half month',
    expression: composed`\b(?:${HALF_MONTH})\b`,
    reads: 'semi-monthly',
    misses: 'monthly',
  },
  {
    name: 'by the week',
    interval: 'week',
    expression: composed`${PER}(?:week|wk)\b|\bweekly (?:pay|rate|salary)\b`,
    reads: 'Weekly pay:',
    misses: 'Weekly meetings:',
  },
  {
    name: 'by the month',
    interval: 'month',
    expression: composed`${PER}(?:month|mo)\b|\bmonthly (?:salary|pay|rate|gross|base)\b|\bgross monthly\b`,
    reads: 'Monthly salary:',
    misses: 'Monthly report:',
  },
  {
    name: 'by the year',
    interval: 'year',
    expression: composed`${PER}(?:year|yr|annum)\b|\bannual(?:ly|ized)?\b|\byearly\b|\bp\.a\.|\bsalary\b`,
    reads: 'Annual salary:',
    misses: 'Years of experience:',
  },
]

// What may stand between a sum and its interval: '$20.00 USD / hr', '3.200 € brutto im Monat'.
const OWN_WORD = `(?:(?:${CODE}|kr|gross|brutto|brut|netto?)\\b)?`
const GAP = `^[^\\w;\\n]{0,4}${OWN_WORD}\\W{0,4}(?:(?:gross|net|vat)\\b\\W{0,3}){0,2}`
const ANY_PER = '(?:\\/|per |an? |pro |por |par |al |im )\\s?'
const YEARLY = '(?:annual(?:ly)?|yearly|p\\.a|jährlich|brut annuel)'
const NO_SPAN = '(?![a-z]|-| ?(?:day|shift|week|work|block))'

/** Directly after a sum. */
export const INTERVAL_AFTER: readonly IntervalPattern[] = [
  {
    name: 'an hour',
    interval: 'hour',
    expression: composed`${GAP}(?:${ANY_PER}(?:hours?|hr?|heure|hora|stunde)|hourly|(?:hr|hour)${NO_SPAN}|p\/h)\b`,
    reads: '/hr',
    misses: ' hour shifts',
  },
  {
    name: 'a day',
    interval: 'day',
    expression: composed`${GAP}(?:${ANY_PER}(?:day|diem|tag|jour)\b|daily\b)`,
    reads: ' per day',
    misses: ' days',
  },
  {
    name: 'every two weeks',
    interval: 'two weeks',
    expression: composed`${GAP}(?:paid )?(?:${TWO_WEEKS})\b`,
    reads: ' biweekly',
    misses: ' for two weeks',
  },
  {
    name: 'twice a month',
    interval: 'half month',
    expression: composed`${GAP}(?:paid )?(?:${HALF_MONTH})\b`,
    reads: ' twice a month',
    misses: ' a month',
  },
  {
    name: 'a week',
    interval: 'week',
    expression: composed`${GAP}(?:${ANY_PER}(?:week|wk|woche|semaine)\b|weekly\b)`,
    reads: ' per week',
    misses: ' weeks',
  },
  {
    name: 'a month',
    interval: 'month',
    expression: composed`${GAP}(?:${ANY_PER}(?:month|monat|mo|mois|mês|mes)|monthly|monatlich|mensual|pcm)\b`,
    reads: ' € brutto im Monat',
    misses: ' months',
  },
  {
    name: 'a year',
    interval: 'year',
    expression: composed`${GAP}(?:${ANY_PER}(?:year|yr|annum|jahr|an|ano|año)|${YEARLY})\b`,
    reads: ' per annum',
    misses: ' years',
  },
]

/** The interval that follows a sum directly ('$20/hr', '€3,200 per month'), or null. */
export const intervalAfter = (text: string): PayInterval | null =>
  firstMatch(INTERVAL_AFTER, text)?.pattern.interval ?? null

/** An interval anywhere in a label or in a field ('Hourly Rate:', 'YEAR', 'per-hour-wage'), or null. */
export const intervalIn = (text: string): PayInterval | null =>
  firstMatch(INTERVAL_IN, text)?.pattern.interval ?? null

/** A board's own words for an interval, in this order. */
export const INTERVAL_FIELD: readonly IntervalPattern[] = [
  { name: 'hours', interval: 'hour', expression: /hour|hr/i, reads: 'HOURLY', misses: 'YEAR' },
  { name: 'days', interval: 'day', expression: /day|diem|daily/i, reads: 'per_diem', misses: 'YEAR' },
  {
    name: 'two weeks',
    interval: 'two weeks',
    expression: /bi[-_ ]?week|fortnight|(?:2|two|other)[-_ ]?week/i,
    reads: 'BI_WEEKLY',
    misses: '1 WEEK',
  },
  {
    name: 'half months',
    interval: 'half month',
    expression: /semi[-_ ]?month|half[-_ ]?month|twice/i,
    reads: 'SEMI_MONTHLY',
    misses: 'MONTH',
  },
  { name: 'weeks', interval: 'week', expression: /week/i, reads: 'WEEKLY', misses: 'YEAR' },
  { name: 'months', interval: 'month', expression: /month/i, reads: '1 MONTH', misses: 'YEAR' },
  { name: 'years', interval: 'year', expression: /year|annual|annum|yr/i, reads: '1 YEAR', misses: 'MONTH' },
]

/** Reads a board's own word for the interval. */
export const intervalField = (found: string): PayInterval | null =>
  firstMatch(INTERVAL_FIELD, found)?.pattern.interval ?? null

/** Without a written interval, the size decides. */
export function intervalBySize(amount: number): PayInterval {
  if (amount < 250) return 'hour'
  if (amount < 1_000) return 'day'
  return amount < 12_000 ? 'month' : 'year'
}

const PLAUSIBLE: Readonly<Record<PayInterval, readonly [number, number]>> = {
  hour: [5, 600],
  day: [40, 5_000],
  week: [150, 25_000],
  'two weeks': [300, 50_000],
  'half month': [300, 75_000],
  month: [300, 150_000],
  year: [7_000, 5_000_000],
}
// Units of other money buy less: 200,000 rupees a month, 15,000,000 rupiah.
const SMALLEST_UNIT = 30_000

/** Whether anyone is paid so much; `isWeak`: a unit of the currency may buy far less than a dollar. */
export function isPlausible(amount: number, interval: PayInterval, isWeak = false): boolean {
  const [low, high] = PLAUSIBLE[interval]
  return amount >= low && amount <= high * (isWeak ? SMALLEST_UNIT : 1)
}
