import { headOf, type Head, splitHeading } from './headings.ts'

/** A piece of a posting that speaks of one thing: a list item, a clause of a flattened list, a sentence. */
export type Part = {
  /** As in the sentence it was cut from. */
  text: string
  lower: string
  /** The heading that governs it. */
  head: Head
  /** The words of that heading, lower case. */
  headWords: string
}

// Where list items were glued together ('degreeTravel', 'field.2+ years', '(Required)Excel'), list marks inside a line,
// and headings without any mark before them.
const CUTS =
  /(?<=[a-z]{2}|[a-z]\)|[a-z][.:!?]|\d[.)]|’s|'s)(?<!\b(?:Ph|Mc|Mac|[Ll]inked|[Jj]ava|[Pp]ower|[Yy]ou|[Gg]it|[Tt]ype|[Ss]ales|[Dd]ev))(?=[A-Z](?:[a-z]|[A-Z]))|(?<=[a-z]{3}[.)]?|\))(?=\d{1,2}\+? ?(?:years?|yrs|-|–|\+))|(?<=;)\s|\s(?=[·•●▪◦‣✔✓►➢*]\s)|\s(?=[-–—]\s[A-Z])|\s(?=(?:Preferred|Desired|Minimum|Required|Basic|Additional|PREFERRED|DESIRED|MINIMUM|REQUIRED|BASIC)(?: (?:Job|Education|Work|Professional|Skills?|Experience|EDUCATION|SKILLS|EXPERIENCE|and|AND|&|\/|or)){0,3} (?:Qualifications?|Requirements?|Skills?|Experience|QUALIFICATIONS?|REQUIREMENTS?|SKILLS|EXPERIENCE)\b)/g

const LEADING = /^[\s·•●▪◦‣✔✓►➢*\-–—.,;:]+/
const LONGEST = 4000

function piecesOf(sentence: string): string[] {
  const pieces: string[] = []
  let from = 0
  for (const { index } of sentence.matchAll(CUTS)) {
    pieces.push(sentence.slice(from, index))
    from = index
  }
  pieces.push(sentence.slice(from))
  return pieces
}

/** The parts of a posting in order, each with its heading; headings themselves are left out. Linear. */
export function partsOf(sentences: readonly string[]): Part[] {
  const parts: Part[] = []
  let head: Head = 'none'
  let headWords = ''
  for (const sentence of sentences) {
    for (const piece of piecesOf(sentence)) {
      const trimmed = piece.replace(LEADING, '').trimEnd()
      if (trimmed === '') continue
      const { heading, rest } = splitHeading(trimmed)
      if (heading !== '') {
        headWords = heading.toLowerCase()
        head = headOf(headWords, head, parts.at(-1)?.headWords === headWords)
      }
      if (rest === '') continue
      const text = rest.slice(0, LONGEST)
      parts.push({ text, lower: text.toLowerCase(), head, headWords })
    }
  }
  return parts
}
