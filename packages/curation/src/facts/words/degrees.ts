import { DEGREES, type Degree } from '@lilypad/domain'
import { openPatterns } from '../../patterns/pattern.ts'
import WORDS from './degree-names.json' with { type: 'json' }
import { type Kind, toPhrases } from './word-kinds.ts'
import { joined, phraseAt, type Word } from './words.ts'

const { finds } = openPatterns('requirements')

type Names = Readonly<Partial<Record<Degree, readonly string[]>>>
const toPairs = (names: Names) =>
  Object.entries(names).flatMap(([level, list]) => list.map((name) => [name, level as Degree] as const))
const byName = (names: Names) => toPhrases(toPairs(names))
const PHRASES = byName(WORDS.names)

// Also words, places and products: they count as printed in capitals, beside a word that shows what they are.
const SHORT: ReadonlyMap<string, Degree> = new Map(toPairs(WORDS.letters))
const SHOWING = new Set(WORDS.besideLetters)
const LIKELY = new Set(['bs', 'aas'])
const INTRODUCING = new Set<Kind>(['article', 'amount', 'colon', 'wish', 'demand', 'or', 'dash', 'stop'])
const isDegreeWord = (word: Word | undefined) =>
  word !== undefined && (BARE.has(word.word) || SHORT.has(word.word) || PHRASES.has(word.word))

const wordsFrom = (list: readonly Word[], at: number) =>
  list
    .slice(at, at + 4)
    .map(({ word }) => word)
    .join(' ')

/** 'MS in', 'BA/BS', 'M.A.', but no 'BA role', 'MS Excel', 'Boston, MA'. */
function isShort(list: readonly Word[], at: number, text: string): boolean {
  const word = list[at]
  if (word === undefined || !SHORT.has(word.word)) return false
  const printed = text.slice(word.from, word.to)
  if (word.word === 'med') return /^M\.? ?Ed/.test(printed)
  if (!/^[A-Z.]+s?$/.test(printed) && !/^B\.?[Ss]c?\.?$/.test(printed)) return false
  const [before, after, second] = [list[at - 1], list[at + 1], list[at + 2]]
  // 'LC-MS/MS' is a device.
  if (
    /[A-Za-z]-$/.test(text.slice(0, word.from)) ||
    (before?.kind === 'slash' && list[at - 2]?.word === word.word)
  )
    return false
  const isPlace = before?.kind === 'comma' && list[at - 2]?.kind === 'plain' && !isDegreeWord(list[at - 2])
  if (word.word === 'ma' && isPlace) return false
  if (/\.\w/.test(printed) && word.word !== 'me' && word.word !== 'as') return true
  const isListed =
    (after !== undefined &&
      ['slash', 'or', 'comma', 'and', 'open'].includes(after.kind) &&
      (isDegreeWord(second) || (second?.kind === 'or' && isDegreeWord(list[at + 3])))) ||
    (before !== undefined &&
      ['slash', 'or', 'comma', 'open'].includes(before.kind) &&
      isDegreeWord(list[at - 2]))
  if (isListed || /^degrees?$/.test(after?.word ?? '')) return true
  if (before?.kind === 'open') return finds('bracketed', wordsFrom(list, at + 1))
  if (['as', 'me', 'be', 'aa', 'ab', 'md', 'do'].includes(word.word)) return false
  if (before?.kind === 'article' && list[at - 2]?.word === 'as') return false
  if (after === undefined || after.kind === 'comma')
    return before === undefined || INTRODUCING.has(before.kind)
  if (after.kind === 'be') return second?.kind === 'wish' || second?.kind === 'demand'
  return SHOWING.has(after.word) || (LIKELY.has(word.word) && after.kind !== 'and')
}

// A word before 'degree' that leaves it no degree to hold, and one behind it.
const NO_DEGREE_BEFORE = new Set(WORDS.noDegreeBefore)
const NO_DEGREE_AFTER = new Set(['of', 'to', 'for', 'status'])
const BARE = new Set(['degree', 'degrees', 'degreed'])

const MASTER_OF = new Set(WORDS.masterOf)

