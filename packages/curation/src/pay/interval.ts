import type { PayInterval } from '@lilypad/domain'
import { openPatterns } from '../patterns/pattern.ts'

const { firstIn } = openPatterns('pay')
const reader = (table: 'interval after' | 'interval in' | 'interval field') => (text: string) =>
  (firstIn(table, text)?.pattern.tag ?? null) as PayInterval | null

/** The interval that follows a sum directly ('$20/hr', '€3,200 per month'), or null. */
export const intervalAfter = reader('interval after')

/** An interval anywhere in a label or in a field ('Hourly Rate:', 'YEAR', 'per-hour-wage'), or null. */
export const intervalIn = reader('interval in')

/** A board's own word for the interval ('HOURLY', '1 MONTH'), or null. */
export const intervalField = reader('interval field')

/** Without a written interval, the size decides. */
export function intervalBySize(amount: number): PayInterval {
  if (amount < 250) return 'hour'
  if (amount < 1_000) return 'day'
  return amount < 12_000 ? 'month' : 'year'
}

/**
 * How it is told, the least and the most that anyone is paid, and the least of a sum without a label that is pay: smaller
 * ones are probably benefits.
 */
export const INTERVALS: Readonly<
  Record<PayInterval, { per: string; least: number; most: number; leastAlone: number }>
> = {
  hour: { per: 'an hour', least: 5, most: 600, leastAlone: 7 },
  day: { per: 'a day', least: 40, most: 5_000, leastAlone: 60 },
  week: { per: 'a week', least: 150, most: 25_000, leastAlone: 250 },
  'two weeks': { per: 'every two weeks', least: 300, most: 50_000, leastAlone: 500 },
  'half month': { per: 'twice a month', least: 300, most: 75_000, leastAlone: 500 },
  month: { per: 'a month', least: 300, most: 150_000, leastAlone: 1_000 },
  year: { per: 'a year', least: 7_000, most: 5_000_000, leastAlone: 20_000 },
}
// Units of other money buy less: 200,000 rupees a month, 15,000,000 rupiah.
const SMALLEST_UNIT = 30_000

/** Whether anyone is paid so much; `isWeak`: a unit of the currency may buy far less than a dollar. */
export function isPlausible(amount: number, interval: PayInterval, isWeak = false): boolean {
  const { least, most } = INTERVALS[interval]
  return amount >= least && amount <= most * (isWeak ? SMALLEST_UNIT : 1)
}
