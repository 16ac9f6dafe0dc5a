import { fold } from '@lilypad/domain'
import { openPatterns } from '../patterns/pattern.ts'
import {
  isCountryCode,
  isProvinceCode,
  isStateCode,
  LONGEST_NAME,
  type NamedPlace,
  placeNamed,
} from './gazetteer.ts'

const { finds } = openPatterns('places')

/** One fact from a segment of a place. `code` facts are two capitals whose meaning depends on their neighbours. */
export type PlaceFact = NamedPlace | { kind: 'code'; code: string } | { kind: 'zip'; code: string }

type Word = { text: string; folded: string; breaksAfter: boolean }

// A blank or a hyphen may be part of a name, everything else ends it.
function toWords(segment: string): Word[] {
  const found: Word[] = []
  // 'USA.VA.Reston' is three words, 'D.C.' one.
  const spaced = segment.replace(/(?<=\p{L}{2})\.(?=\p{Lu})/gu, ' ')
  for (const match of spaced.matchAll(/([\p{L}\p{N}.'’]+)([^\p{L}\p{N}.'’]*)/gu)) {
    const [, text = '', between = ''] = match
    found.push({ text, folded: fold(text), breaksAfter: !/^(\s*|-|\s&\s)$/.test(between) })
  }
  return found
}

// 'Lincoln Elementary School' and '12 Denver Street' are not in Lincoln or Denver.
function isOnlyNamesake({ kind }: NamedPlace, all: Word[], next: number): boolean {
  const after = all[next]
  if (after === undefined || all[next - 1]?.breaksAfter !== false) return false
  if (finds('street', after.folded)) return kind !== 'country'
  return kind === 'city'
    ? finds('school', after.folded)
    : kind === 'state' && finds('school level', after.folded)
}

function nameAt(all: Word[], start: number): { place: NamedPlace; length: number } | null {
  // 'Can Tho' is not in Canada, CAN is.
  if (all[start]?.text === 'Can') return null
  let name = ''
  let best: { place: NamedPlace; length: number } | null = null
  for (let length = 1; length <= LONGEST_NAME; length++) {
    const word = all[start + length - 1]
    if (word === undefined) break
    name = name === '' ? word.folded : `${name} ${word.folded}`
    const place = placeNamed(name)
    if (place !== null) best = { place, length }
    if (word.breaksAfter) break
  }
  return best
}

function findCode(word: Word): PlaceFact | null {
  if (/^\d{5}$/.test(word.text)) return { kind: 'zip', code: word.text }
  if (!/^[A-Z]{2}$/.test(word.text)) return null
  const known = isStateCode(word.text) || isCountryCode(word.text) || isProvinceCode(word.text)
  return known ? { kind: 'code', code: word.text } : null
}

// Two capitals that are words among other capitals: 'MUST BE IN THE US', 'REMOTE IN OHIO'.
const isBeside = ({ text }: Word) => finds('beside everyday word', text)
function isEverydayWord(all: Word[], index: number): boolean {
  const [before, word, after] = [all[index - 1], all[index], all[index + 1]]
  if (word === undefined || !finds('everyday word', word.text)) return false
  if (after === undefined || word.breaksAfter || /\d/.test(after.text)) return false
  return isBeside(after) || (before?.breaksAfter === false && isBeside(before))
}

/** The names and codes of one segment of a place, in order. */
export function placeFacts(segment: string): PlaceFact[] {
  const all = toWords(segment)
  const facts: PlaceFact[] = []
  for (let index = 0; index < all.length; ) {
    const word = all[index]
    if (word === undefined) break
    if (isEverydayWord(all, index)) {
      index += 1
      continue
    }
    const code = findCode(word)
    const named = nameAt(all, index)
    if (code !== null && (named === null || named.length === 1) && named?.place.kind !== 'country') {
      facts.push(code)
      index += 1
    } else if (named !== null) {
      if (!isOnlyNamesake(named.place, all, index + named.length)) facts.push(named.place)
      index += named.length
    } else index += 1
  }
  return facts
}
