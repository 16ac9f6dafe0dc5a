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

/** A `code` is two capitals whose meaning depends on their neighbours. */
type NamedCode = { kind: 'code'; code: string } | { kind: 'zip'; code: string }
/** What a name or code in a text may mean, and where it stands. */
export type PlaceFact = (NamedPlace | NamedCode) & { from: number; to: number }

type Word = { text: string; folded: string; breaksAfter: boolean; from: number; to: number }

// 'USA.VA.Reston' is three words, 'D.C.' one; 'TexasMust' lost a line break.
const WORD =
  /(?:(?!(?<=\p{Ll}{3})\p{Lu})[\p{L}\p{N}'’]|\.(?=\p{Ll})|(?<!\p{L}{2})\.(?=\p{L})|(?<=\.\p{L})\.)+/gu
// A blank or a hyphen may be part of a name, everything else ends it.
const WITHIN_NAME = /^(\.?\s*|-|\s&\s)$/

function toWords(text: string): Word[] {
  const found: Word[] = []
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const last = found.at(-1)
    if (last !== undefined) last.breaksAfter = !WITHIN_NAME.test(text.slice(last.to, index))
    const to = index + word.length
    found.push({ text: word, folded: fold(word), breaksAfter: false, from: index, to })
  }
  return found
}

// 'Lincoln Elementary School' and '12 Denver Street' are not in Lincoln or Denver.
function isOnlyNamesake({ kind }: NamedPlace | NamedCode, all: Word[], next: number): boolean {
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
    const place = placeNamed(name) ?? (/['’]s$/.test(word.text) ? placeNamed(name.slice(0, -1)) : null)
    if (place !== null) best = { place, length }
    if (word.breaksAfter) break
  }
  return best
}

function findCode({ text }: Word): NamedCode | null {
  if (/^\d{5}$/.test(text)) return { kind: 'zip', code: text }
  if (!/^[A-Z]{2}$/.test(text)) return null
  return isStateCode(text) || isCountryCode(text) || isProvinceCode(text)
    ? { kind: 'code', code: text }
    : null
}

// Two capitals that are words among other capitals: 'MUST BE IN THE US', 'REMOTE IN OHIO'.
const isBeside = ({ text }: Word) => finds('beside everyday word', text)
function isEverydayWord(all: Word[], index: number): boolean {
  const [before, word, after] = [all[index - 1], all[index], all[index + 1]]
  if (word === undefined || !finds('everyday word', word.text)) return false
  if (after === undefined || word.breaksAfter || /\d/.test(after.text)) return false
  return isBeside(after) || (before?.breaksAfter === false && isBeside(before))
}

/** The names and codes of a place as a board prints it, or of a text, in order. */
export function placeFacts(text: string): PlaceFact[] {
  const all = toWords(text)
  const facts: PlaceFact[] = []
  for (let index = 0; index < all.length; ) {
    const word = all[index] as Word
    const code = isEverydayWord(all, index) ? null : findCode(word)
    const named = nameAt(all, index)
    const isCode = code !== null && (named === null || named.length === 1) && named?.place.kind !== 'country'
    const length = isCode ? 1 : (named?.length ?? 1)
    const found = isCode ? code : named?.place
    const last = all[index + length - 1] ?? word
    if (found !== undefined && !isOnlyNamesake(found, all, index + length))
      facts.push({ ...found, from: word.from, to: last.to })
    index += length
  }
  return facts
}
