import type { PayInterval } from '@lilypad/domain'
import { openPatterns } from '../patterns/pattern.ts'
import type { Amounts } from './amounts.ts'
import { isLikeADollar } from './currency.ts'
import { intervalBySize, isPlausible } from './interval.ts'
import { type PayContext, payContext } from './pay-context.ts'

export type Candidate = Amounts & { interval: PayInterval; strength: number; isTotal: boolean }

/** The sum as pay; null when its words, form or size rule that out. */
export function toCandidate(amounts: Amounts, text: string): Candidate | null {
  const context = payContext(amounts, text)
  const { strength, isTotal, interval: named, hasOwnInterval, isLabelled } = context
  const largest = amounts.max ?? amounts.min
  if (strength === 0 || largest === null) return null
  // '$150 per month' is never pay, even with a label, which may belong to another sum; but 'Pay: $40,000 - $50,000 per
  // hour' is a slip.
  const isSlip = isLabelled && amounts.isRange && isHourForYear(named, largest, text.slice(amounts.start))
  // An interval that contradicts the size belongs to another sum: '$75k … hourly'.
  const isWeak = !isLikeADollar(amounts.currency)
  if (hasOwnInterval && named !== null && !isPlausible(largest, named, isWeak) && !isSlip) return null
  const interval = named !== null && isPlausible(largest, named, isWeak) ? named : intervalBySize(largest)
  if (
    isBare(amounts) &&
    (countsThings(text.slice(amounts.end)) || !isPayWithoutSign(amounts, context, largest))
  )
    return null
  // By size alone only a labelled sum is pay by the hour: '$200 for travel' is not.
  if (interval === 'hour' && named === null && !amounts.isRange && !isLabelled) return null
  // A sum between hourly and monthly pay counts only with a written interval.
  if (!isPlausible(largest, interval, isWeak) || (interval === 'day' && named === null)) return null
  return { ...amounts, interval, strength, isTotal }
}

// '$33.774 hourly' is no thousands.
const isHourForYear = (named: PayInterval | null, amount: number, printed: string) =>
  named === 'hour' ? amount >= 10_000 && !/^\D*\d+\.\d{3}/.test(printed) : named === 'year' && amount < 250

const isBare = ({ currency, hasThousands }: Amounts) => currency === null && !hasThousands

// '35,000 schools', not '35,000 per year'
const { finds } = openPatterns('pay')
const countsThings = (after: string) => finds('things', after.slice(0, 30))

/** Without a sign a sum needs a label and a plausible size: '40 hours', '2026' and '401' are not pay. */
function isPayWithoutSign(amounts: Amounts, context: PayContext, largest: number): boolean {
  const { strength, hasOwnInterval, isLabelled } = context
  const hasCents = !Number.isInteger(largest)
  if (hasCents && hasOwnInterval) return true
  if (largest < 10_000) return isLabelled && (hasCents || (hasOwnInterval && strength >= 2))
  return isLabelled && (strength === 3 || amounts.isRange)
}

/** Base before total, labelled pay before an unlabelled sum, these dollars before other currencies. */
export function chosen(candidates: Candidate[], dollars: string): Candidate[] {
  const base = candidates.filter(({ isTotal }) => !isTotal)
  const kept = base.length > 0 ? base : candidates
  const strongest = Math.max(...kept.map(({ strength }) => strength))
  const best = kept.filter(({ strength }) => strength === strongest)
  const original = best.filter((one) => !best.some((other) => isDayOf(one, other)))
  const first = original.find(({ currency }) => currency === dollars) ?? original[0]
  if (first === undefined) return []
  const alike = kept.filter((one) => one.currency === first.currency && one.interval === first.interval)
  return alike.filter((one, index) => belongs(one, first, alike[index - 1]))
}

/** Boards reckon pay by the hour into days of eight hours. */
const isDayOf = (day: Candidate, hour: Candidate) =>
  day.interval === 'day' && hour.interval === 'hour' && day.max === (hour.max ?? 0) * 8

// Ranges for more levels and places follow near the first, and need no label.
function belongs(one: Candidate, first: Candidate, before: Candidate | undefined): boolean {
  if (one === first) return true
  const isRange = one.min !== one.max
  const isNextTo = before !== undefined && one.start - before.end <= NEXT_TO
  return isRange || (one.strength >= 2 && one.strength === first.strength) || (isNextTo && first.strength < 2)
}

// '$40/hr on W2 or $45/hr on 1099'
const NEXT_TO = 30
