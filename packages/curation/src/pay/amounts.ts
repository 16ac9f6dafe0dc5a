import { openPatterns } from '../patterns/pattern.ts'
import { currencyOfSign, DOLLARS } from './currency.ts'

export type Amounts = {
  /** Null when only an upper end is named. */
  min: number | null
  max: number | null
  /** ISO 4217, from a sign or code; `DOLLARS` for a bare dollar sign. */
  currency: string | null
  hasThousands: boolean
  isRange: boolean
  /** Where the first sum ends and the last begins; for a single sum, its own end and beginning. */
  firstEnd: number
  lastStart: number
  start: number
  end: number
}

const { any, finds } = openPatterns('pay')
const AMOUNT = any('amount', 'g')

type Amount = {
  value: number
  currency: string | null
  hasSignBefore: boolean
  /** '', 'k', 'lakh', or 'm' for 'million' and the like: company money, never pay. */
  scale: string
  openEnded: boolean
  start: number
  end: number
}

/** '1,234.50', '61.000' (European thousands), '95 000': the number. */
function numberIn(digits: string): number {
  const grouped =
    /^\d{1,3}(?:, \d{3}|(?:[,. '’\u00a0\u202f]\d{2,3})*[,. '’\u00a0\u202f]\d{3})/.exec(digits)?.[0] ?? ''
  const cents = /^[.,](\d{1,2})$/.exec(digits.slice(grouped.length))?.[1]
  if (grouped === '') return Number(digits.replace(',', '.'))
  return Number(`${grouped.replace(/\D/g, '')}.${cents ?? '0'}`)
}

function toScale(printed: string) {
  const scale = printed.trim().toLowerCase()
  if (scale === '') return ''
  if (scale.startsWith('l')) return 'lakh'
  return scale === 'k' || scale === 'thousand' ? 'k' : 'm'
}

const TIMES: Readonly<Record<string, number>> = { k: 1_000, lakh: 100_000 }

function toAmount(match: RegExpMatchArray): Amount {
  const [all, codeBefore, sign, digits = '', printedScale = '', plus, codeAfter, signAfter] = match
  const code = codeBefore ?? codeAfter
  const scale = toScale(printedScale)
  const start = match.index ?? 0
  return {
    value: numberIn(digits) * (TIMES[scale] ?? 1),
    currency: code?.toUpperCase() ?? currencyOfSign(sign ?? signAfter ?? ''),
    hasSignBefore: (codeBefore ?? sign) !== undefined,
    scale,
    openEnded: plus !== undefined,
    start,
    end: start + all.trimEnd().length,
  }
}

const MAX_BETWEEN = 24

/** '$70-90k', '£40-65,000' and '8-12 lakh': the lower end takes the upper end's thousands or lakhs. */
function ends(low: Amount, high: Amount): [number, number] {
  // '£40-65,000' and '40-65,000 EUR', but not 'Step 10 - $63,000'.
  const isOne = (low.currency === null) !== (high.currency === null) && !high.hasSignBefore
  const printsThousands = isOne && high.scale === '' && low.value >= 10 && low.value * 1_000 <= high.value
  const shared = printsThousands ? 'k' : high.scale
  const min = low.scale === '' && low.value < 1_000 ? low.value * (TIMES[shared] ?? 1) : low.value
  const max = high.scale === '' && high.value < 1_000 ? high.value * (TIMES[low.scale] ?? 1) : high.value
  return [min, max]
}

const toAmounts = (low: Amount, high: Amount, min: number | null, max: number | null): Amounts => ({
  min,
  max,
  currency: codeOfPair(low, high),
  hasThousands: hasThousands(low) || hasThousands(high),
  isRange: low !== high,
  firstEnd: low.end,
  lastStart: high.start,
  start: low.start,
  end: high.end,
})

function pair(low: Amount, high: Amount): Amounts {
  const both = ends(low, high)
  return toAmounts(low, high, Math.min(...both), Math.max(...both))
}

const hasThousands = ({ scale }: Amount) => scale === 'k' || scale === 'lakh'

// 'CAD $101,184 to $178,500', '115,000 - 143,700 CAD': the code counts more than the sign.
function codeOfPair(low: Amount, high: Amount): string | null {
  const named = [low.currency, high.currency].filter((currency) => currency !== null)
  return named.find((currency) => currency !== DOLLARS) ?? named[0] ?? null
}

// How far the words of an open end stand from their sum.
const NEAR = 32

function single(amount: Amount, text: string): Amounts {
  const before = text.slice(Math.max(0, amount.start - NEAR), amount.start)
  const upTo = finds('up to', before)
  const after = text.slice(amount.end, amount.end + NEAR)
  const from = amount.openEnded || finds('from', before) || finds('and up', after)
  return toAmounts(amount, amount, upTo ? null : amount.value, from && !upTo ? null : amount.value)
}

const RETIREMENT_PLAN = /^\s?4(?:01|03|57)(?:\s?k)?\s*$/i

// An advertisement names a few hundred numbers at most; reading more would only cost time.
const MAX_AMOUNTS = 1_000

const DIGIT = /\d/g
// '$CAD CDN$ 1': the longest prefix of a sum before its first digit.
const LONGEST_PREFIX = 10

/** The single sums of a text. Searches for the next digit first, because most text has none. */
function amountsIn(text: string): Amount[] {
  const all: Amount[] = []
  DIGIT.lastIndex = 0
  let from = 0
  while (all.length < MAX_AMOUNTS && DIGIT.test(text)) {
    AMOUNT.lastIndex = Math.max(from, DIGIT.lastIndex - 1 - LONGEST_PREFIX)
    const match = AMOUNT.exec(text)
    if (match === null) break
    if (!RETIREMENT_PLAN.test(match[0])) all.push(toAmount(match))
    from = AMOUNT.lastIndex
    DIGIT.lastIndex = from
  }
  return all
}

// Most numbers are like '5 years' and '24 hours'; money has a sign, thousands separators or a certain size.
const isMoney = (amount: Amount, text: string) =>
  amount.currency !== null ||
  hasThousands(amount) ||
  !Number.isInteger(amount.value) ||
  (amount.value >= 1_000 && !isPostalCode(amount, text))

const isPostalCode = ({ start, end }: Amount, text: string) =>
  /^\d{5}$/.test(text.slice(start, end)) &&
  /\b[A-Z]{2},? {1,2}$/.test(text.slice(Math.max(0, start - 6), start))

/** The ranges and single sums of a text that may be money, in order, from its first thousand numbers. */
export function findAmounts(text: string): Amounts[] {
  const all = amountsIn(text)
  const found: Amounts[] = []
  for (let index = 0; index < all.length; index++) {
    const low = all[index]
    const high = all[index + 1]
    if (low === undefined) break
    const isRange =
      high !== undefined &&
      high.start - low.end <= MAX_BETWEEN &&
      finds('range', text.slice(low.end, high.start)) &&
      isPair(low, high)
    if (isRange) index += 1
    const ofCompany = low.scale === 'm' || (isRange && high.scale === 'm')
    if (ofCompany) continue
    if (isRange) found.push(pair(low, high))
    else if (isMoney(low, text)) found.push(single(low, text))
  }
  return found
}

/** Ascending, or two sums of money of like size in the wrong order; 'Step 1 - $46,000' is no range. */
function isPair(low: Amount, high: Amount): boolean {
  const [min, max] = ends(low, high)
  if (low.currency === null && high.hasSignBefore && min * 50 < max) return false
  return max >= min || (low.currency !== null && low.currency === high.currency && max * 3 > min)
}
