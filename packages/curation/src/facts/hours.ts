import { openPatterns } from '../patterns/pattern.ts'
import { NOTHING_SAID, type Part, type Said } from './parts.ts'
import { maySpeakOf } from './stems.ts'

const { finds, matchIn, matchesIn } = openPatterns('hours')

function hoursIn(lower: string): number | null {
  if (!finds('weekly', lower)) return null
  for (const { match } of matchesIn('weekly', lower)) {
    if (finds('limit', lower.slice(0, match.index))) continue
    const around = lower.slice(Math.max(0, match.index - 60), match.index + match[0].length + 20)
    const hours = Number(match[1])
    if (!finds('no hours', around) && hours >= 1 && hours <= 80) return hours
  }
  return null
}

export function readHours(parts: readonly Part[], title: string): Said<number | null> {
  for (const [index, part] of parts.entries()) {
    const isBelow = finds('heading', part.headWords)
    if (!(isBelow || maySpeakOf(part, 'hours')) || part.lower.length > 1500) continue
    const value = finds('label', part.lower) ? parts[index + 1] : isBelow ? part : undefined
    const alone = /^\d{2}(?:\.\d+)?$/.exec(value?.lower ?? '')
    if (alone !== null) return { value: Number(alone[0]), evidence: [part.text, value?.text ?? ''] }
    const hours = hoursIn(isBelow ? `hours: ${part.lower}` : part.lower)
    if (hours !== null) return { value: hours, evidence: [part.text] }
  }
  const inTitle = matchIn('in title', title)
  return inTitle === null ? NOTHING_SAID : { value: Number(inTitle[1]), evidence: [title] }
}
