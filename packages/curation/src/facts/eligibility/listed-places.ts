import { COUNTRIES } from '@lilypad/domain'
import { everyMatch, openPatterns } from '../../patterns/pattern.ts'
import { isPartOfName, statesIn, toCodes } from './state-names.ts'

const { finds } = openPatterns('residence')

/** Places that follow one another, whatever the verb before: 'Colorado, Texas or Utah', 'the US and Canada'. */
export type PlaceList = {
  states: string[]
  countries: string[]
  from: number
  to: number
  /** 'Austin, TX', 'the New York City area': the place is smaller. */
  isSmaller: boolean
}

const byName = new Map(
  COUNTRIES.flatMap(({ code, names }) => names.map((name) => [name.toLowerCase(), code] as const)),
)
const US = /^(?:u\.?\s?s\.?\s?a?\.?|united states(?: of america)?)$/

function findCode(name: string) {
  const lower = name
    .trim()
    .toLowerCase()
    .replace(/^(?:the )?(?:country of )?(?:the )?/, '')
  return US.test(lower) ? 'US' : byName.get(lower)
}

/** The ISO codes of a list that names countries and nothing else: 'the US or Canada'; else empty. */
export function toCountries(words: string): string[] {
  const codes = words.split(/,? (?:or|and|&) |, | ?\/ ?/).map(findCode)
  const known = codes.filter((code) => code !== undefined)
  return known.length === codes.length ? known : []
}

// Codes of three letters are everyday words in capitals; of those that begin alike the longest comes first.
const NAMES = COUNTRIES.flatMap(({ names }) => names)
  .filter((name) => !/[()]|^[A-Z]{3}$/.test(name))
  .flatMap((name) => [name, name.toUpperCase()])
  .concat('USA')
  .map((name) => name.replaceAll('.', '\\.'))
  .toSorted()
  .toReversed()
  .join('|')
const COUNTRY = new RegExp(
  `(?<![A-Za-z.'’-]|\\b(?:New|Latin|North|South|Central) )(?:${NAMES})(?![A-Za-z])`,
  'g',
)

type Named = { code: string; from: number; to: number; isState: boolean }

function placesNamed(text: string): Named[] {
  // 'CAN BE WORKED IN THE UK OR SPAIN' names no Indiana.
  const isShouted = text === text.toUpperCase() && /[A-Z]{4}/.test(text)
  const states = statesIn(text, isShouted ? 'clear' : 'all').map((state) => ({ ...state, isState: true }))
  const countries = everyMatch(COUNTRY, text)
    .map(({ 0: name, index }) => ({ name, from: index, to: index + name.length }))
    .filter(
      ({ from, to }) =>
        !isPartOfName(text, from, to) && states.every((state) => from >= state.to || to <= state.from),
    )
    .map(({ name, from, to }) => ({ code: findCode(name) ?? '', from, to, isState: false }))
  return [...states, ...countries].sort((one, other) => one.from - other.from)
}

export function placeLists(text: string): PlaceList[] {
  const lists: Named[][] = []
  for (const place of placesNamed(text)) {
    const last = lists.at(-1)
    if (last !== undefined && finds('between places', text.slice(last.at(-1)?.to, place.from)))
      last.push(place)
    else lists.push([place])
  }
  return lists.map((places) => {
    const [from, to] = [places[0]?.from ?? 0, places.at(-1)?.to ?? 0]
    return {
      states: toCodes(places.filter(({ isState }) => isState)),
      countries: toCodes(places.filter(({ isState }) => !isState)),
      from,
      to,
      isSmaller:
        finds('city before', text.slice(Math.max(0, from - 40), from)) ||
        finds('city behind', text.slice(to, to + 9)),
    }
  })
}
