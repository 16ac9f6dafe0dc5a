import { fold } from '@lilypad/domain'
import { openPatterns } from '../patterns/pattern.ts'
import { isStateCode, placeNamed } from './gazetteer.ts'
import { type PlaceFact, placeFacts } from './place-names.ts'

const { finds } = openPatterns('residence')

type PlaceNamed = { code: string; isState: boolean; from: number; to: number }

/** Places that follow one another, whatever the verb before: 'Colorado, Texas or Utah', 'the US and Canada'. */
export type PlaceList = {
  states: string[]
  countries: string[]
  from: number
  to: number
  /** 'Austin, TX', 'the New York City area': the place is smaller. */
  isSmaller: boolean
}

// Codes that are also words, degrees, professions or ways of writing.
const AMBIGUOUS = new Set('IN OR ME OK HI PA MA MS MD ID LA AL OH AS DE CO MT AR VI PR MP AK CT'.split(' '))

// After a comma ('Dover, DE') or in a list of codes.
const LISTED =
  /, $|\b[A-Z]{2}(?:,? (?:and|or|and\/or) |[,/] ?)$|, (?:and|or|and\/or) $|licen\w+ in $|tate of $/

/** 'Georgia-Pacific' is no place, unlike 'Texas-Oklahoma', 'Ohio-Remote' and 'United States-Virginia-McLean'. */
function isPartOfName(text: string, { from, to }: PlaceFact): boolean {
  if (text[from - 1] === '-') return false
  const [, one = '', two = ''] = /^-([A-Z][a-z]+)( [A-Z][a-z]+)?/.exec(text.slice(to, to + 40)) ?? []
  return (
    one !== '' && ![one, one + two].some((name) => /^(?:Remote|Hybrid)/.test(name) || placeNamed(fold(name)))
  )
}

// Codes of countries that are also words, airports, tests or trades.
const EVERYDAY = new Set('AUS BRA CAN CHN ESP IND ITA PHL POL'.split(' '))

/** A name in a sentence has a capital; short ones are all capitals. */
const isPrinted = (name: string) =>
  /^(?:the )?\p{Lu}/u.test(name) && (name.length > 3 || /^[A-Z]{2,3}$/.test(name)) && !EVERYDAY.has(name)

/** The states and countries that a text names, a state's code where it `is clear` or any code means a state. */
export function placesNamed(text: string, codes: 'all' | 'clear' = 'all'): PlaceNamed[] {
  return placeFacts(text).flatMap((fact, index, all): PlaceNamed[] => {
    const { kind, code, to } = fact
    // 'Washington, D.C.' is one place.
    if (code === 'US-WA' && all[index + 1]?.code.endsWith('DC')) return []
    const before = all[index - 1]
    const { from } = code.endsWith('DC') && before?.code === 'US-WA' ? before : fact
    const named = (isState: boolean) => [{ code: isState ? code.slice(-2) : code, isState, from, to }]
    if (kind === 'code') {
      const isClear = () => !AMBIGUOUS.has(code) || LISTED.test(text.slice(Math.max(0, from - 12), from))
      return isStateCode(code) && (codes === 'all' || isClear()) ? named(true) : []
    }
    const name = text.slice(from, to)
    // 'the contiguous United States'; alone, Nationwide is a company.
    if (kind === 'at-large') return name.includes(' ') ? named(false) : []
    if (!isPrinted(name) || isPartOfName(text, fact)) return []
    if (kind === 'state' || kind === 'namesake') return named(true)
    return kind === 'country' && text[from - 1] !== '-' ? named(false) : []
  })
}

export const toCodes = (places: readonly PlaceNamed[]) => [...new Set(places.map(({ code }) => code))]

export const statesIn = (text: string, codes: 'all' | 'clear') =>
  placesNamed(text, codes).filter(({ isState }) => isState)

export function placeLists(text: string): PlaceList[] {
  const lists: PlaceNamed[][] = []
  // 'CAN BE WORKED IN THE UK OR SPAIN' names no Indiana.
  const isShouted = text === text.toUpperCase() && /[A-Z]{4}/.test(text)
  for (const place of placesNamed(text, isShouted ? 'clear' : 'all')) {
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
