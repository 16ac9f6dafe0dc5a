/** 'half month': twice a month. */
export const PAY_INTERVALS = ['hour', 'day', 'week', 'two weeks', 'half month', 'month', 'year'] as const
export type PayInterval = (typeof PAY_INTERVALS)[number]

export type Salary = {
  min: number | null
  /** Null: open above. */
  max: number | null
  interval: PayInterval
  currency: string | null
  text: string
}

/** How often each interval is paid in a year of full-time work. */
export const TIMES_A_YEAR: Readonly<Record<PayInterval, number>> = {
  hour: 2_080,
  day: 260,
  week: 52,
  'two weeks': 26,
  'half month': 24,
  month: 12,
  year: 1,
}

/** Below this many dollars a year a full-time job is not listed. */
export const MIN_FULL_TIME_PAY = 30_000

export const printedMax = (dollars: number): string => `Up to $${Math.round(dollars).toLocaleString('en-US')}`

/** Null for another currency, and for an unnamed one outside the US. Of an open range the named end counts. */
export function annualMax(salary: Salary | null, place: { isAbroad: boolean }): number | null {
  if (salary === null) return null
  const isDollars = salary.currency === 'USD' || (salary.currency === null && !place.isAbroad)
  const largest = salary.max ?? salary.min
  return isDollars && largest !== null ? Math.round(largest * TIMES_A_YEAR[salary.interval]) : null
}
