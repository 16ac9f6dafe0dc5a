import { fold } from '@lilypad/domain'
import { openPatterns } from '../patterns/pattern.ts'
import { cityOfShortName, isStateCode, placeNamed } from './gazetteer.ts'
import { placeFacts } from './place-names.ts'

const { finds } = openPatterns('places')

// 'Wyoming, PA 18644', 'Canada, KY', 'Nevada City, CA, US': what stands before a state's code at the end is a town.
const TOWN = "[\\p{Lu}][\\p{L}.'’ ]*\\p{Ll}"
const COUNTRY_AFTER = ',?\\s*(?:USA?|U\\.S\\.A?\\.?|United States)\\b'
const TOWN_BEFORE_STATE = new RegExp(
  `(^|[-–—:,(] ?)(${TOWN}) ?, ([A-Z]{2})(?=\\s*(?:$|[()|-]|,?\\s*\\d{5}|${COUNTRY_AFTER}))`,
  'gu',
)

/** Whether a town stands before that code of a state: the code then is no country and no city. */
export function followsTown(segment: string, code: string): boolean {
  return [...segment.matchAll(TOWN_BEFORE_STATE)].some(
    ([, , town = '', state]) => state === code && !finds('no town', town),
  )
}

// 'Ontario, California, United States'
const TOWN_STATE_COUNTRY = /^([\p{L} ]+), ([\p{L} ]+)(, (?:USA?|United States(?: of America)?))$/u

function withoutTownBeforeState(all: string, town: string, state: string, country: string): string {
  const kind = placeNamed(fold(town))?.kind
  const isName = kind === 'state' || kind === 'province' || kind === 'country'
  return isName && town !== state && placeNamed(fold(state))?.kind === 'state' ? `${state}${country}` : all
}

/** The segment without names of states and countries that are towns by their place in it. */
export function withoutTownNames(segment: string): string {
  const spelled = segment.replace(TOWN_STATE_COUNTRY, withoutTownBeforeState)
  return spelled.replace(TOWN_BEFORE_STATE, (all, before: string, town: string, code: string) => {
    if (!isStateCode(code)) return all
    const names = placeFacts(town)
    const isOther = names.some(
      (name) =>
        (name.kind === 'country' && name.code !== 'US' && name.code !== code) ||
        name.kind === 'state' ||
        name.kind === 'us-region' ||
        (name.kind === 'province' && (name.code !== code || (town === 'Ontario' && before === ''))),
    )
    return isOther ? `${before}, ${code}` : all
  })
}

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
