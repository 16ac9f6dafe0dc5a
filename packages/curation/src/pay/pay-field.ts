import type { FoundPay, Salary } from '@lilypad/domain'
import { currencyOfSign, DOLLARS } from './currency.ts'
import { INTERVALS, intervalBySize, intervalField } from './interval.ts'

function findCurrency(found: string | null, dollars: string | null): string | null {
  if (found === null || found.trim() === '') return null
  const sign = found.trim().toUpperCase()
  const currency = currencyOfSign(sign) ?? (/^[A-Z]{3}$/.test(sign) ? sign : null)
  return currency === DOLLARS ? dollars : currency
}

function printedAmount(amount: number, currency: string | null) {
  const digits = amount.toLocaleString('en-US', {
    maximumFractionDigits: 2,
    minimumFractionDigits: amount % 1 === 0 ? 0 : 2,
  })
  return currency === 'USD' ? `$${digits}` : [currency, digits].filter((part) => part !== null).join(' ')
}

function printedRange(salary: Omit<Salary, 'text'>): string {
  const { min, max, interval, currency } = salary
  const { per } = INTERVALS[interval]
  if (min === null) return `up to ${printedAmount(max ?? 0, currency)} ${per}`
  if (max === null) return `from ${printedAmount(min, currency)} ${per}`
  if (min === max) return `${printedAmount(min, currency)} ${per}`
  return `${printedAmount(min, currency)} - ${printedAmount(max, currency)} ${per}`
}

// Boards leave an unfilled end at zero.
const stated = (amount: number | null) =>
  amount === null || !(amount > 0) || !Number.isFinite(amount) ? null : amount

/**
 * The salary from a board's pay field; `read` reads its text when it has no numbers. Null without a sum. A yearly pay
 * below 1,000 is in thousands: in a free field, people enter '75' for 75,000.
 */
export function salaryFromField(
  pay: FoundPay,
  dollars: string | null,
  read: (text: string) => Salary | null,
): Salary | null {
  const min = stated(pay.min)
  const max = stated(pay.max)
  const largest = max ?? min
  if (largest === null) return pay.text === null ? null : read(`Salary: ${pay.text}`)
  const interval = (pay.interval === null ? null : intervalField(pay.interval)) ?? intervalBySize(largest)
  const factor = interval === 'year' && largest < 1_000 ? 1_000 : 1
  const salary = {
    min: min === null ? null : min * factor,
    max: max === null ? null : max * factor,
    interval,
    currency: findCurrency(pay.currency, dollars),
  }
  return { ...salary, text: pay.text?.trim() || printedRange(salary) }
}
