import type { Amounts } from './amounts.ts'
import { intervalAfter, intervalIn, type PayInterval } from './interval.ts'
import { BASE, LABELS_PAY, PAY, PAY_AFTER, REFUSES_AFTER, REFUSES_BEFORE, TOTAL } from './pay-words.ts'

/** What the words around a sum say about it. */
export type PayContext = {
  /** How certainly it is pay: 3 base pay, 2 pay, 1 only by its form, 0 not pay. */
  strength: 0 | 1 | 2 | 3
  /** On-target earnings or total compensation. */
  isTotal: boolean
  interval: PayInterval | null
  /** The interval comes directly after the sum. */
  hasOwnInterval: boolean
}

const BEFORE = 130
const AFTER = 60

const linesUp = (text: string) => text.replace(/\s+/g, ' ')

/** The words before a sum, from its own line or, if the sum begins the line, from the one above. */
function wordsBefore(text: string, start: number): string {
  const around = text.slice(Math.max(0, start - BEFORE), start)
  const ownLine = around.slice(around.lastIndexOf('\n') + 1)
  return linesUp(/[a-z]{3}/i.test(ownLine) ? ownLine : around)
}

// Words of another sentence do not apply to this sum; a colon or a bracket connects.
const lastSentence = (before: string) =>
  before.slice(Math.max(before.lastIndexOf('. ') + 1, before.lastIndexOf('! ') + 1))

function lastEnd(rule: RegExp, text: string): number {
  let end = -1
  rule.lastIndex = 0
  while (rule.test(text)) end = rule.lastIndex
  return end
}
const OF_BASE = /\bbase\b/gi
const FARTHEST_REFUSAL = 45
const NEARBY = 80
const BESIDE_PAY = /\b(?:bonus|commission|incentive|perks)/i

/** The nearest label before a sum decides; 'pay + bonus eligibility: up to $25.00/hr' is pay by its interval. */
function isRefused(before: string, interval: PayInterval | null): boolean {
  // Brackets before the sum explain it: '(base plus bonus) is $150,000'. '3,850 USD / 2,310 GBP / …' is one sum in
  // several currencies.
  const bare = before.replace(/\([^()]*\)/g, ' ').replace(/[\d,.]+ ?(?:[A-Z]{3} ?)?\/ ?(?=$|\d)/g, '')
  const nearby = bare.slice(-NEARBY)
  const refusal = lastEnd(REFUSES_BEFORE, nearby)
  const isNear =
    refusal >= 0 && nearby.length - refusal <= FARTHEST_REFUSAL && !/[;\n]/.test(nearby.slice(refusal))
  if (!isNear) return false
  const label = lastEnd(LABELS_PAY, nearby)
  const isBeside = label >= 0 && refusal - label <= 16 && BESIDE_PAY.test(nearby.slice(label, refusal))
  return label < refusal && !(interval !== null && isBeside)
}

// A single sum without a label is probably a benefit, unless it is large enough to live on.
const LEAST_ALONE: Readonly<Record<PayInterval, number>> = {
  hour: 7,
  day: 60,
  week: 250,
  month: 1_000,
  year: 20_000,
}

function isSumOfPay({ currency, isRange, max, min }: Amounts, interval: PayInterval | null): boolean {
  if (currency === null) return false
  return isRange || (interval !== null && (max ?? min ?? 0) >= LEAST_ALONE[interval])
}

function strengthOf(
  amounts: Amounts,
  nearby: string,
  after: string,
  interval: PayInterval | null,
): 0 | 1 | 2 | 3 {
  if (amounts.isMillions || REFUSES_AFTER.test(after) || isRefused(nearby, interval)) return 0
  if (BASE.test(nearby)) return 3
  if (PAY.test(nearby) || PAY_AFTER.test(after)) return 2
  return isSumOfPay(amounts, interval) ? 1 : 0
}

/** Judges a sum by its context. */
export function payContext(amounts: Amounts, text: string): PayContext {
  const nearby = lastSentence(wordsBefore(text, amounts.start))
  const after = text.slice(amounts.end, amounts.end + AFTER).split('\n')[0] ?? ''
  const interval = intervalAfter(after) ?? intervalIn(text.slice(amounts.start, amounts.end))
  return {
    strength: strengthOf(amounts, nearby, after, interval),
    isTotal:
      lastEnd(TOTAL, nearby) > lastEnd(OF_BASE, nearby) || /^[ +(]{0,3}(?:ote\b|on[- ]target)/i.test(after),
    interval: interval ?? labelInterval(nearby),
    hasOwnInterval: interval !== null,
  }
}

const LABEL = /\b(hourly|annual(?:ized)?|yearly|monthly|weekly|daily)\b(?=[^.]{0,70}$)/i
const BY_LABEL: Readonly<Record<string, PayInterval>> = {
  hourly: 'hour',
  monthly: 'month',
  weekly: 'week',
  daily: 'day',
}

function labelInterval(before: string): PayInterval | null {
  const label = LABEL.exec(before)?.[1]?.toLowerCase()
  return label === undefined ? null : (BY_LABEL[label] ?? 'year')
}
