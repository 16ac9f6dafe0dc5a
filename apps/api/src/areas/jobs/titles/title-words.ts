import { fold } from '@lilypad/domain'
import WORDS from './title-words.json' with { type: 'json' }

function singular(word: string) {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/s$/, '')
}

/** Folded words in the singular. */
export const toWords = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '')
    .map(singular)

/** They say how high, how long or where a job is, not what. */
const MANNER = new Set(WORDS.manner)
/** Alone they say too little: 'Director, Curriculum' is no director of everything. */
const RANKS = new Set(WORDS.ranks)
const SEPARATOR = /\s+[-–—|/•]+\s+|\s*[,;|()[\]{}•]\s*|:\s+/

/** The part of a title that says what the job is, without region, subject or customers: 'Account Executive'. */
export function toTitleHead(title: string): string {
  const parts = title
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => toWords(part).some((word) => !MANNER.has(word)))
  const [first = title.trim(), second] = parts
  const saysNothing = toWords(first).every((word) => RANKS.has(word) || MANNER.has(word))
  return saysNothing && second !== undefined ? `${first}, ${second}` : first
}

/** Equal for titles that are searched for with the same words: 'Senior Curriculum Writer' and 'Curriculum Writers'. */
export function toTitleWords(head: string): string[] {
  const words = toWords(head)
  const kept = words.filter((word, index) => !MANNER.has(word) && !(index === 0 && word === 'lead'))
  return kept.length > 0 ? kept : words
}
