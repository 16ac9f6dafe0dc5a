import { fold } from '@lilypad/domain'
import { ABBREVIATIONS } from './abbreviations.ts'

/** One part of a title between separators, as singular words without abbreviations. */
export type TitlePart = {
  words: string[]
  /** Distance from the head of the title: 0 is the head. */
  distance: number
}

const PREPOSITIONS = new Set(['for', 'to', 'in', 'with', 'at', 'supporting'])
const LONGEST_TITLE = 300

/** A rough singular. */
export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** Folded, singular words with abbreviations expanded. */
export function titleWords(text: string): string[] {
  const joined = text
    .replace(/\be[- ]learning/gi, 'elearning')
    .replace(/&/g, ' and ')
    .replace(/\bhelpdesk/gi, 'help desk')
  return fold(joined)
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => (ABBREVIATIONS.get(word) ?? word).split(' '))
    .map(singular)
}

// 'Curriculum Developer and Instructor' is two jobs, and the first counts; 'Facilities and Events' is one.
const AGENT =
  /^(?:manager|director|coordinator|developer|engineer|specialist|instructor|teacher|trainer|designer|analyst|consultant|advisor|accountant|writer|editor|supervisor|assistant|associate|officer|administrator|representative|researcher|scientist|counselor|coach)$/

function subparts(words: string[]): string[][] {
  const parts: string[][] = [[]]
  for (const [index, word] of words.entries()) {
    const endsJob = word === 'and' && AGENT.test(words[index - 1] ?? '')
    if (PREPOSITIONS.has(word) || endsJob) parts.push([])
    else parts.at(-1)?.push(word)
  }
  return parts.filter((part) => part.length > 0)
}

/** A title as parts, head first: 'Director, Sales Training (US)' is director, sales training, us. */
export function titleParts(title: string): TitlePart[] {
  const segments = title.slice(0, LONGEST_TITLE).split(/\s[-–—]\s?|\s?[-–—]\s|[,;|/:()[\]•–—]/)
  return segments
    .map(titleWords)
    .filter((words) => words.length > 0)
    .flatMap((words, segment) =>
      subparts(words).map((part, index) => ({ words: part, distance: segment * 2 + index * 3 })),
    )
}
