import { fold } from '@lilypad/domain'
import { openPatterns } from '../patterns/pattern.ts'
import ABBREVIATIONS from './abbreviations.json' with { type: 'json' }

const { finds, firstIn, matchIn } = openPatterns('category')
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(Object.entries(ABBREVIATIONS))

/** `unknown`: no company is named, and the title does not tell. */
export type Employer = 'school' | 'college' | 'hospital' | 'other' | 'unknown'

/** The kind of employer, by its name, else by title words that only such an employer uses. */
export function employerKind(company: string | null, title: string): Employer {
  const name = fold(company ?? '')
  const found = firstIn('name', name) ?? firstIn('title', fold(title))
  return (found?.pattern.tag as Employer | undefined) ?? (name === '' ? 'unknown' : 'other')
}

const LONGEST_TITLE = 300
const SEPARATOR = /\s[-–—]\s?|\s?[-–—]\s|[,;|/:()[\]•–—]/

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

function apart(word: string) {
  const { what, agent } = matchIn('compound', word)?.groups ?? {}
  return what && agent ? [what, agent] : [word]
}

/** Folded, singular words with abbreviations written out. */
function wordsIn(text: string, employer: Employer): string[] {
  const joined = text
    .replace(/\be[- ]learning/gi, 'elearning')
    .replace(/&/g, ' and ')
    .replace(/\bhelpdesk/gi, 'help desk')
  // The ED of a hospital is its emergency department.
  const written = (word: string) =>
    employer === 'hospital' && word === 'ed' ? 'emergency' : (WRITTEN_OUT.get(word) ?? word)
  return fold(joined)
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => written(word).split(' '))
    .map(singular)
    .flatMap(apart)
}

/** The last word of the head: 'director' of 'Director for Sales, US'. */
function headNoun(title: string, employer: Employer): string {
  const words =
    title
      .split(SEPARATOR)
      .map((part) => wordsIn(part, employer))
      .find(({ length }) => length > 0) ?? []
  const end = words.findIndex(
    (word, index) =>
      index > 0 && (finds('preposition', word) || (word === 'and' && finds('agent', words[index - 1] ?? ''))),
  )
  return (end < 0 ? words.at(-1) : words[end - 1]) ?? ''
}

/** What the model reads of a title: its words, `noun:` with its head noun, `at:` with the kind of employer. */
export function titleWords(text: string, employer: Employer): string[] {
  const title = text.slice(0, LONGEST_TITLE)
  return [...wordsIn(title, employer), `noun:${headNoun(title, employer)}`, `at:${employer}`]
}
