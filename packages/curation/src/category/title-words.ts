import { fold } from '@lilypad/domain'
import { ABBREVIATIONS } from './abbreviations.ts'
import type { Employer } from './employer.ts'

const LONGEST_TITLE = 300
const PREPOSITIONS = new Set(['for', 'to', 'in', 'with', 'at', 'supporting'])
/** Who does something: 'Curriculum Developer and Instructor' is two jobs, and the first counts. */
const AGENTS =
  `manager director coordinator developer engineer specialist instructor teacher trainer designer analyst
  consultant advisor accountant writer editor supervisor assistant associate officer administrator representative
  researcher scientist counselor coach`.split(/\s+/)
const AGENT = new RegExp(`^(?:${AGENTS.join('|')})$`)
const COMPOUND = new RegExp(`^(?<what>\\w{3,})(?<agent>${AGENTS.join('|')})$`)
const SEPARATOR = /\s[-–—]\s?|\s?[-–—]\s|[,;|/:()[\]•–—]/

/** A rough singular. */
function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** 'copyeditor' is two words: few titles have it, and many have an editor. */
const apart = (word: string) => {
  const { what, agent } = COMPOUND.exec(word)?.groups ?? {}
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
    employer === 'hospital' && word === 'ed' ? 'emergency' : (ABBREVIATIONS.get(word) ?? word)
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
      index > 0 && (PREPOSITIONS.has(word) || (word === 'and' && AGENT.test(words[index - 1] ?? ''))),
  )
  return (end < 0 ? words.at(-1) : words[end - 1]) ?? ''
}

/** What the model reads of a title: its words in order, then `noun:` with its head noun and `at:` with the kind of employer. */
export function titleWords(text: string, employer: Employer): string[] {
  const title = text.slice(0, LONGEST_TITLE)
  return [...wordsIn(title, employer), `noun:${headNoun(title, employer)}`, `at:${employer}`]
}
