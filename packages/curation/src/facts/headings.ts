import { composed, firstMatch, type Pattern } from '../patterns/pattern.ts'
import { PRINTED_HEADING } from './cuts.ts'
import WORDS from './heading-words.json' with { type: 'json' }
import { either } from './words/either.ts'

/**
 * What a heading says about its list: a wish, a demand, a bare list of qualifications, or something else (duties,
 * benefits, the company).
 */
export type Head = 'wish' | 'demand' | 'qualifications' | 'duties' | 'company' | 'none'

// A heading consists of these words alone.
const KNOWN = new Set(Object.values(WORDS).flat())

const NO_WISH = either(
  /^(?:the |our |your |an )?ideal (?:candidate|person|applicant|fit)s?(?: (?:must|looks)\b.*)?$/,
  /\b(?:preferred|desired) (?:\w+ ){0,2}(?:and|&|\/) requirements?\b|\brequired (?:and|or|&|\/) (?:preferred|desired)\b/,
  /\bbonus(?:es)? (?:pay|plan|structure|program)\b|\bsign-?on bonus\b|\bbonuses\b/,
)
const WISHES = either(
  /preferred|preferabl[ey]|preferences?|we (?:(?:would|['’]d) )?(?:desire|prefer)|(?:may|might) also (?:have|bring)/,
  /desired|desirable|ideal(?:ly)?|bonus|plus(?:s?es)?|optional|valued|nice|good[- ]to[- ]have|helpful|recommended|wish/,
  /extra credit|stand out|sets? you apart|puts? you ahead|an edge|even better|great if|advantage(?:s|ous)?|beneficial/,
  /(?:we['’]d|would) love(?! to (?:hear|meet|talk|chat|have you|speak))|we (?:also )?value|not required/,
)
const LISTS = either(
  /qualif\w+|educat\w+|experiences?|skills?|licens\w+|licences?|certificat\w+|credentials|knowledge|competenc\w+/,
  /abilities|eligibility|background|criteria|who you are|you have|you['’]ve|you bring|bring|looking for|you are/,
  /you['’]ll (?:need|have)|attributes|expertise|degree|candidate|applicants?|profile|possess/,
)
const OF_THE_COMPANY = either(
  /benefits?|compensation|perks|about (?:us|the company|our)|who we are|what we offer|we offer|salary|pay|schedule/,
  /why (?:join|work)|equal|employer|culture|mission|how to apply|work(?:ing)? (?:environment|conditions)|physical/,
  /location|bonus(?:es)?|notice|disclaimer|job type/,
)
const OF_THE_WORK = either(
  /responsibilit\w+|dut(?:y|ies)|functions|accountabilities|tasks|overview|summary|description|role|position|job/,
  /purpose|what you(?:['’]ll| will) (?:do|be doing)|day[- ]to[- ]day|you will do|project/,
)

/** What a heading means: the first row that finds it. In lower case. */
export const HEADINGS: readonly (Pattern & { head: Head })[] = [
  {
    // It is no list of wished skills.
    head: 'company',
    name: 'a wish for the post itself',
    expression: composed`^(?!.*${NO_WISH})(?=.*\b${WISHES}\b).*\b(?:location|schedule|start|hours|shift|language)\b`,
    reads: 'preferred location',
    misses: 'preferred skills',
  },
  {
    head: 'wish',
    name: 'a wish',
    expression: composed`^(?!.*${NO_WISH}).*\b${WISHES}\b`,
    reads: 'what sets you apart',
    misses: 'required and preferred skills',
  },
  {
    head: 'demand',
    name: 'a demand',
    expression:
      /\b(?:requir(?:e|ed|es|ements?)|minim(?:um|al)|basic|essential|must|mandatory|necessary|prerequisites?|need(?:ed)?)\b/,
    reads: 'minimum qualifications',
    misses: 'requiring little',
  },
  {
    head: 'qualifications',
    name: 'about you',
    expression: /\babout you\b/,
    reads: 'about you',
    misses: 'about us',
  },
  {
    head: 'company',
    name: 'the company and what it offers',
    expression: composed`\b${OF_THE_COMPANY}\b`,
    reads: 'why join our culture',
    misses: 'your skills',
  },
  {
    head: 'qualifications',
    name: 'a list of qualifications',
    expression: composed`\b${LISTS}\b`,
    reads: 'licenses and certifications',
    misses: 'your tasks',
  },
  {
    head: 'duties',
    name: 'the work',
    expression: composed`\b${OF_THE_WORK}\b`,
    reads: 'what you will do',
    misses: 'our story',
  },
]

/** What a heading of these words (lower case) means. A neutral one right below a wish stays within the wish. */
export function headOf(words: string, before: Head, isRightBelow: boolean): Head {
  const head = firstMatch(HEADINGS, words)?.pattern.head ?? 'company'
  const isWithin = head === 'qualifications' && isRightBelow && (before === 'wish' || before === 'demand')
  return isWithin && !ABOUT_YOU.test(words) ? before : head
}

const ABOUT_YOU = /\babout you\b/
const INTRODUCTIONS = either(
  /what (?:you|we|it|are|will|makes?|would|you['’]ll|we['’]re|you['’]ve)\b|who (?:you|we)\b|why\b|how\b|it['’]s\b/,
  /about (?:you|us|the|our)\b|you (?:have|bring|are|will|should|must|may)\b|you['’](?:ve|ll|re)\b|in this role/,
  /we (?:are|offer|expect|require|need|would|have|provide|want)\b|we['’](?:re|d|ll)\b|nice[- ]to|good[- ]to|bonus|extra/,
  /even better|(?:the |our )?ideal|the (?:successful|right|selected)|to be (?:successful|considered|qualified)|as an?\b/,
  /candidates?\b|applicants?\b|must[- ]haves?|preference|minimum\b|basic\b|required\b|preferred\b|desired\b|essential\b/,
  /our benefits/,
)
const PHRASE = composed`^${INTRODUCTIONS}`
const IS_WISH = new RegExp(`\\b${WISHES}\\b`)
const COLON = /^([^:.?!]{3,90}?)\s?:(?=\s|$|[A-Z\d])/
const SPACED = new RegExp(`^(${PRINTED_HEADING})(?!\\s*(?:is|are|in|with|of|for)\\b)`)
const LISTED = '(?:Requirements?|Qualifications?|Education|Responsibilities|Benefits|Skills)'
const SINGLE = new RegExp(
  `^((?:[A-Z]\\w+ (?:& |and ))?${LISTED}) (?=(?:[A-Z\\d]|a |an ))(?!(?:Preferred|Required|Desired)$)`,
)
const DASHED = /^([A-Z][A-Za-z/&' ]{3,50}?) [-–—] (?=[A-Z\d])/
const DASH = / [-–—] /
// 'Work authorization required' is a demand, 'Licensure preferred but not required' a wish.
const ALONE =
  /^(?!.*\bauthori[sz]ation\b.*\brequired\b)(?!\w.* (?:preferred|required),? but not )[\p{Lu}\d][^.?!]{2,70}\.?$/u

const SHORT_INTRODUCTION =
  /^[^,.]*\b(?:bring|needs?|haves?|are|do(?:ing)?|love|for|apart|ahead|edge|fit|you|offer|us|if|out|points?|like)[:!…]*$/i

const isVocabulary = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s/(),…]+|\.$/)
    .every((word) => word === '' || KNOWN.has(word))

/** A wish or a list of qualifications introduced by a sentence: 'The right person has most of these:'. */
const isIntroduction = (text: string) => PHRASE.test(text) && !NAMES.test(text)
const NAMES = /\d|degree|bachelor|master|diploma|licen[sc]e\b/i

/** The heading at the beginning of a part, empty when there is none, and what follows it. */
export function splitHeading(text: string): { heading: string; rest: string } {
  const at = text.indexOf(':')
  const colon = at > 2 && at < 92 ? COLON.exec(text) : null
  if (colon !== null) {
    const heading = colon[1] ?? ''
    const rest = text.slice(colon[0].length).trim()
    // 'It would be a plus if you have:'
    // 'Years of experience: 10' says how many.
    if (/\byears?\b/i.test(heading) && /^\d/.test(rest)) return { heading: '', rest: text }
    const isWish = rest === '' && IS_WISH.test(heading.toLowerCase())
    if (isVocabulary(heading) || isIntroduction(heading) || (isWish && !NAMES.test(heading)))
      return { heading, rest }
  }
  const isCapital = /^[A-Z]/.test(text)
  if (!isCapital) return { heading: '', rest: text }
  const printed = SPACED.exec(text)
  const spaced = printed ?? SINGLE.exec(text) ?? (DASH.test(text.slice(0, 56)) ? DASHED.exec(text) : null)
  if (spaced !== null && (printed !== null || isVocabulary(spaced[1] ?? ''))) {
    return {
      heading: spaced[1] ?? '',
      rest: text.slice(spaced[0].length).replace(/^(?:['’]s(?![a-z]))?[\s\-–—:.,]*/, ''),
    }
  }
  if (
    text.length < 75 &&
    ALONE.test(text) &&
    (isVocabulary(text) || (text.length < 50 && SHORT_INTRODUCTION.test(text) && isIntroduction(text)))
  ) {
    return { heading: text, rest: '' }
  }
  return { heading: '', rest: text }
}
