import { openPatterns } from '../patterns/pattern.ts'
import WORDS from './heading-words.json' with { type: 'json' }

const { finds, matchIn, firstIn } = openPatterns('headings')

/** What a heading says of its list: a wish, a demand, a bare list of qualifications, or something else. */
export type Head = 'wish' | 'demand' | 'qualifications' | 'duties' | 'company' | 'none'

// A heading consists of these words alone.
const KNOWN = new Set(Object.values(WORDS).flat())

/** What a heading of these words (lower case) means. A neutral one right below a wish stays within the wish. */
export function toHead(words: string, before: Head, isRightBelow: boolean): Head {
  const head = (firstIn('headings', words)?.pattern.tag ?? 'company') as Head
  const isWithin = head === 'qualifications' && isRightBelow && (before === 'wish' || before === 'demand')
  return isWithin && !ABOUT_YOU.test(words) ? before : head
}

const ABOUT_YOU = /\babout you\b/
const DASH = / [-–—] /
// A short line without a stop.
const ALONE = /^[\p{Lu}\d][^.?!]{2,70}\.?$/u

const isVocabulary = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s/(),…]+|\.$/)
    .every((word) => word === '' || KNOWN.has(word))

/** A wish or a list of qualifications introduced by a sentence: 'The right person has most of these:'. */
const isIntroduction = (text: string) => finds('introduction', text) && !finds('paper', text)

/** The heading at the beginning of a part, empty when there is none, and what follows it. */
export function splitHeading(text: string): { heading: string; rest: string } {
  const at = text.indexOf(':')
  const colon = at > 2 && at < 92 ? matchIn('colon', text) : null
  if (colon !== null) {
    const heading = colon[1] ?? ''
    const rest = text.slice(colon[0].length).trim()
    // 'It would be a plus if you have:'
    // 'Years of experience: 10' says how many.
    if (/\byears?\b/i.test(heading) && /^\d/.test(rest)) return { heading: '', rest: text }
    const isWish = rest === '' && finds('wish', heading.toLowerCase())
    if (isVocabulary(heading) || isIntroduction(heading) || (isWish && !finds('paper', heading)))
      return { heading, rest }
  }
  const isCapital = /^[A-Z]/.test(text)
  if (!isCapital) return { heading: '', rest: text }
  const printed = matchIn('printed heading', text)
  const spaced =
    printed ?? matchIn('single word', text) ?? (DASH.test(text.slice(0, 56)) ? matchIn('dashed', text) : null)
  if (spaced !== null && (printed !== null || isVocabulary(spaced[1] ?? ''))) {
    return {
      heading: spaced[1] ?? '',
      rest: text.slice(spaced[0].length).replace(/^(?:['’]s(?![a-z]))?[\s\-–—:.,]*/, ''),
    }
  }
  if (
    text.length < 75 &&
    ALONE.test(text) &&
    !finds('no heading', text) &&
    (isVocabulary(text) || (text.length < 50 && finds('short introduction', text) && isIntroduction(text)))
  ) {
    return { heading: text, rest: '' }
  }
  return { heading: '', rest: text }
}
