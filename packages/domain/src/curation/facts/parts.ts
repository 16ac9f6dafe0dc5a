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

// Words that begin a list item, and those after which none begins.
const OPENERS =
  "(?:(?:Experience|Experienced|Strong|Ability|Able|Proficien\\w+|Excellent|Knowledge|Demonstrated|Previous|Prior|Proven|Familiarity|Must|Minimum|Bachelor['’]?s?|Master['’]s|High [Ss]chool|Associate['’]s|BA|BS|B\\.[AS]\\.|MBA|Ph\\.?D|Requirements?|Qualifications?|Education|Responsibilities|Benefits|Skills|Work authorization|Work Location|Location:|Education:|Experience:|Schedule:|Job Types?:|Duration|Sponsorship|Work Remotely)(?![a-z-])|\\d{1,2}\\+ ?(?:years?|yrs)|\\d{1,2} ?[-–] ?\\d{1,2} ?(?:years?|yrs))"
const LINKS =
  '(?:or|and|an?|of|in|the|with|to|least|minimum|have|has|for|either|than|over|is|are|by|from|our|your|at|as|on|approximately|about|relevant|must|required?|completed?|accredited|earned|their|possess|preferred|equivalent|another|plus|requires|hold|holds|years?|including|additional|excellent|strong|demonstrated|previous|prior|proven|related)'
const HEADING_WORDS = '(?:Qualifications?|Requirements?|Skills?|Experience|QUALIFICATIONS?|REQUIREMENTS?|SKILLS|EXPERIENCE)'
const CUTS = new RegExp(
  [
    // 'degreeTravel', 'field.2+ years', '(Required)Excel', 'QUALIFICATIONSBachelor', 'PACU1 year'
    "(?<=[a-z]{2}|[a-z]\\)|[a-z][.:!?]|\\d[.)]|’s|'s)(?<!\\b(?:Ph|Mc|Mac|[Ll]inked|[Jj]ava|[Pp]ower|[Yy]ou|[Gg]it|[Tt]ype|[Ss]ales|[Dd]ev))(?=[A-Z][A-Za-z])",
    '(?<=[A-Z]{4})(?=[A-Z][a-z]{2})',
    '(?<=[a-z]{3}|[a-z][.)]|\\)|[A-Z]{2})(?=\\d{1,2}\\+? ?(?:(?:-|–|to) ?\\d{1,2}\\+? )?(?:years?|yrs))',
    // list marks within a line
    '(?<=;)\\s|(?=[·•●▪◦‣✔✓►➢])|\\s(?=[-–—*]\\s[A-Z])|(?<=[:)])(?=-[A-Z])|(?<=[:.;])(?=[–—] ?[A-Z])',
    // headings and items with nothing but a blank before them
    `\\s(?=(?:Preferred|Desired|Minimum|Required|Basic|Additional|PREFERRED|DESIRED|MINIMUM|REQUIRED|BASIC)(?: (?:Job|Education|Work|Professional|Skills?|Experience|EDUCATION|SKILLS|EXPERIENCE|and|AND|&|/|or)){0,3} ${HEADING_WORDS}\\b)`,
    ` (?=${OPENERS})(?<=(?:^|[\\s(/])[a-z][^\\s]{0,40} )(?<!\\b${LINKS} )`,
  ].join('|'),
  'g',
)

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
