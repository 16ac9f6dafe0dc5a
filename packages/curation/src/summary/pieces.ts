import { openPatterns } from '../patterns/pattern.ts'
import words from './heading-words.json' with { type: 'json' }

const { rows, finds } = openPatterns('summary')
const LOST_BREAKS = rows('lost break', 'g')
const ALL_BREAKS = [...rows('glued break', 'g'), ...LOST_BREAKS]
const MAY_BE_GLUED = /[a-z\d.!?:;)][A-Z]|[A-Z]{2}[a-z]/

/** A stretch of a text that may be a sentence, and whether it stands under a heading of the company, wishes or terms. */
export type Piece = { text: string; isElsewhere: boolean }

const LEAST_WRAPPED = 50

/** 'About the Role', 'ABOUT THE ROLE' */
const cased = (words: string) => [
  words.replace(/\b(?<!')[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`),
  words.toUpperCase(),
]
const anyCase = (list: readonly string[]) => `(?:${list.flatMap(cased).join('|').replaceAll("'", "['’]")})`
const NAME = "[A-Z][\\w’'-]*"
const BEFORE = `(?:${NAME}[ /&,]+(?:(?:${NAME}|and|or|of|the|we|you(?:['’]ll)?|will|be|&)[ /,]+){0,6})?`
const INCLUDE = '(?: (?:[Mm]ay |[Ww]ill )?[Ii]nclud\\w+(?:,? [Bb]ut [\\w ]{0,8}[Ll]imited [Tt]o)?)?'
const STRONG = anyCase([...words.jobHeadings, ...words.otherHeadings])
const WEAK = anyCase([...words.weakJobHeadings, ...words.weakOtherHeadings, ...words.labels])
const STRONG_END = '(?= ?[:?\\]–-]|\\s*[A-Z\\d•*"“]|$)'
const WEAK_END = '(?=[:?]|[A-Z][a-z]|$)'
/** 'Job Summary The editor …', 'Key Responsibilities: Plan …', 'RequirementsDegree in …' */
const HEADING = new RegExp(
  `(?<![\\w’'-])(?=[A-Z])${BEFORE}(?:${STRONG}${INCLUDE}${STRONG_END}|${WEAK}${WEAK_END})`,
  'g',
)
const IS_LABEL = new RegExp(`${anyCase(words.labels)}$`)
const OF_JOB = new RegExp(`${anyCase([...words.jobHeadings, ...words.weakJobHeadings])}\\b`, 'u')

const MARKS =
  /^[\s:?–—*#•·\-.,;)\][]+|(?<![\s–;,*[-])[\s–;,*[-]*(?:(?:(?<=; )and|(?<=[.;] ?)\d{1,2}[.)])[\s–;,*[-]*){0,9}$/g

/** Lines that a page wrapped are one again: the next goes on in lower case. */
function unwrapped(sentences: readonly string[]): string[] {
  const joined: string[] = []
  for (const sentence of sentences) {
    const before = joined.at(-1) ?? ''
    const goesOn = /^\p{Ll}/u.test(sentence) && before.length >= LEAST_WRAPPED && !/[.!?:]$/.test(before)
    if (goesOn) joined[joined.length - 1] = `${before} ${sentence}`
    else joined.push(sentence)
  }
  return joined
}

function isOfJob(heading: string): boolean {
  return !finds('heading of others', heading) && OF_JOB.test(heading)
}

/** The sentences cut further: headings apart, breaks that a text has lost set again. */
export function toPieces(sentences: readonly string[]): Piece[] {
  let isElsewhere = false
  return unwrapped(sentences).flatMap((sentence) => {
    const breaks = MAY_BE_GLUED.test(sentence) ? ALL_BREAKS : LOST_BREAKS
    const broken = breaks.reduce(
      (text, { expression, tag }) => text.replace(expression, tag === 'behind' ? '$&\n' : '\n'),
      sentence.replaceAll('&amp;', '&'),
    )
    const marked = broken.replace(HEADING, (heading) => `\n\u0000${heading}\n`)
    return marked.split('\n').flatMap((part): Piece[] => {
      const isHeading = part.startsWith('\u0000')
      if ((isHeading && !IS_LABEL.test(part)) || /^About (?!th)/.test(part))
        isElsewhere = !isOfJob(part.replace('\u0000', ''))
      const text = part.replace(MARKS, '')
      return isHeading || text === ''
        ? []
        : [{ text, isElsewhere: isElsewhere && !finds('role start', text) }]
    })
  })
}
