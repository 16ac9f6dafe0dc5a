import type { Degree } from './facts.ts'
import { KIND_PHRASES, type Kind, type Phrase } from './word-kinds.ts'

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

const ABBREVIATION = '(?:Ph|Pharm|Psy)\\.? ?D\\b\\.?|(?:[A-Za-z]{1,2}\\.){1,3}(?:[A-Za-z]{1,3}(?![A-Za-z])\\.?)?'
const SPELLED = "[A-Za-z]+(?:['’´`‘\\u0092][A-Za-z]+)?['’]?"
const NUMBER = '\\d+(?:[.,]\\d+)*'
// 'four-year' and 'entry-level' are two words without a mark.
const HYPHEN = '(?<=[A-Za-z\\d])-(?=[A-Za-z])|(?<=[A-Za-z])-(?=\\d)'
const IS_HYPHEN = /[A-Za-z\d]-[A-Za-z]|[A-Za-z]-\d/
const LEXEME = new RegExp(`${HYPHEN}|${ABBREVIATION}|${SPELLED}|${NUMBER}|\\S`, 'g')

const plainOf = (text: string) => {
  const lower = text.toLowerCase()
  return lower.length === 1 || /^\d/.test(lower) ? lower : lower.replace(/['’´`‘\u0092. ]/g, '')
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
export function wordsOf(text: string): Word[] {
  const spelled: Word[] = []
  for (const match of text.matchAll(LEXEME)) {
    const word = plainOf(match[0])
    if (match[0] === '-' && IS_HYPHEN.test(text.slice(Math.max(0, match.index - 1), match.index + 2))) continue
    // A stop ends the text, or a new word begins: not in 'etc.)', 'PhD. preferred'.
    if (match[0] === '.' && !/^(?:$| [^a-z]|[A-Z])/.test(text.slice(match.index + 1, match.index + 3))) continue
    const kind: Kind = /^\d/.test(word) ? 'number' : 'plain'
    spelled.push({ kind, word, from: match.index, to: match.index + match[0].length })
  }
  const list: Word[] = []
  for (let at = 0; at < spelled.length; at += 1) {
    const phrase = phraseAt(spelled, at, KIND_PHRASES)
    const length = phrase?.words.length ?? 1
    list.push(joined(spelled, at, at + length, phrase?.meaning ?? spelled[at]?.kind ?? 'plain'))
    at += length - 1
  }
  return list
}
