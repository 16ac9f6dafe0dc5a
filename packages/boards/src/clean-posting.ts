import type { FoundPosting } from '@lilypad/domain'

/** More than any honest board writes: what is longer is cut before any pattern meets it. */
const LONGEST_LINE = 500
/** What may be longer. */
const LONGEST: Partial<Record<keyof FoundPosting, number>> = {
  externalId: 1_000,
  url: 2_000,
  html: 2_000_000,
  listFingerprint: 5_000,
}
const MAX_PLACES = 100

/** Neither JSON nor PostgreSQL takes a NUL or half a character. */
const UNSTORABLE = /\0|\p{Surrogate}/gu

/** A text that can be stored, at most this long. */
export function cleanText(text: string, longest: number = LONGEST_LINE): string {
  return text.slice(0, longest).replace(UNSTORABLE, '')
}

/** A posting whose texts can be stored and are no longer than a posting's. */
export function cleanPosting({ places, pay, ...posting }: FoundPosting): FoundPosting {
  const few = places.slice(0, MAX_PLACES).map((place) => cleanText(place))
  return { ...cleanTexts(posting), places: few, pay: pay && cleanTexts(pay) }
}

function cleanTexts<T extends object>(texts: T): T {
  const told = Object.entries(texts).map(([name, value]) => [
    name,
    typeof value === 'string' ? cleanText(value, LONGEST[name as keyof FoundPosting]) : value,
  ])
  return Object.fromEntries(told) as T
}
