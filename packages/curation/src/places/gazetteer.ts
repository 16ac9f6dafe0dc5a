import { COUNTRIES, fold, US_STATES } from '@lilypad/domain'
import areas from './areas.json' with { type: 'json' }
import cities from './cities.json' with { type: 'json' }

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

function add(kind: PlaceKind, namesByCode: Readonly<Record<string, readonly string[]>>): void {
  for (const [code, names] of Object.entries(namesByCode))
    for (const name of names) byName.set(fold(name), { kind, code })
}

// Later ones win: a state's name overrides a city's, but 'New York' usually means the city.
add('city', cities)
add('province', { ...areas.names.province, CA: Object.values(areas.canadianProvinces) })
add('region', areas.names.region)
add('world', areas.names.world)
for (const { code, names } of COUNTRIES) add('country', { [code]: names })
for (const [code, name] of US_STATES) add('state', { [`US-${code}`]: [name] })
add('namesake', { 'US-NY': ['New York'] })
add('state', areas.names.state)
add('at-large', areas.names['at-large'])
add('us-region', areas.names['us-region'])

const countryCodes = new Set(COUNTRIES.map(({ code }) => code))

const SHORT_CITIES: Readonly<Record<string, string>> = areas.shortCities
/** The city of a short name that means one only beside others: 'SF, NYC, SEA'. */
export const cityOfShortName = (folded: string): string | undefined => SHORT_CITIES[folded]

const ZIP_PREFIXES: Readonly<Record<string, readonly number[]>> = areas.zipPrefixes
/** Whether a postal code is not of the state whose code is also a country's: `DE 14469` cannot be Delaware. */
export function zipRefuses(state: string, zip: string): boolean {
  const [least, most] = ZIP_PREFIXES[state] ?? []
  const prefix = Number(zip.slice(0, 3))
  return least !== undefined && most !== undefined && (prefix < least || prefix > most)
}

/** Longest name in words, so that a reader knows how far to look ahead. */
export const LONGEST_NAME = 5

export const placeNamed = (folded: string): NamedPlace | null => byName.get(folded) ?? null

export const isStateCode = (code: string) => US_STATES.has(code)
export const isProvinceCode = (code: string) => code in areas.canadianProvinces
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
