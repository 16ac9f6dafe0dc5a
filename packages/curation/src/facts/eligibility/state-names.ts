import { fold, US_STATES } from '@lilypad/domain'
import { everyMatch } from '../../patterns/pattern.ts'
import areas from '../../places/areas.json' with { type: 'json' }
import { placeNamed } from '../../places/gazetteer.ts'

const byName = new Map([
  ...[...US_STATES].map(([code, name]) => [name.toLowerCase(), code] as const),
  ...Object.entries(areas.stateSpellings),
])

const longestFirst = [...byName.keys()].sort((one, other) => other.length - one.length)
const NAMES = longestFirst.map((name) => name.replace(/[.]/g, '\\.')).join('|')
const CODES = [...US_STATES.keys()].join('|')
const NAMED = new RegExp(`(?<![a-z])(?:${NAMES})`, 'gi')
const CODED = new RegExp(`(?<![A-Za-z])(?:${CODES})(?![A-Za-z])`, 'g')

// Codes that are also words, degrees, professions or ways of writing.
const AMBIGUOUS = new Set('IN OR ME OK HI PA MA MS MD ID LA AL OH AS DE CO MT AR VI PR MP AK CT'.split(' '))

// After a comma ('Dover, DE') or in a list of codes.
const LISTED =
  /, $|\b[A-Z]{2}(?:,? (?:and|or|and\/or) |[,/] ?)$|, (?:and|or|and\/or) $|licen\w+ in $|tate of $/

export type StateNamed = { code: string; from: number; to: number }

/** 'Georgia-Pacific' is no place, unlike 'Texas-Oklahoma', 'Ohio-Remote' and 'United States-Virginia-McLean'. */
export function isPartOfName(text: string, from: number, to: number): boolean {
  if (text[from - 1] === '-') return false
  const [, one = '', two = ''] = /^-([A-Z][a-z]+)( [A-Z][a-z]+)?/.exec(text.slice(to, to + 40)) ?? []
  return (
    one !== '' && ![one, one + two].some((name) => /^(?:Remote|Hybrid)/.test(name) || placeNamed(fold(name)))
  )
}

/** States named in a text, by full name, and by code where `codes` says that any code means a state. */
export function statesIn(text: string, codes: 'all' | 'clear'): StateNamed[] {
  const found: StateNamed[] = []
  for (const match of everyMatch(NAMED, text)) {
    const code = byName.get(match[0].toLowerCase())
    const next = text[match.index + match[0].length] ?? ''
    // 'TexasMust': a lost line break.
    if (code === undefined || !/^[A-Z]/.test(match[0]) || /[a-z]/.test(next)) continue
    const to = match.index + match[0].length
    if (!isPartOfName(text, match.index, to)) found.push({ code, from: match.index, to })
  }
  for (const match of everyMatch(CODED, text)) {
    const code = match[0]
    if (
      codes === 'clear' &&
      AMBIGUOUS.has(code) &&
      !LISTED.test(text.slice(Math.max(0, match.index - 12), match.index))
    )
      continue
    if (found.some(({ from, to }) => match.index >= from && match.index < to)) continue
    found.push({ code, from: match.index, to: match.index + code.length })
  }
  return found.sort((one, other) => one.from - other.from)
}

export const toCodes = (states: readonly StateNamed[]) => [...new Set(states.map(({ code }) => code))]
