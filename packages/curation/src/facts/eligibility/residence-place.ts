import { openPatterns } from '../../patterns/pattern.ts'
import { type PlaceList, placeLists } from '../../places/place-lists.ts'

const { any, finds, matchIn } = openPatterns('residence')

/** The words after the verb up to the end of the place, in print. */
export function placeAfter(text: string, from: number): string {
  const rest = text.slice(from, from + 220)
  // A period in 'U.S.', 'St.' or 'D.C.' ends nothing.
  const masked = rest
    .replace(/U\.\s?S\.(?:A\.)?/gi, (match) => match.replace(/\./g, '_'))
    .replace(/\b(adjacent|close|next|proximity) to\b/gi, '$1_to')
    .replace(/\b(?:St|Ft|Mt|D\.C|Washington, D\.C)\./g, (match) => match.replace(/\./g, '_'))
  const end = matchIn('place end', masked)
  return rest
    .slice(0, end?.index ?? rest.length)
    .trim()
    .replace(/(?:[,:\s]| only\b)+$/i, '')
}

/** Where one must live, as printed: in states or countries, or near a place. */
export type Place = { states: string[]; countries: string[]; near: string | null; words: string }

export const NOWHERE: Place = { states: [], countries: [], near: null, words: '' }
export const near = (words: string): Place => ({ ...NOWHERE, near: words, words })

const LEADS = any('leads')
const BESIDES = any('besides places', 'g')

/** The lists of a text that names places and nothing else; of any other text none. */
export function listsAlone(text: string): PlaceList[] {
  const lists = placeLists(text)
  const rest = lists.reduceRight((left, { from, to }) => left.slice(0, from) + left.slice(to), text)
  return /[A-Za-z]/.test(rest.replace(BESIDES, '')) ? [] : lists
}

const OR_US = / (?:and|or|&) (?:the )?U(?:S|\.|nited)/

export function toPlace(printed: string): Place {
  if (printed.length < 2) return NOWHERE
  const bare = printed.replace(LEADS, '')
  const lists = listsAlone(bare)
  const states = lists.flatMap((list) => list.states)
  const countries = lists.flatMap((list) => list.countries)
  const isWide = states.length === 0 && countries.length > 0
  if (isWide || finds('us at large', printed))
    return { ...NOWHERE, countries: isWide ? countries : ['US'], words: printed }
  // 'Canada or California', 'Puerto Rico or the United States'
  const isMixed = countries.some((code) => code !== 'US') || (countries.length > 0 && OR_US.test(bare))
  // Washington, DC is a city.
  if (states.some((code) => code !== 'DC') && !isMixed && !finds('around', bare))
    return { ...NOWHERE, states, countries: ['US'], words: printed }
  const isPlace =
    !finds('no place at all', bare) &&
    /^[\p{L}\d“"‘]/u.test(bare) &&
    !/\b20\d\d\b/.test(bare) &&
    (finds('capitals', bare) || finds('region', bare)) &&
    bare.length < 120
  if (!isPlace) return NOWHERE
  const isInUs = /\b(?:region|part|area) of the (?:united states|u\.?s)|\bUS$/i.test(bare)
  return { ...near(bare), countries: isInUs ? ['US'] : [] }
}
