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
