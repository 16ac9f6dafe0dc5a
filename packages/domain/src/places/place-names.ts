import { COUNTRIES } from './countries.ts'
import { US_STATES } from './us-states.ts'

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
