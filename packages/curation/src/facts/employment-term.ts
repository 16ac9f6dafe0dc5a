import type { Term } from '@lilypad/domain'
import { openPatterns, type Pattern } from '../patterns/pattern.ts'
import { NOTHING_SAID, type Part, type Said } from './posting-parts.ts'
import { maySpeakOf } from './stem-prefilter.ts'
import { NUMBERS } from './words/word-kinds.ts'

const { rows, finds, matchIn, firstIn, everyIn } = openPatterns('term')

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
  (unit.startsWith('y') && finds('work', noun)) || (unit === 'week' && noun === 'schedule')

function spannedIn(lower: string, heading: string): Term[] {
  return everyIn('span', lower).flatMap((match) => {
    const { index, 0: span, 1: amount = '', 2: range, 3: unit = '' } = match
    const [before, after] = [lower.slice(Math.max(0, index - 70), index), lower.slice(index + span.length)]
    const behind = matchIn('behind', after.slice(0, 60))
    const lead = firstIn('before', before)
    const isAlone = unit.startsWith('mo') && finds('alone', before) && /^[+ ]*$/.test(after)
    const alone = isAlone && !finds('moving', heading) ? '' : undefined
    const noun = behind?.[1] ?? lead?.match[1] ?? alone
    if (noun === undefined || isWork(noun, unit)) return []
    const isStay = finds('stay', noun + before.slice(-40))
    const count = Number(amount)
    if (unit === 'day' && !(count >= 170 && count <= 265) && !(isStay && count >= 20)) return []
    if (!finds('stay', noun) && finds('experience', after.slice(0, 60))) return []
    // 'Audit experience Contract length: 6 months', flattened.
    const isLabelled = behind === null && lead?.pattern.tag === 'label'
    const lately = (before.slice(-36).split(')').at(-1) ?? '').replace(isLabelled ? 'experience ' : '', '')
    if (finds('moving', lately) || finds('held', before) || finds('past', after)) return []
    const isRange = range !== undefined || noun === 'period' || /\bup to (?:a )?$/.test(before)
    return [termOfSpan(amount, unit, isRange, isStay)]
  })
}

/** The terms in the order in which they take precedence, each with what every text that speaks of it has. */
const CUES = rows('cues').map(({ tag, expression }) => ({ term: tag as Term, cue: expression }))
const joined = (table: readonly Pattern[], begin: string) =>
  CUES.map(({ term, cue }) => {
    const sources = table.filter(({ tag }) => tag === term).map(({ expression }) => expression.source)
    return {
      term,
      cue,
      expression: new RegExp(`${begin}(?:${sources.join('|')})(?![a-z]| (?:\\w+ )?cannot)`),
    }
  })
const OF_TEXT = joined(rows('terms of text'), '(?<![a-z\\d-])')
const OF_TITLE = joined(rows('terms of title'), '')

function namedIn(lower: string): Term | null {
  if (!finds('cues', lower)) return null
  for (const { term, cue, expression } of OF_TEXT) {
    const match = cue.test(lower) ? expression.exec(lower) : null
    if (match === null) continue
    const around = lower.slice(Math.max(0, match.index - 40), match.index + match[0].length + 12)
    if (!finds('not term', around)) return term
  }
  return null
}

const LONGEST = 1500

/** How long the appointment lasts, by the text and the title: of several, the term that takes precedence. */
export function readTerm(parts: readonly Part[], title: string): Said<Term | null> {
  const found: Said<Term>[] = []
  const lowerTitle = title.toLowerCase()
  const titled = OF_TITLE.find(({ expression }) => expression.test(lowerTitle))
  if (titled !== undefined) found.push({ value: titled.term, evidence: [title] })
  for (const [index, part] of parts.entries()) {
    if (!maySpeakOf(part, 'term')) continue
    const above = finds('field', part.headWords) ? `${part.headWords}: ` : ''
    const below = finds('label', part.lower) ? ` ${parts[index + 1]?.lower}` : ''
    const lower = `${above}${part.lower}${below}`.slice(0, LONGEST)
    const terms = [...spannedIn(lower, part.headWords), namedIn(lower)].filter((term) => term !== null)
    found.push(...terms.map((value) => ({ value, evidence: [part.text] })))
  }
  return CUES.flatMap(({ term }) => found.filter(({ value }) => value === term))[0] ?? NOTHING_SAID
}
