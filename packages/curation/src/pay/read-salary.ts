import { type FoundPay, type Salary, squeeze } from '@lilypad/domain'
import { largest, smallest } from '../min-max.ts'
import { openPatterns } from '../patterns/pattern.ts'
import { findAmounts } from './amounts.ts'
import { type Candidate, chosen, toCandidate } from './candidates.ts'
import { DOLLARS, localDollars } from './currency.ts'
import { salaryFromField } from './pay-field.ts'

const { matchIn } = openPatterns('pay')

// The code of a label before the sum: 'Salary (USD): 93,500'.
const tidied = (printed: string) => squeeze(printed).replace(/^([a-z]{3})(?:\):?|:) ?/i, '$1 ')

const withMarks = (text: string, start: number, end: number) =>
  tidied(text.slice(start, end + (matchIn('marks', text.slice(end, end + 24))?.[0].length ?? 0)))

/** The text's own print of the lowest to the highest sum; an open end is expressed in words. */
function printedRange(all: readonly Candidate[], text: string): string {
  const [first] = all
  if (first === undefined) return ''
  const low = all.reduce((a, b) => ((b.min ?? b.max ?? 0) < (a.min ?? a.max ?? 0) ? b : a), first)
  const high = all.reduce((a, b) => ((b.max ?? b.min ?? 0) > (a.max ?? a.min ?? 0) ? b : a), first)
  const last = withMarks(text, high.lastStart, high.end)
  if (low !== high) return `${tidied(text.slice(low.start, low.firstEnd))} - ${last}`
  const whole = withMarks(text, low.start, low.end)
  if (low.min === null) return `up to ${whole}`
  return low.max === null && !whole.includes('+') ? `from ${whole}` : whole
}

const notNull = (values: readonly (number | null)[]) => values.filter((value) => value !== null)

const MAX_SUMS = 100

// Of a sum, or of all in a text that names no others: 'the US base range is $90,000', 'salaries are in USD'.
const AMERICAN = /\bUSD?\b|\bUSA\b|\bU\.S\.|\bUnited States\b/
const ALL_AMERICAN = /\b(?:USD|US dollars?)\b/
const AROUND = 80

function dollarsAt({ start, end }: Candidate, text: string, local: string | null): string | null {
  if (local === 'USD' || AMERICAN.test(text.slice(Math.max(0, start - AROUND), end + 5))) return 'USD'
  return ALL_AMERICAN.test(text) && (local === null || !text.includes(local)) ? 'USD' : local
}

function fromText(text: string, local: string | null): Salary | null {
  const candidates = findAmounts(text)
    .slice(0, MAX_SUMS)
    .map((amounts) => toCandidate(amounts, text))
    .filter((candidate) => candidate !== null)
  const inLocal = candidates.map((one) =>
    one.currency === DOLLARS ? { ...one, currency: dollarsAt(one, text, local) } : one,
  )
  const all = chosen(inLocal, local ?? 'USD')
  const [first] = all
  if (first === undefined) return null
  const currency = first.currency ?? currencyElsewhere(first, inLocal)
  const isPrinted = currency === null || currency === 'USD' || !isBareDollar(first, candidates)
  const printed = printedRange(all, text)
  return {
    min: smallest(notNull(all.map(({ min }) => min))),
    max: largest(notNull(all.map(({ max }) => max))),
    interval: first.interval,
    currency,
    // Dollars of another country are named, since a reader of the print does not see the place.
    text: isPrinted ? printed : `${currency} ${printed}`,
  }
}

const isBareDollar = ({ start }: Candidate, printed: readonly Candidate[]) =>
  printed.some((one) => one.start === start && one.currency === DOLLARS)

/** Texts say the same twice: 'Pay rate 85000-90000 … Pay: $85,000.00 - $90,000.00'. */
const currencyElsewhere = ({ min, max }: Candidate, all: Candidate[]) =>
  all.find((one) => one.currency !== null && one.min === min && one.max === max)?.currency ?? null

/**
 * What a job pays, from the board's own pay field, else from the description; or null. `places` are the codes where the
 * job may be done (`CA`, `US-NY`): a bare '$' means their dollars, those of the United States without them. Rules: the
 * README of the labelled texts, 'Salary'. Linear in the length of the text; never throws.
 */
export function readSalary(
  text: string,
  given: { title?: string; pay?: FoundPay | null; places?: readonly string[] } = {},
): Salary | null {
  const dollars = localDollars(given.places ?? [])
  const read = (words: string) => fromText(words, dollars)
  const field = given.pay ? salaryFromField(given.pay, dollars, read) : null
  return field ?? read(text) ?? (given.title ? read(given.title) : null)
}
