import { squeeze } from '@lilypad/domain'
import { openPatterns } from '../patterns/pattern.ts'
import PACKED from '../patterns/pay.json' with { type: 'json' }
import type { Candidate } from './candidates.ts'

const { matchIn } = openPatterns(PACKED)

// The code of a label before the sum: 'Salary (USD): 93,500'.
const tidied = (printed: string) => squeeze(printed).replace(/^([a-z]{3})(?:\):?|:) ?/i, '$1 ')

const withMarks = (text: string, start: number, end: number) =>
  tidied(text.slice(start, end + (matchIn('marks', text.slice(end, end + 24))?.[0].length ?? 0)))

/** The text's own print of the lowest to the highest sum; an open end is expressed in words. */
export function printedRange(all: readonly Candidate[], text: string): string {
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
