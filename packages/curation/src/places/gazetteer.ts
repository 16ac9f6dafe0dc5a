import { COUNTRIES, fold, US_STATES } from '@lilypad/domain'
import { CITIES } from './cities.ts'
import { STATE_ABBREVIATIONS, US_AT_LARGE, US_REGIONS } from './us-words.ts'
import { CANADIAN_PROVINCES, FOREIGN_REGIONS, WORLD_REGIONS } from './world-words.ts'

/**
 * What a name on a careers board can mean. `code` is `US-CA`, an ISO country code, or a region's name. A namesake is a
 * city with the same name as its state.
 */
export type PlaceKind =
  | 'country'
  | 'state'
  | 'province'
  | 'city'
  | 'namesake'
  | 'region'
  | 'at-large'
  | 'us-region'
  | 'world'
export type NamedPlace = { kind: PlaceKind; code: string }

const byName = new Map<string, NamedPlace>()
const add = (name: string, kind: PlaceKind, code: string) => byName.set(fold(name), { kind, code })

// Later entries win: a state's name overrides a city's, but 'New York' usually means the city.
for (const [name, code] of CITIES) add(name, 'city', code)
for (const [code, names] of Object.entries(FOREIGN_REGIONS)) {
  for (const name of names.split('|')) add(name, 'province', code)
}
for (const name of Object.values(CANADIAN_PROVINCES)) add(name, 'province', 'CA')
for (const [name, region] of Object.entries(WORLD_REGIONS)) {
  add(name, region === null ? 'world' : 'region', region ?? 'world')
}
for (const { code, names } of COUNTRIES) for (const name of names) add(name, 'country', code)
for (const [code, name] of US_STATES) add(name, 'state', `US-${code}`)
add('New York', 'namesake', 'US-NY')
for (const name of ['DC', 'Washington DC']) add(name, 'state', 'US-DC')
add('New York State', 'state', 'US-NY')
add('Washington State', 'state', 'US-WA')
add('Virgin Islands', 'state', 'US-VI')
for (const [name, code] of Object.entries(STATE_ABBREVIATIONS)) add(name, 'state', `US-${code}`)
for (const name of US_AT_LARGE) add(name, 'at-large', 'US')
for (const name of US_REGIONS) add(name, 'us-region', 'US')

const countryCodes = new Set(COUNTRIES.map(({ code }) => code))

/** Longest name in words, so that a reader knows how far to look ahead. */
export const LONGEST_NAME = 5

/** The place of that folded name, or null. */
export function placeNamed(folded: string): NamedPlace | null {
  return byName.get(folded) ?? null
}

export const isStateCode = (code: string) => US_STATES.has(code)
export const isProvinceCode = (code: string) => code in CANADIAN_PROVINCES
/** ISO codes that stand for their country. NA is North America on careers boards. */
export const isCountryCode = (code: string) => countryCodes.has(code) && code !== 'NA'

/** The ISO code of a country given by name or code in a board's own field, or null. */
export function countryCode(given: string | null): string | null {
  if (given === null) return null
  const code = given.trim().toUpperCase()
  if (isCountryCode(code)) return code
  const place = placeNamed(fold(given))
  return place?.kind === 'country' ? place.code : null
}
