import NAMES from './country-names.json' with { type: 'json' }
import { US_STATES } from './us-states.ts'

/** By ISO 3166-1 code: the English name first, then other names. */
export const COUNTRIES = Object.entries(NAMES).map(([code, names]) => ({ code, names }))

export const COUNTRY_CODES: readonly string[] = Object.keys(NAMES)

const names = new Map<string, string>(COUNTRIES.map(({ code, names: [name] }) => [code, name ?? code]))
for (const [code, name] of US_STATES) names.set(`US-${code}`, name)

export const byName = (a: string, b: string): number => a.localeCompare(b, 'en')

/** The English name of a code from `readPlaces`: `US-CA` is California, `GE` is `Georgia (country)`. */
export function placeName(code: string): string {
  return names.get(code) ?? code
}

export type PlaceKind = 'state' | 'country' | 'region'

const states = new Set(US_STATES.values())
const countries = new Set(COUNTRIES.map(({ names: [name] }) => name))

/** 'Georgia' is a state, 'Georgia (country)' a country. Unknown names count as regions ('EMEA'). */
export function placeKind(name: string): PlaceKind {
  if (states.has(name)) return 'state'
  return countries.has(name) ? 'country' : 'region'
}
