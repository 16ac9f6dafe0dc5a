import type { FoundPay, Salary } from '@lilypad/domain'
import { findAmounts } from './amounts.ts'
import { type Candidate, candidateOf, chosen } from './candidates.ts'
import { salaryFromField } from './pay-field.ts'
import { printedRange } from './printed-range.ts'

const least = (values: readonly (number | null)[]) =>
  values.reduce<number | null>(
    (low, next) => (next === null || (low !== null && low <= next) ? low : next),
    null,
  )
const most = (values: readonly (number | null)[]) =>
  values.reduce<number | null>(
    (high, next) => (next === null || (high !== null && high >= next) ? high : next),
    null,
  )

const MOST_SUMS = 100

function fromText(text: string): Salary | null {
  const candidates = findAmounts(text)
    .filter(({ isMillions }) => !isMillions)
    .slice(0, MOST_SUMS)
    .map((amounts) => candidateOf(amounts, text))
    .filter((candidate) => candidate !== null)
  const all = chosen(candidates)
  const [first] = all
  if (first === undefined) return null
  return {
    min: all.some(({ min }) => min !== null) ? least(all.map(({ min }) => min)) : null,
    max: most(all.map(({ max }) => max)),
    interval: first.interval,
    currency: first.currency ?? currencyElsewhere(first, candidates),
    text: printedRange(all, text),
  }
}

/** Texts say the same twice: 'Pay rate 85000-90000 … Pay: $85,000.00 - $90,000.00'. */
const currencyElsewhere = ({ min, max }: Candidate, all: Candidate[]) =>
  all.find((one) => one.currency !== null && one.min === min && one.max === max)?.currency ?? null

/**
 * What a job pays, from the board's own pay field, else from the description; or null. Rules: the README of the
 * labelled texts, 'Salary'. Linear in the length of the text; never throws.
 */
export function readSalary(
  text: string,
  given: { title?: string; pay?: FoundPay | null } = {},
): Salary | null {
  const field = given.pay ? salaryFromField(given.pay, fromText) : null
  return field ?? fromText(text) ?? (given.title ? fromText(given.title) : null)
}
