import PACKED from '../patterns/hours.json' with { type: 'json' }
import { openPatterns } from '../patterns/pattern.ts'
import type { Part } from './parts.ts'
import { maySpeakOf } from './stems.ts'

const { rows, finds } = openPatterns(PACKED)

const WEEKLY = rows('weekly')
const LIMIT = /\b(?:over|more than|exceed\w*|beyond|in excess of)\s*$/
const UNDER_HOURS = /^(?:weekly |scheduled |standard |work(?:ing)? )*hours\b/
const LABEL = /^(?:(?:expected |weekly |scheduled |standard )*hours(?: per week)?|hours\/week)\s?:?$/
const IN_TITLE = /\b(?:full|part)[- ]time,? \(?(\d{1,2}) ?h(?:ou)?rs?\b/i

type HoursRead = { hours: number | null; evidence: string[] }

function hoursIn(lower: string): number | null {
  for (const { expression } of WEEKLY) {
    const match = expression.exec(lower)
    if (match === null || LIMIT.test(lower.slice(0, match.index))) continue
    const around = lower.slice(Math.max(0, match.index - 60), match.index + match[0].length + 20)
    const hours = Number(match[1])
    if (!finds('no hours', around) && hours >= 1 && hours <= 80) return hours
  }
  return null
}

/** Hours a week that are named for this job, and where. */
export function readHours(parts: readonly Part[], title: string): HoursRead {
  for (const [index, part] of parts.entries()) {
    const isBelow = UNDER_HOURS.test(part.headWords)
    if (!(isBelow || maySpeakOf(part, 'hours')) || part.lower.length > 1500) continue
    const value = LABEL.test(part.lower) ? parts[index + 1] : isBelow ? part : undefined
    const alone = /^\d{2}(?:\.\d+)?$/.exec(value?.lower ?? '')
    if (alone !== null) return { hours: Number(alone[0]), evidence: [part.text, value?.text ?? ''] }
    const hours = hoursIn(isBelow ? `hours: ${part.lower}` : part.lower)
    if (hours !== null) return { hours, evidence: [part.text] }
  }
  const inTitle = IN_TITLE.exec(title)
  return inTitle === null ? { hours: null, evidence: [] } : { hours: Number(inTitle[1]), evidence: [title] }
}
