import type { DemoPay, Employer, Level, RoleFamily } from '../demo-types.ts'
import type { Random } from '../random.ts'

/** A range in dollars a year, before it is worded. */
export type YearlyRange = { low: number; high: number }

const LEVEL_FACTOR: Record<Level, number> = {
  intern: 0.62,
  entry: 0.82,
  mid: 1,
  senior: 1.26,
  lead: 1.4,
  director: 1.75,
  chief: 2.2,
}
const SECTOR_FACTOR: Record<Employer['sector'], number> = {
  edtech: 1.06,
  learning_development: 1.04,
  higher_ed: 0.95,
  prek12: 0.98,
  nonprofit: 0.93,
}

/** How often an interval fits into a year. Source: decisions, section 7. */
export const TIMES_A_YEAR = { year: 1, month: 12, week: 52, day: 260, hour: 2080 } as const

export const yearlyRange = (
  employer: Employer,
  family: RoleFamily,
  level: Level,
  random: Random,
): YearlyRange => {
  const factor = LEVEL_FACTOR[level] * SECTOR_FACTOR[employer.sector] * (0.96 + random.next() * 0.1) * 1000
  const [low, high] = family.pay
  return { low: low * factor, high: high * factor }
}

export const roundTo = (step: number, amount: number): number => Math.round(amount / step) * step

const SIGNS = { USD: '$', EUR: '€', GBP: '£', CAD: 'C$' }

/** '$72,000', '$31.50', '€61.000' with the continental point. */
export const money = (
  amount: number,
  currency: NonNullable<DemoPay['currency']> = 'USD',
  point = ',',
): string => {
  const [whole = '', cents] = (Number.isInteger(amount) ? `${amount}` : amount.toFixed(2)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, point)
  return `${SIGNS[currency]}${grouped}${cents === undefined ? '' : `.${cents}`}`
}

export const yearlyDollars = (pay: Pick<DemoPay, 'max' | 'interval' | 'currency'>): number | null =>
  pay.max === null || pay.interval === null || pay.currency !== 'USD'
    ? null
    : pay.max * TIMES_A_YEAR[pay.interval]
