import type { Amounts } from './amounts.ts'
import { intervalBySize, isPlausible, type PayInterval } from './interval.ts'
import { payContext } from './pay-context.ts'

/** A sum that is pay, with its certainty and kind. */
export type Candidate = Pick<
  Amounts,
  'min' | 'max' | 'currency' | 'start' | 'firstEnd' | 'lastStart' | 'end'
> & {
  interval: PayInterval
  strength: number
  isTotal: boolean
}

/** The sum as pay; null when its words, form or size rule that out. */
export function candidateOf(amounts: Amounts, text: string): Candidate | null {
  const { strength, isTotal, interval: named, hasOwnInterval } = payContext(amounts, text)
  const largest = amounts.max ?? amounts.min
  if (strength === 0 || largest === null) return null
  // '$150 per month' is never pay, even with a label, which may belong to another sum.
  if (hasOwnInterval && named !== null && !isPlausible(largest, named)) return null
  const interval = agreeing(named, largest)
  // Bare numbers need a label and a plausible size: '40 hours', '2026' and '401' are not pay.
  const isBare = amounts.currency === null && !amounts.hasThousands
  const isLabelled = strength === 3 || (strength === 2 && amounts.isRange && hasOwnInterval)
  if (isBare && (!isLabelled || (largest < 10_000 && !hasOwnInterval))) return null
  // A sum between hourly and monthly pay counts only with a written interval.
  if (!isPlausible(largest, interval) || (interval === 'day' && named === null)) return null
  return { ...amounts, interval, strength, isTotal }
}

/** An interval that contradicts the size belongs to another sum: '$75k … hourly'. */
function agreeing(named: PayInterval | null, amount: number): PayInterval {
  return named !== null && isPlausible(amount, named) ? named : intervalBySize(amount)
}

/** Base before total, labelled pay before an unlabelled sum, dollars before other currencies. */
export function chosen(candidates: Candidate[]): Candidate[] {
  const base = candidates.filter(({ isTotal }) => !isTotal)
  const kept = base.length > 0 ? base : candidates
  const strongest = Math.max(...kept.map(({ strength }) => strength))
  const best = kept.filter(({ strength }) => strength === strongest)
  const first = best.find(({ currency }) => currency === 'USD') ?? best[0]
  if (first === undefined) return []
  const alike = kept.filter((one) => one.currency === first.currency && one.interval === first.interval)
  return alike.filter((one) => belongs(one, first))
}

// Ranges for more levels and places follow near the first, and need no label.
function belongs(one: Candidate, first: Candidate): boolean {
  if (one === first) return true
  const isRange = one.min !== one.max
  return one.strength >= 2 ? isRange || one.strength === first.strength : isRange
}
