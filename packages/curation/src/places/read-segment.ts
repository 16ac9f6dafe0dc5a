import { openPatterns } from '../patterns/pattern.ts'
import { isCountryCode, isProvinceCode, isStateCode, type NamedPlace, zipRefuses } from './gazetteer.ts'
import { type PlaceFact, placeFacts } from './place-names.ts'
import { isInLouisiana, withoutLaterTowns, withoutTowns } from './towns.ts'

const { without } = openPatterns('places')

/** The restriction in one segment of a place. */
export type SegmentPlaces = {
  /** `US-CA` or ISO country codes. `US` never comes together with states. */
  codes: Set<string>
  regions: string[]
  /** A state's code alone: it belongs to the neighbouring part of the address. */
  bareState: boolean
  /** Georgia alone: state or country, depending on the other segments. */
  bareGeorgia: boolean
}

const OUTSIDE_US = 'Outside the United States'

type Context = { facts: readonly PlaceFact[]; segment: string; boardCountry: string | null }

const isForeign = (code: string) => !code.startsWith('US')
const countriesIn = (facts: readonly { kind: string; code: string }[]) =>
  facts.filter((fact) => fact.kind === 'country' || fact.kind === 'province').map(({ code }) => code)

function hasProvinces(facts: readonly PlaceFact[]): boolean {
  const onlyProvince = (code: string) => isProvinceCode(code) && !isCountryCode(code) && !isStateCode(code)
  return (
    facts.some(({ code, kind }) => code === 'CA' && ['country', 'province', 'city'].includes(kind)) ||
    facts.some((fact) => fact.kind === 'code' && onlyProvince(fact.code))
  )
}

const isForeignCity = (facts: readonly PlaceFact[], country: string) =>
  facts.some(({ kind, code }) => kind === 'city' && code === country)

/** LA alone, beside California, or among cities of other states: 'LA, CA', 'Chicago, LA, Denver'. */
function isLosAngeles(facts: readonly PlaceFact[]): boolean {
  const others = facts.filter(({ code }) => code !== 'LA')
  const areCities = others.every(
    ({ kind, code }) => (kind === 'city' || kind === 'namesake') && code !== 'US-LA',
  )
  const next = facts[facts.findIndex(({ code }) => code === 'LA') + 1]?.code
  return areCities || next === 'CA' || next === 'US-CA'
}

/** CA is California or Canada, IN Indiana or India, DE Delaware or Germany: the neighbours decide. */
function findMeaning(code: string, { facts, segment, boardCountry }: Context): NamedPlace | null {
  const named = countriesIn(facts)
  if (isProvinceCode(code) && hasProvinces(facts)) return { kind: 'province', code: 'CA' }
  if (code === 'CA' && hasProvinces(facts)) return { kind: 'country', code }
  // The time zone: 'Remote - East Coast / ET'.
  if (code === 'ET' && !isForeignCity(facts, code) && boardCountry !== code) return null
  // The compass direction of a street: '504 SE Boundary St, Browning, MT, USA'.
  if (code === 'SE' && named.includes('US')) return null
  if (!isStateCode(code))
    return isCountryCode(code) ? { kind: 'country', code } : { kind: 'province', code: 'CA' }
  if (code === 'LA' && !isInLouisiana(segment) && isLosAngeles(facts)) return { kind: 'city', code: 'US-CA' }
  const state: NamedPlace = { kind: 'state', code: `US-${code}` }
  if (named.includes('US')) return state
  if (named.includes(code)) return null
  const codes = facts.filter(({ kind }) => kind === 'code').map((fact) => fact.code)
  // 'Bogota, DC, CO': the city names the country among the codes.
  const countryOfCity = codes.find((other) => isCountryCode(other) && isForeignCity(facts, other))
  if (countryOfCity !== undefined && countryOfCity !== code) return null
  const otherCodes = codes.some((other) => !isStateCode(other) && isCountryCode(other))
  if (named.some(isForeign) || otherCodes) return null
  // 'MO, AR, LA, KS': KS is no country, so none of them is one.
  const areStates = codes.some((other) => isStateCode(other) && !isCountryCode(other))
  const refused = !areStates && facts.some((fact) => fact.kind === 'zip' && zipRefuses(code, fact.code))
  const isCountry = isCountryCode(code) && (countryOfCity === code || refused || boardCountry === code)
  return isCountry ? { kind: 'country', code } : state
}