/** 'Masters' and 'master' are also craftsmen and verbs. */
function isMaster(list: readonly Word[], at: number, text: string): boolean {
  const word = list[at]
  if (word === undefined) return false
  if (list[at - 1]?.word === 'scrum') return false
  const printed = text.slice(word.from, word.to)
  const after = list[at + 1]
  if (word.word === 'masters') {
    if (/['’´`‘\u0092]/.test(printed)) return !/^(?:program|students?|thesis)$/.test(after?.word ?? '')
    return (
      !/^(?:the|your|our|new|all)$/.test(after?.word ?? '') &&
      (/^M/.test(printed) || after === undefined || SHOWING.has(after.word))
    )
  }
  if (word.word !== 'master') return false
  if (list[at - 1]?.kind === 'or' && (isDegreeWord(list[at - 2]) || after?.word === 'with')) return true
  if (after === undefined) return false
  if (/^(?:degrees?|level|or|\/|\(|s|\+|plus)$/.test(after.word)) return true
  const second = list[at + 2]
  if (after.word === 'and') return second?.kind === 'slash'
  if (after.word === 'of') return MASTER_OF.has(second?.word ?? '')
  return after.word === 'in' && second !== undefined && /^[A-Z]/.test(text.slice(second.from, second.to))
}

// 'Advanced technical degree', '4-year college or university degree'.
const LEVELS = byName(WORDS.levels)

function leveledAt(list: readonly Word[], at: number): { level: Degree; length: number } | null {
  const phrase = phraseAt(list, at, LEVELS)
  if (phrase === undefined) return null
  const from = at + phrase.words.length
  const between = list.slice(from, from + 4)
  const length = between.findIndex(({ word }) => BARE.has(word))
  const isName = between
    .slice(0, length)
    .every(
      (word) => LEVELS.has(word.word) || word.kind === 'or' || (word.kind === 'plain' && !isDegreeWord(word)),
    )
  const isMeasure = phrase.meaning === 'master' && between[length + 1]?.word === 'of'
  return length < 0 || !isName || isMeasure ? null : { level: phrase.meaning, length: from + length + 1 - at }
}

const FIRST = new Set([
  ...PHRASES.keys(),
  ...LEVELS.keys(),
  ...SHORT.keys(),
  'master',
  'associate',
  'associates',
  'undergraduate',
])

function nameAt(list: readonly Word[], at: number, text: string): { level: Degree; length: number } | null {
  const word = list[at]
  if (word === undefined || !FIRST.has(word.word)) return null
  if (list[at - 1]?.word === 'pre' || (list[at - 1]?.word === 'post' && /^(?:doct|master)/.test(word.word)))
    return null
  const phrase = phraseAt(list, at, PHRASES)
  if (phrase !== undefined && (phrase.words.length > 1 || word.word !== 'masters'))
    return { level: phrase.meaning, length: phrase.words.length }
  const leveled = leveledAt(list, at)
  if (leveled !== null) return leveled
  if (word.word === 'undergraduate' && finds('or master', wordsFrom(list, at + 1)))
    return { level: 'bachelor', length: 1 }
  if (finds('high school', wordsFrom(list, at))) return { level: 'high school', length: 2 }
  if (isMaster(list, at, text)) return { level: 'master', length: 1 }
  if (/^associates?$/.test(word.word)) {
    const printed = text.slice(word.from, word.to)
    const isHeld =
      /['’´`‘\u0092]/.test(printed) ||
      finds('or bachelor', wordsFrom(list, at + 1)) ||
      (printed === 'Associates' &&
        (list[at + 1]?.word === 'in' || (list[at - 1]?.kind === 'or' && isDegreeWord(list[at - 2]))))
    return isHeld ? { level: 'associate', length: 1 } : null
  }
  return isShort(list, at, text) ? { level: SHORT.get(word.word) as Degree, length: 1 } : null
}

const ENDS_DEGREE = new Set(['stop', 'years', 'wish', 'demand', 'denied'])

/** A 'degree' that belongs to one named before it: 'BA or related degree'. */
function belongs(list: readonly Word[]): boolean {
  for (let back = 1; back <= 25; back += 1) {
    const word = list.at(-back)
    if (word === undefined || ENDS_DEGREE.has(word.kind)) return false
    if (word.kind === 'degree') return word.level !== 'high school'
  }
  return false
}

function isBare(list: readonly Word[], at: number, found: readonly Word[], text: string): boolean {
  const word = list[at]
  if (word === undefined || !BARE.has(word.word)) return false
  const [before, after] = [list[at - 1], list[at + 1]]
  // The company's name.
  if (text.slice(word.from, word.to) === 'Degreed') return false
  if (before !== undefined && (NO_DEGREE_BEFORE.has(before.word) || Number(before.word) > 9)) return false
  // 'Degree evaluations', 'the degree to which'.
  const isOther =
    after?.kind === 'plain' && /^[a-z]/.test(text.slice(after.from)) && !finds('of a degree', after.word)
  if (isOther || (after !== undefined && NO_DEGREE_AFTER.has(after.word))) return false
  return !belongs(found)
}

/** The words with each degree that is named as one word. */
export function withDegrees(list: readonly Word[], text: string): Word[] {
  const found: Word[] = []
  for (let at = 0; at < list.length; at += 1) {
    const named = nameAt(list, at, text)
    if (named !== null) {
      let to = at + named.length
      while (/^(?:degrees?|level|s)$/.test(list[to]?.word ?? '')) to += 1
      found.push({ ...joined(list, at, to, 'degree'), level: named.level })
      at = to - 1
    } else if (isBare(list, at, found, text))
      found.push({ ...(list[at] as Word), kind: 'degree', level: 'bachelor' })
    else found.push(list[at] as Word)
  }
  return found
}

export const toRank = (degree: Degree) => DEGREES.indexOf(degree)
const byRank = (degrees: readonly Degree[]) => degrees.toSorted((one, other) => toRank(one) - toRank(other))
export const lowestOf = (degrees: readonly Degree[]): Degree | null => byRank(degrees)[0] ?? null
export const highestOf = (degrees: readonly Degree[]): Degree | null => byRank(degrees).at(-1) ?? null
