import type { Term } from '@lilypad/domain'
import { firstMatch } from '../patterns/pattern.ts'
import type { Part } from './parts.ts'
import { maySpeakOf } from './stems.ts'
import * as patterns from './term-patterns.ts'
import * as spans from './term-spans.ts'
import { everyMatch } from './words/every-match.ts'
import { NUMBERS } from './words/word-kinds.ts'

// 'Hybrid 8 months' is a whole line.
const ALONE = /^(?:(?:fully )?(?:remote|hybrid|on-?site),? ?)?$/
const EXPERIENCE = /^[^.;]{0,45}\b(?:experience|exp|preferred|(?<!with an? [\w-]{1,12} )probation\w*)\b/
// 'Held such a position for 2 years', 'your resume stays on file for a period of one year'.
const HELD = /\b(?:held|worked|have been|on file|remain|stay|valid)\b/
const IS_PAST = /^ ?(?:ago|old|of (?:age|service))/
const IS_STAY = new RegExp(spans.STAY)

/** What a length says of the post: a year of a contract is its year, nine to eleven months its ten. */
function termOfSpan(amount: string, unit: string, isRange: boolean, isStay: boolean): Term {
  const count = NUMBERS.includes(amount) ? NUMBERS.indexOf(amount) : Number.parseFloat(amount)
  if (unit === 'day' && !isStay) return count >= 170 && count <= 230 ? '10-month' : '12-month'
  const months = unit.startsWith('mo') ? count : unit.startsWith('y') ? count * 12 : 0
  if (isStay || isRange) return 'fixed term'
  if (months === 12) return '12-month'
  return months >= 9 && months < 12 ? '10-month' : 'fixed term'
}

/** '3 years teaching' is experience, 'a 4-week schedule' a rota. */
const isWork = (noun: string, unit: string) =>
  (unit.startsWith('y') && /^(?:teaching|instructor|job|project)$/.test(noun)) ||
  (unit === 'week' && noun === 'schedule')

function spannedIn(lower: string, heading: string): Term[] {
  return everyMatch(spans.SPAN, lower).flatMap((match) => {
    const { index, 0: span, 1: amount = '', 2: range, 3: unit = '' } = match
    const [before, after] = [lower.slice(Math.max(0, index - 70), index), lower.slice(index + span.length)]
    const behind = spans.BEHIND.exec(after.slice(0, 60))
    const lead = firstMatch(spans.BEFORE, before)
    const isAlone = unit.startsWith('mo') && ALONE.test(before) && /^[+ ]*$/.test(after)
    const alone = isAlone && !spans.MOVING.test(heading) ? '' : undefined
    const noun = behind?.[1] ?? lead?.match[1] ?? alone
    if (noun === undefined || isWork(noun, unit)) return []
    const isStay = IS_STAY.test(noun + before.slice(-40))
    const count = Number(amount)
    if (unit === 'day' && !(count >= 170 && count <= 265) && !(isStay && count >= 20)) return []
    if (!IS_STAY.test(noun) && EXPERIENCE.test(after.slice(0, 60))) return []
    // 'Audit experience Contract length: 6 months', flattened.
    const isLabelled = behind === null && lead?.pattern.isLabel === true
    const lately = (before.slice(-36).split(')').at(-1) ?? '').replace(isLabelled ? 'experience ' : '', '')
    if (spans.MOVING.test(lately) || HELD.test(before) || IS_PAST.test(after)) return []
    const isRange = range !== undefined || noun === 'period' || /\bup to (?:a )?$/.test(before)
    return [termOfSpan(amount, unit, isRange, isStay)]
  })
}

const TERMS = Object.keys(patterns.CUES) as Term[]
/** The rows of each term as one expression, in the order in which the terms take precedence. */
const joined = (table: readonly patterns.TermPattern[], begin: string) =>
  TERMS.map((term) => {
    const rows = table.filter((row) => row.term === term).map(({ expression }) => expression.source)
    return { term, expression: new RegExp(`${begin}(?:${rows.join('|')})(?![a-z]| (?:\\w+ )?cannot)`) }
  })
const OF_TEXT = joined(patterns.TERMS_OF_TEXT, '(?<![a-z\\d-])')
const OF_TITLE = joined(patterns.TERMS_OF_TITLE, '')
const ANY_CUE = new RegExp(
  Object.values(patterns.CUES)
    .map(({ source }) => source)
    .join('|'),
)

/** The first term that a text names. */
function namedIn(lower: string): Term | null {
  if (!ANY_CUE.test(lower)) return null
  for (const { term, expression } of OF_TEXT) {
    const match = patterns.CUES[term].test(lower) ? expression.exec(lower) : null
    if (match === null) continue
    const around = lower.slice(Math.max(0, match.index - 40), match.index + match[0].length + 12)
    if (!patterns.NOT_TERM.test(around)) return term
  }
  return null
}

const FIELD =
  /^(?:(?:job |position |employment )?types?|(?:\w+ )?(?:duration|length)|length of \w+|term|contract|work year|status)$/
const LABEL = /^(?:[a-z]+ )?(?:duration|length)\s?:?$/
const LONGEST = 1500

/** How long the appointment lasts, by the text and the title: of several, the term that takes precedence. */
export function readTerm(parts: readonly Part[], title: string): { term: Term | null; evidence: string[] } {
  const found: { term: Term; evidence: string }[] = []
  const lowerTitle = title.toLowerCase()
  const titled = OF_TITLE.find(({ expression }) => expression.test(lowerTitle))
  if (titled !== undefined) found.push({ term: titled.term, evidence: title })
  for (const [index, part] of parts.entries()) {
    if (!maySpeakOf(part, 'term')) continue
    const above = FIELD.test(part.headWords) ? `${part.headWords}: ` : ''
    const below = LABEL.test(part.lower) ? ` ${parts[index + 1]?.lower}` : ''
    const lower = `${above}${part.lower}${below}`.slice(0, LONGEST)
    const terms = [...spannedIn(lower, part.headWords), namedIn(lower)].filter((term) => term !== null)
    found.push(...terms.map((term) => ({ term, evidence: part.text })))
  }
  const best = TERMS.flatMap((term) => found.filter((other) => other.term === term))[0]
  return best === undefined ? { term: null, evidence: [] } : { term: best.term, evidence: [best.evidence] }
}
