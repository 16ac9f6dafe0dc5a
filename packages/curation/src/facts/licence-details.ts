import type { Licence } from '@lilypad/domain'
import { composed, firstMatch, type Pattern } from '../patterns/pattern.ts'
import { codesOf, statesIn } from './eligibility/states-named.ts'
import type { Part } from './parts.ts'
import { anyWord, either } from './words/either.ts'

const ANY_STATE = anyWord(
  /any (?:u\.?s\.? |one )?(?:state|jurisdiction)|your (?:home |own )?state|state (?:of|in) (?:residence|which you|your)/,
  /the state(?:\(s\)|s)? (?:in which|where) (?:you|they)|home state|resident state|at least one (?:u\.?s\.? )?state/,
  /one or more states|a u\.?s\.? (?:state|jurisdiction)/,
)
// 'HealthSource of Ohio', 'CPA or CA'
const NO_STATE =
  /[A-Z][a-z]+ of $(?<!\b(?:State|Commonwealth|Board|Department|States|Bar) of )|\b(?:ACCA|CPA|CIMA)(?:,? or|,|\/)? ?$/

/** Where in a part a licence is named. */
type Named = { part: Part; mention: { from: number; to: number } }

/** The states that stand near the licence, or any state. */
export function statesNamed(deciding: readonly Named[]): Licence['states'] {
  const states = deciding.flatMap(({ part: { text }, mention }) =>
    statesIn(text, 'clear').filter(
      ({ from, to }) =>
        to > mention.from - 60 &&
        from < mention.to + 70 &&
        !NO_STATE.test(text.slice(0, from)) &&
        // 'CERTIFICATIONS, OR REGISTRATIONS'
        !/^ [A-Z]{5}/.test(text.slice(to)),
    ),
  )
  if (states.length > 0) return codesOf(states)
  return deciding.some(({ part }) => ANY_STATE.test(part.lower)) ? 'any state' : null
}

const PAPER = '(?:certifi(?:ed|cations?|cates?)|licen[sc](?:ed?|ure)|endorse(?:d|ments?)|credential(?:ed)?)'
const GRADES = either(
  /(?:pre-?)?[a-z]{1,2}\d?-\d{1,2}|\d{1,2}(?:th)?[-–]\d{1,2}|grades? [\w-]+|elementary|middle school|secondary/,
)
const TAUGHT = either(
  /math\w*|science|english as a (?:second|foreign) language|english|esl|esol|art|music|reading|literacy|history/,
  /social studies|geography|spanish|french|german|latin|chinese|mandarin|world languages?|physics|chemistry|biology/,
  /computer science|library media|bilingual|special ed\w*|subject area/,
)
const ONE = `(?:${TAUGHT}|education|${GRADES})(?![a-z])`
const BEFORE = '(?:(?!(?:and|or|with|is|from|by|at|required|preferred) )[a-z0-9&/-]+,? ){0,5}'
const ALSO = `(?:,? (?:and|or) |, | )?(?:\\(${GRADES}\\)|${ONE})`
// With what stands before it, and the grades or the rest of a list behind it.
const A_SUBJECT = `(${BEFORE}${ONE}(?:${ALSO}){0,6})`

/** What names the subject or grades of a licence: the first group. */
export const SUBJECTS: readonly Pattern[] = [
  {
    name: 'certified in a subject',
    expression: composed`\b${PAPER}(?:, [^,.;]{1,40},)? (?:in|for) (?:the )?${A_SUBJECT}`,
    reads: 'Certified in secondary mathematics (7-12)',
    misses: 'certified in CPR',
  },
  {
    name: 'to teach a subject',
    expression: composed`\bto teach ${A_SUBJECT}`,
    reads: 'licensed to teach high school physics',
    misses: 'able to teach remotely',
  },
  {
    name: 'a certificate of a subject',
    expression: composed`\b((?:${TAUGHT}|${GRADES})(?: and ${TAUGHT})?) (?:(?:teach(?:er|ing)|educators?|state) )?${PAPER}`,
    reads: 'a current special education teaching certificate',
    misses: 'a current teaching certificate',
  },
  {
    name: 'a subject in brackets',
    expression: composed`\b(?:certificat\w+|licen[sc]\w+|endorsement|credential) \(${A_SUBJECT}\)`,
    reads: 'teaching license (Secondary Science)',
    misses: 'teaching license (preferred)',
  },
]

/** The subject or grades that the first of the texts names with a licence, as written. */
export function subjectNamed(texts: readonly string[]): string | null {
  const named = texts.map((text) => firstMatch(SUBJECTS, text)).find((found) => found !== null)
  return named?.match[1]?.trim() ?? null
}
