import { type Head, splitHeading, toHead } from './headings.ts'
import { mattersIn } from './stem-prefilter.ts'

/** A piece of a posting that speaks of one thing: a list item, a clause of a flattened list, a sentence. */
export type Part = {
  /** As in the sentence it was cut from. */
  text: string
  lower: string
  head: Head
  /** The words of that heading, lower case. */
  headWords: string
  /** What it may speak of: see `maySpeakOf`. */
  matters: number
}

/** What the parts say of a matter, and the words that say it. */
export type Said<Value> = { value: Value; evidence: string[] }
export const NOTHING_SAID: Said<null> = { value: null, evidence: [] }

/** Whether a part stands in a list of what is asked. */
export const isRequired = ({ head }: Part) => head === 'qualifications' || head === 'demand'
/** Whether it stands in a list of what is asked or wished. */
export const isListed = (part: Part) => isRequired(part) || part.head === 'wish'

const LONGEST = 4000

function toPart(text: string, head: Head, headWords: string): Part {
  const lower = text.toLowerCase()
  return { text, lower, head, headWords, matters: mattersIn(lower) }
}

/** The parts of a posting in order, each with its heading; headings themselves are left out. Linear. */
export function toParts(sentences: readonly string[]): Part[] {
  const parts: Part[] = []
  let head: Head = 'none'
  let headWords = ''
  for (const clause of sentences.flatMap((sentence) => sentence.split(/(?<=;) /))) {
    const { heading, rest } = splitHeading(clause)
    if (heading !== '') {
      headWords = heading.toLowerCase()
      head = toHead(headWords, head, parts.at(-1)?.headWords === headWords)
    }
    if (rest !== '') parts.push(toPart(rest.slice(0, LONGEST), head, headWords))
  }
  return parts
}

/** What stands apart in a title: 'Engineer (US only) - Remote'. */
export const titleParts = (title: string): Part[] =>
  title
    .split(/[()[\]|;]| [-–—] /)
    .slice(1)
    .map((piece) => toPart(piece.trim(), 'none', ''))
