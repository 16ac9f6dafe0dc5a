import { US_STATES } from '../places/us-states.ts'
import { foldedWords } from './word-key.ts'

const codeOf = new Map([...US_STATES].map(([code, name]) => [name.toLowerCase(), code.toLowerCase()]))
const stateCodes = new Set(codeOf.values())
const STATE_NAMES = new RegExp(
  `\\b(?:${[...codeOf.keys()].sort((one, other) => other.length - one.length).join('|')})\\b`,
  'g',
)
const COUNTRY_OR_ZIP = /\b(?:united states of america|united states|usa|us|\d{5})\b/g
/** What one school's name has or lacks from one listing to the next. */
const SUFFIX = /(?: (?:k 12|k12|schools?|wide|campus))+$/

/** In order, states by code, without country and postal code where more is said. */
function placeWords(place: string): string {
  const words = foldedWords(place).join(' ')
  const named = words.replace(STATE_NAMES, (name) => codeOf.get(name) ?? name)
  return named.replace(COUNTRY_OR_ZIP, ' ').replace(/ +/g, ' ').trim() || named
}

/** Equal for one place in any spelling: 'Chicago, Illinois, USA' and 'US-IL-Chicago'; a school with or without the word. */
export function toPlaceKey(place: string): string {
  const words = placeWords(place)
  return [...new Set((words.replace(SUFFIX, '') || words).split(' '))].sort().join(' ')
}

const withoutNote = (place: string) => place.replace(/\s*\([^()]*\)\s*$/, '') || place

/** 'Chicago' is 'Chicago, IL'; but 'Hulett School' is not all of 'Hulett, WY', nor 'Remote' all of 'Remote - Ohio'. */
function addsOnlyState(short: string, long: string): boolean {
  const known = placeWords(short)
  if (/\bremote\b/.test(known)) return false
  const words = placeWords(long)
  return words.startsWith(`${known} `) && stateCodes.has(words.slice(known.length + 1))
}

/** One place, also where only one of the two bears a note in brackets or its state. */
function isSamePlace(one: string, other: string): boolean {
  const [left, right] = [toPlaceKey(one), toPlaceKey(other)]
  return (
    left === right ||
    toPlaceKey(withoutNote(one)) === right ||
    left === toPlaceKey(withoutNote(other)) ||
    addsOnlyState(one, other) ||
    addsOnlyState(other, one)
  )
}

export const haveSamePlaces = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0
    ? one.length === other.length
    : one.every((place) => other.some((like) => isSamePlace(place, like))) &&
      other.every((place) => one.some((like) => isSamePlace(place, like)))
