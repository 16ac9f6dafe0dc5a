import type { PayInterval } from '@lilypad/domain'
import { everyMatch, openPatterns } from '../patterns/pattern.ts'
import { cutSentence } from '../sentences.ts'
import type { Amounts } from './amounts.ts'
import { INTERVALS, intervalAfter, intervalField, intervalIn } from './interval.ts'

const { everyIn, finds, matchIn } = openPatterns('pay')

export type PayContext = {
  /** How certainly it is pay: 3 base pay, 2 pay, 1 only by its form, 0 not pay. */
  strength: 0 | 1 | 2 | 3
  /** On-target earnings or total compensation. */
  isTotal: boolean
  interval: PayInterval | null
  /** The interval comes directly after the sum. */
  hasOwnInterval: boolean
  /** A label of pay stands directly before the sum. */
  isLabelled: boolean
}

const BEFORE = 130
const AFTER = 60

const linesUp = (text: string) => text.replace(/\s+/g, ' ')

const MAY_BE_LOST = /[a-z\d)][A-Z]/
const withLines = (text: string) => (MAY_BE_LOST.test(text) ? cutSentence(text).join('\n') : text)

// Words of another sentence do not apply to this sum; a colon or a bracket connects.
const SENTENCE_END = /(?<!\b(?:c|ca|approx|min|max|est))[.!] /gi
const lastSentence = (before: string) => before.slice(Math.max(lastEnd(everyMatch(SENTENCE_END, before)), 0))

/** The words before a sum: of its own line or, if the sum begins the line, also of the ones above; and of them all. */
function wordsBefore(text: string, start: number): { own: string; wide: string } {
  const around = text.slice(Math.max(0, start - BEFORE), start)
  const lines = withLines(around)
  const ownLine = lines.slice(lines.lastIndexOf('\n') + 1)
  const wide = lastSentence(linesUp(around))
  return { own: /[a-z]{3}/i.test(ownLine) ? lastSentence(linesUp(ownLine)) : wide, wide }
}

/** Where the last match ends, which decides before a sum; -1 for none. */
function lastEnd(matches: readonly RegExpExecArray[]): number {
  const last = matches.at(-1)
  return last === undefined ? -1 : last.index + last[0].length
}
const FARTHEST_REFUSAL = 45
const NEARBY = 80

/** The nearest label before a sum decides; 'pay + bonus eligibility: up to $25.00/hr' is pay by its interval. */
function isRefused(before: string, interval: PayInterval | null): boolean {
  // Brackets before the sum explain it: '(base plus bonus) is $150,000'. '3,850 USD / 2,310 GBP / …' is one sum in
  // several currencies.
  const bare = before.replace(/\([^()]*\)/g, ' ').replace(/[\d,.]+ ?(?:[A-Z]{3} ?)?\/ ?(?=$|\d)/g, '')
  const nearby = bare.slice(-NEARBY)
  const refusal = lastEnd(everyIn(interval === 'hour' ? 'refuses hourly' : 'refuses', nearby))
  const isNear =
    refusal >= 0 && nearby.length - refusal <= FARTHEST_REFUSAL && !/[;\n]/.test(nearby.slice(refusal))
  if (!isNear) return false
  const label = lastEnd(everyIn('labels', nearby))
  const isBeside = label >= 0 && refusal - label <= 16 && finds('beside pay', nearby.slice(label, refusal))
  return label < refusal && !(interval !== null && isBeside)
}

function isSumOfPay(amounts: Amounts, interval: PayInterval | null, after: string): boolean {
  const { currency, isRange, max, min } = amounts
  const largest = max ?? min ?? 0
  const isLarge = interval !== null && largest >= INTERVALS[interval].leastAlone
  if (currency !== null) return isRange || isLarge
  // '17.20/hr' is pay without a sign, '7.5 hour shifts' are not.
  return interval === 'hour' && isLarge && !Number.isInteger(largest) && /^\s?(?:\/|per )/.test(after)
}

type Words = { own: string; wide: string; after: string }

// A short line takes the label of the lines above: 'Salary range:⏎Step 1: $48,000⏎Step 2: $51,000'.
const SHORT_LINE = 50
const toLabel = ({ own, wide }: Words) =>
  finds('base', own) || finds('pay', own) || own.length > SHORT_LINE ? own : wide

function toStrength(amounts: Amounts, words: Words, interval: PayInterval | null): 0 | 1 | 2 | 3 {
  const { own, after } = words
  const isNamedPay = /^ (?:annual |base )?salary\b/i.test(after)
  if (finds('refuses after', after) || (!isNamedPay && isRefused(own, interval))) return 0
  if (finds('on top', own) && !finds('base', after.slice(0, 20))) return 0
  const label = toLabel(words)
  if (finds('restates', own)) return 1
  if (finds('base', label)) return 3
  if (finds('pay', label) || finds('pay after', after) || finds('lowest to highest', own)) return 2
  return isSumOfPay(amounts, interval, after) ? 1 : 0
}

export function payContext(amounts: Amounts, text: string): PayContext {
  const { own, wide } = wordsBefore(text, amounts.start)
  const printedAfter = withLines(text.slice(amounts.end, amounts.end + AFTER))
  const interval =
    intervalAfter(printedAfter.trimStart()) ?? intervalIn(text.slice(amounts.start, amounts.end))
  const after = /^\p{Lu}\p{Ll}/u.test(printedAfter) ? '' : (printedAfter.split('\n')[0] ?? '')
  const words = { own, wide, after }
  const isBase = lastEnd(everyIn('total', own)) <= lastEnd(everyIn('of base', own)) || /^ base\b/i.test(after)
  return {
    strength: toStrength(amounts, words, interval),
    isTotal: !isBase || /^[ +(]{0,3}(?:ote\b|on[- ]target)/i.test(after),
    interval: interval ?? labelInterval(toLabel(words)),
    hasOwnInterval: interval !== null,
    isLabelled: finds('direct', wide),
  }
}

function labelInterval(before: string): PayInterval | null {
  const label = matchIn('label', before)?.[1]
  return label === undefined ? null : intervalField(label)
}
