import type { FoundPay, FoundPosting } from '@lilypad/domain'
import { distinctWords } from './parse-answer.ts'

/** A posting of which at least the first three fields are known; what is left out is empty. */
export function createPosting(
  known: Pick<FoundPosting, 'externalId' | 'title' | 'url'> & Partial<FoundPosting>,
): FoundPosting {
  return {
    html: null,
    places: [],
    country: null,
    department: null,
    employment: null,
    workplace: null,
    remote: null,
    pay: null,
    postedAt: null,
    applyBy: null,
    company: null,
    ...known,
  }
}

/** The company, if all postings that name one name the same. */
export function onlyCompany(postings: readonly FoundPosting[]): string | null {
  const names = distinctWords(postings.map((posting) => posting.company))
  return names.length === 1 ? (names[0] ?? null) : null
}

/** Whether postings with the same id, or the same address, differ in their titles, or in the texts that they have. */
export function shareField(
  postings: readonly FoundPosting[],
  name: 'externalId' | 'url',
  other: 'title' | 'html' = 'title',
): boolean {
  const told = postings.filter((posting) => posting[other] !== null)
  const last = new Map(told.map((posting) => [posting[name], posting[other]]))
  return told.some((posting) => last.get(posting[name]) !== posting[other])
}

/** The posting, with its empty fields filled from the other one. */
export function fillGaps(posting: FoundPosting, other: FoundPosting): FoundPosting {
  const told = Object.entries(posting).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  )
  return { ...other, ...Object.fromEntries(told) }
}

type Range = { min: number | null; max: number | null }

/** Several ranges of one kind as the single range that spans them; null without any amount. */
export function readPay(
  ranges: readonly Range[],
  { interval, currency, text = null }: Pick<FoundPay, 'interval' | 'currency'> & { text?: string | null },
): FoundPay | null {
  const mins = ranges.flatMap(({ min, max }) => (isSwapped(min, max) ? max : min) ?? [])
  const maxs = ranges.flatMap(({ min, max }) => (isSwapped(min, max) ? min : max) ?? [])
  if (mins.length + maxs.length === 0 && !text) return null
  return {
    text,
    min: mins.length > 0 ? Math.min(...mins) : null,
    max: maxs.length > 0 ? Math.max(...maxs) : null,
    interval,
    currency,
  }
}

function isSwapped(min: number | null, max: number | null): boolean {
  return min !== null && max !== null && min > max
}

/** '12/24/2026', '3/5/26' and 'Jul 22, 2026', as people in the United States write a day, in ISO 8601; else as it is. */
export function toIsoDay(text: string | null): string | null {
  const parts = /^\s*(\d{1,2})\/(\d{1,2})\/((?:20)?\d{2})(?=\s|$)/.exec(text ?? '')
  const isWritten = /^[A-Z][a-z]{2,8}\.? \d{1,2}, 20\d{2}$/.test(text ?? '')
  const instant = isWritten ? Date.parse(`${text} UTC`) : Number.NaN
  if (!Number.isNaN(instant)) return new Date(instant).toISOString().slice(0, 10)
  if (!parts) return text
  const [, month = '', day = '', year = ''] = parts
  return `${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/**
 * Sixteen hexadecimal digits that differ when the values do; the order of an object's fields does not count. It detects
 * edited list rows, and does not resist deliberate collisions.
 */
export function toFingerprint(...values: readonly unknown[]): string {
  const text = JSON.stringify(values, (_, value: unknown) => (isObject(value) ? sorted(value) : value))
  let low = 0x811c9dc5
  let high = 0x9e3779b9
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code, 0x85ebca6b) ^ (high >>> 15)
  }
  return hex(low ^ (high >>> 16)) + hex(high ^ (low >>> 16))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sorted(value: object): object {
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

function hex(number: number): string {
  return (number >>> 0).toString(16).padStart(8, '0')
}
