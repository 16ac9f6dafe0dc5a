import { openPatterns } from '../../patterns/pattern.ts'
import { toCountries } from './listed-places.ts'
import { statesIn, toCodes } from './state-names.ts'

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

export type Place = {
  kind: 'us' | 'states' | 'country' | 'near' | 'none'
  codes: string[]
  words: string
  withUs: boolean
}

const NOWHERE: Place = { kind: 'none', codes: [], words: '', withUs: false }
export const near = (words: string): Place => ({ ...NOWHERE, kind: 'near', words })
export const countries = (codes: string[], words = ''): Place => ({
  ...NOWHERE,
  kind: 'country',
  codes,
  words,
})
const LEADS = any('leads')

export function toPlace(printed: string): Place {
  const lower = printed.toLowerCase()
  if (printed.length < 2) return NOWHERE
  const large = matchIn('us at large', lower)
  const bare = printed.replace(LEADS, '')
  const named = toCountries(bare)
  if (large !== null || named.includes('US'))
    return { kind: 'us', codes: named.length > 0 ? named : ['US'], words: printed, withUs: true }
  if (named.length > 0) return countries(named, printed)
  const states = statesIn(printed, 'all')
  let left = bare
  for (const { from, to } of [...statesIn(bare, 'all')].reverse()) left = left.slice(0, from) + left.slice(to)
  const isOnlyStates =
    states.length > 0 &&
    !/[A-Za-z]{3,}/.test(
      left.replace(
        /\b(?:and|or|the|state|states|of|following|any|either|usa?|only|in|within|resident|residents)\b/gi,
        '',
      ),
    )
  const isCapital = states.every(({ code }) => code === 'DC')
  if (isOnlyStates && !isCapital && !finds('around', bare)) {
    // 'Austin, TX' and Washington, DC are cities; the state's name alone or a list of states is a state.
    return { kind: 'states', codes: toCodes(states), words: printed, withUs: true }
  }
  if (finds('no place at all', bare)) return NOWHERE
  const isPlace =
    /^[\p{L}\d“"‘]/u.test(bare) &&
    !/\b20\d\d\b/.test(bare) &&
    (finds('capitals', bare) || finds('region', bare)) &&
    bare.length < 120
  if (!isPlace) return NOWHERE
  return { ...near(bare), withUs: /\b(?:region|part|area) of the (?:united states|u\.?s)|\bUS$/i.test(bare) }
}
