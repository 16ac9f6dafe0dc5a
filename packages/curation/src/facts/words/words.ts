import type { Degree } from '@lilypad/domain'
import { everyMatch } from '../../patterns/pattern.ts'
import { KIND_OF, KIND_PHRASES, type Kind, type Phrase } from './word-kinds.ts'

/** A word, number or mark of a statement, or several that mean one thing. */
export type Word = {
  kind: Kind
  /** Lower case, without apostrophes and the dots of abbreviations: `masters`, `phd`. */
  word: string
  from: number
  to: number
  /** Of a degree. */
  level?: Degree
  /** Of an amount of years: the lower end. */
  years?: number
  /** '5+', '3 or more', '2-4': said only of what is asked. */
  isOpen?: boolean
  /** 'No experience required'. */
  isNone?: boolean
}

const ABBREVIATION =
  '(?:Ph|Pharm|Psy)\\.? ?D\\b\\.?|(?:[A-Za-z]{1,2}\\.){1,3}(?:[A-Za-z]{1,3}(?![A-Za-z])\\.?)?'
const SPELLED = "[A-Za-z]+(?:['’´`‘\\u0092][A-Za-z]+)?['’]?"
const NUMBER = '\\d+(?:[.,]\\d+)*'
const LEXEME = new RegExp(`${ABBREVIATION}|${SPELLED}|(${NUMBER})|\\S`, 'g')
const MARKS = /['’´`‘\u0092. ]/
const ALL_MARKS = new RegExp(MARKS.source, 'g')
// 'four-year' and 'K-12' are two words without a mark.
const HYPHEN = /[A-Za-z\d]-[A-Za-z]|[A-Za-z]-\d/
// A stop ends the text, or a new word begins: not in 'etc.)', 'PhD. preferred'.
const ENDS = /^(?:$| [^a-z]|[A-Z])/

function toPlainWords(text: string) {
  const lower = text.toLowerCase()
  return lower.length > 1 && MARKS.test(lower) ? lower.replace(ALL_MARKS, '') : lower
}

function isDropped(text: string, mark: string, at: number): boolean {
  if (mark === '-') return HYPHEN.test(text.slice(Math.max(0, at - 1), at + 2))
  return mark === '.' && !ENDS.test(text.slice(at + 1, at + 3))
}

/** The longest phrase that begins with that word. */
export function phraseAt<Meaning>(
  list: readonly Word[],
  at: number,
  phrases: ReadonlyMap<string, readonly Phrase<Meaning>[]>,
): Phrase<Meaning> | undefined {
  return phrases
    .get(list[at]?.word ?? '')
    ?.find(({ words }) => words.every((word, index) => list[at + index]?.word === word))
}

/** Words from `from` up to `to` as one of that kind. */
export function joined(list: readonly Word[], from: number, to: number, kind: Kind): Word {
  const words = list.slice(from, to)
  return {
    kind,
    word: words.map(({ word }) => word).join(' '),
    from: list[from]?.from ?? 0,
    to: list[to - 1]?.to ?? 0,
  }
}

/** The words of a text, each of the kind that its spelling has. */
export function toWords(text: string): Word[] {
  const spelled: Word[] = []
  for (const match of everyMatch(LEXEME, text)) {
    const [printed, number] = match
    if (isDropped(text, printed, match.index)) continue
    const word = number ?? toPlainWords(printed)
    const kind = number === undefined ? (KIND_OF.get(word) ?? 'plain') : 'number'
    spelled.push({ kind, word, from: match.index, to: match.index + printed.length })
  }
  const list: Word[] = []
  for (let at = 0; at < spelled.length; at += 1) {
    const phrase = phraseAt(spelled, at, KIND_PHRASES)
    if (phrase === undefined) list.push(spelled[at] as Word)
    else {
      list.push(joined(spelled, at, at + phrase.words.length, phrase.meaning))
      at += phrase.words.length - 1
    }
  }
  return list
}