function settle(context: Context): NamedPlace[] {
  return context.facts.flatMap((fact): NamedPlace[] => {
    if (fact.kind === 'zip') return []
    if (fact.code === 'US-GA' && context.facts.some(({ code }) => code === 'GE')) return []
    if (fact.code === 'US-GA' && isAmongCountries(context.facts)) return [{ kind: 'country', code: 'GE' }]
    const meaning = fact.kind === 'code' ? findMeaning(fact.code, context) : fact
    return meaning === null ? [] : [meaning]
  })
}

/** 'Armenia, Georgia, Poland': nothing else in the list is American. */
function isAmongCountries(facts: readonly PlaceFact[]): boolean {
  const others = facts.filter(({ code }) => code !== 'US-GA')
  return (
    countriesIn(others).length > 0 && others.every(({ kind, code }) => kind !== 'code' && isForeign(code))
  )
}

const decides = (place: NamedPlace | undefined) =>
  place !== undefined && (place.kind === 'country' || place.kind === 'state' || place.kind === 'province')

// A city beside 'US' is not settled by it, and no other city than Washington is in DC.
const MORE_CITIES = ['US', 'US-DC']

function cityCodes(places: NamedPlace[], hiresInUs: boolean): string[] {
  return places.flatMap((place, index) => {
    if (place.kind === 'namesake') return [place.code]
    if (place.kind !== 'city') return []
    if (hiresInUs && isForeign(place.code)) return []
    const beside = [places[index - 1], places[index + 1]]
    return beside.some((other) => decides(other) && !MORE_CITIES.includes(other?.code ?? ''))
      ? []
      : [place.code]
  })
}

function toCodes(places: NamedPlace[]): Set<string> {
  const states = places.filter(({ kind }) => kind === 'state').map(({ code }) => code)
  const isRegion = places.some(({ kind }) => kind === 'us-region') && states.length === 0
  if (isRegion || places.some(({ kind }) => kind === 'at-large')) {
    return new Set(['US', ...countriesIn(places).filter(isForeign)])
  }
  const inUs = places.some((place) => place.kind === 'country' && place.code === 'US')
  const cities = cityCodes(places, inUs)
  const foreign = countriesIn(places).filter(isForeign)
  const codes = new Set([...states, ...foreign, ...cities])
  // 'Washington, D.C.' and 'Washington, District of Columbia' name one place.
  if (codes.has('US-DC')) codes.delete('US-WA')
  if (!inUs) return codes
  // After one city 'US' is its country; with several it is a separate place, and the widest.
  const isWide = states.length === 0 && new Set(cities).size !== 1
  return isWide ? new Set(['US', ...foreign]) : codes
}

/** Reads one segment ('Austin, TX', 'Remote (US)', 'Potsdam, DE, 14469'). */
export function readSegment(segment: string, boardCountry: string | null): SegmentPlaces {
  const others = without('excludes us', segment)
  const excludesUs = others !== segment
  const allowed = without('ruled out', others)
  const named = withoutLaterTowns(allowed)
  const facts = withoutTowns(placeFacts(named), named)
  const places = settle({ facts, segment, boardCountry })
  const codes = toCodes(places)
  const regions = places.filter(({ kind }) => kind === 'region').map(({ code }) => code)
  if (excludesUs && regions.length === 0) regions.push(OUTSIDE_US)
  const only = facts.length === 1 ? facts[0] : undefined
  return {
    codes,
    regions: codes.size > 0 ? [] : regions,
    bareState: only?.kind === 'code' && /^\W*[A-Z]{2}\W*$/.test(segment),
    bareGeorgia: only?.code === 'US-GA' && only.kind === 'state',
  }
}
