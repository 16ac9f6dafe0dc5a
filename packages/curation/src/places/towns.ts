import { fold } from '@lilypad/domain'
import { openPatterns } from '../patterns/pattern.ts'
import { cityOfShortName, isStateCode, placeNamed } from './gazetteer.ts'
import type { PlaceFact } from './place-names.ts'

const { finds } = openPatterns('places')

const ENDS = String.raw`\s*(?:$|[()|-]|,?\s*\d{5}|,?\s*(?:USA?|U\.S\.A?\.?|United States)\b)`
const ADDRESS_ENDS = new RegExp(`^${ENDS}`)
const COUNTRY_ENDS = /^, (?:USA?|United States(?: of America)?)$/
const TOWN_IN_LOUISIANA = new RegExp(`([\\p{Lu}][\\p{L}.'’ ]*\\p{Ll}) ?, LA(?=${ENDS})`, 'u')

/** 'Monroe, LA': neither Laos nor Los Angeles. */
export function isInLouisiana(segment: string): boolean {
  const [, town] = TOWN_IN_LOUISIANA.exec(segment) ?? []
  return town !== undefined && !finds('no town', town)
}

// Countries that share a name with American towns: Mexico, MO; Lebanon, NH; Holland, MI; Panama City, FL.
const TOWN_NAMES = ['MX', 'LB', 'PE', 'CU', 'JO', 'PL', 'NO', 'JM', 'NL', 'PA', 'CN', 'CL']

/** Whether a name of a state or country is a town, by the state behind it: 'Wyoming, PA 18644', 'Mexico, Missouri'. */
function isTown({ kind, code, from, to }: PlaceFact, next: PlaceFact | undefined, segment: string): boolean {
  const state = next?.code.replace('US-', '') ?? ''
  const isState = next?.kind === 'state' || (next?.kind === 'code' && isStateCode(state))
  if (!isState || !/^[\p{L}.'’ ]*, $/u.test(segment.slice(to, next.from))) return false
  const behind = segment.slice(next.to)
  if (next.kind === 'state' && !(from === 0 && COUNTRY_ENDS.test(behind)))
    return TOWN_NAMES.includes(code) && ADDRESS_ENDS.test(behind)
  if (!ADDRESS_ENDS.test(behind)) return false
  // 'Ontario, CA' is in California, 'London, Ontario, CA' in Canada.
  if (kind === 'province') return code !== state || (from === 0 && segment.startsWith('Ontario'))
  return kind === 'state' || kind === 'us-region' || (kind === 'country' && !['US', state].includes(code))
}

export const withoutTowns = (facts: readonly PlaceFact[], segment: string): PlaceFact[] =>
  facts.filter((fact, index) => !isTown(fact, facts[index + 1], segment))

const SHORT_LIST = /^\p{Lu}\p{L}{1,3}(?:(?:, ?| ?[/|&] ?)\p{Lu}\p{L}{1,3})+$/u

/** 'NYC, Sea, SF' with its cities in full. */
export function withCitiesInFull(place: string): string {
  if (!SHORT_LIST.test(place)) return place
  const items = place.split(/[^\p{L}]+/u)
  const known = items.filter(
    (item) => cityOfShortName(fold(item)) !== undefined || placeNamed(fold(item))?.kind === 'city',
  )
  return known.length < 2 ? place : items.map((item) => cityOfShortName(fold(item)) ?? item).join(', ')
}

/** 'Huntsville-Decatur-Albertville Area' is around the first of its towns; with two, it is around both. */
export const withoutLaterTowns = (segment: string) =>
  segment.replace(/^([^-,]+?)--?[^-,]+-[^,]* (?:Metropolitan )?Area$/, '$1 Area')
