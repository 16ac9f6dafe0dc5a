import type { Licence } from '@lilypad/domain'
import type { Part } from './parts.ts'
import { codesOf, statesIn } from './states-named.ts'

const ANY_STATE =
  /\b(?:any (?:u\.?s\.? |one )?(?:state|jurisdiction)|your (?:home |own )?state|state (?:of|in) (?:residence|which you|your)|the state(?:\(s\)|s)? (?:in which|where) (?:you|they)|home state|resident state|at least one (?:u\.?s\.? )?state|one or more states|a u\.?s\.? (?:state|jurisdiction))\b/
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

const GRADES =
  '(?:pre-?)?[a-z]{1,2}\\d?-\\d{1,2}|\\d{1,2}(?:th)?[-–]\\d{1,2}|grades? [\\w-]+|elementary|middle school|secondary'
const SUBJECTS = `subject area|education|${GRADES}|math\\w*|science|english as a (?:second|foreign) language|english|esl|esol|art|music|reading|literacy|history|social studies|geography|spanish|french|german|latin|chinese|mandarin|world languages?|physics|chemistry|biology|computer science|library media|bilingual|special ed\\w*`
// With what stands before it, and the grades or the rest of a list behind it.
const A_SUBJECT = `(?:(?:(?!(?:and|or|with|is|from|by|at|required|preferred) )[a-z0-9&/-]+,? ){0,5}(?:${SUBJECTS})(?![a-z]))(?:(?:,? (?:and|or) |, | )?(?:\\((?:${GRADES})\\)|(?:${SUBJECTS})(?![a-z]))){0,6}`
const SUBJECT = new RegExp(
  `\\b(?:certifi(?:ed|cations?|cates?)|licen[sc](?:ed?|ure)|endorse(?:d|ments?)|credential(?:ed)?)(?:, [^,.;]{1,40},)? (?:in|for) (?:the )?(${A_SUBJECT})|\\bto teach (${A_SUBJECT})|\\b((?:(?:${SUBJECTS.replace('education|', '')})(?:,? (?:and|or) |, | |/)){1,4})(?:(?:teach(?:er|ing)|educators?|state) )?(?:certificat|licen[sc]|endorse|credential)|\\b(?:certificat\\w+|licen[sc]\\w+|endorsement|credential) \\((${A_SUBJECT})`,
  'i',
)

/** The subject or grades that the first of the texts names with a licence, as written. */
export function subjectNamed(texts: readonly string[]): string | null {
  const named = texts.map((text) => SUBJECT.exec(text)).find((match) => match !== null)
  return (
    named
      ?.slice(1)
      .find((words) => words !== undefined)
      ?.trim() ?? null
  )
}
