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

type PlaceEntry = readonly [kind: PlaceKind, code: string, names: readonly string[]]

const cityEntries = Object.entries(cities).map(([code, names]): PlaceEntry => ['city', code, names])
const worldEntries = Object.entries(areas.worldRegions).map(
  ([name, region]): PlaceEntry => [region === null ? 'world' : 'region', region ?? 'world', [name]],
)
/** The provinces and states of other countries, by the country. */
const provinceEntries = [
  ...Object.entries(areas.foreignRegions),
  ['CA', Object.values(areas.canadianProvinces)] as const,
].map(([code, names]): PlaceEntry => ['province', code, names])

// Later entries win: a state's name overrides a city's, but 'New York' usually means the city.
const ENTRIES: readonly PlaceEntry[] = [
  ...cityEntries,
  ...provinceEntries,
  ...worldEntries,
  ...COUNTRIES.map(({ code, names }): PlaceEntry => ['country', code, names]),
  ...[...US_STATES].map(([code, name]): PlaceEntry => ['state', `US-${code}`, [name]]),
  ['namesake', 'US-NY', ['New York']],
  ['state', 'US-DC', ['DC', 'Washington DC']],
  ['state', 'US-NY', ['New York State']],
  ['state', 'US-WA', ['Washington State']],
  ['state', 'US-VI', ['Virgin Islands']],
  ...Object.entries(areas.stateAbbreviations).map(
    ([name, code]): PlaceEntry => ['state', `US-${code}`, [name]],
  ),
  ['at-large', 'US', areas.usAtLarge],
  ['us-region', 'US', areas.usRegions],
]
const byName = new Map<string, NamedPlace>(
  ENTRIES.flatMap(([kind, code, names]) => names.map((name) => [fold(name), { kind, code }] as const)),
)

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

export function placeNamed(folded: string): NamedPlace | null {
  return byName.get(folded) ?? null
}

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
