import { type DateContext, isoDay } from '../iso-day.ts'
import { openPatterns } from '../patterns/pattern.ts'
import { NOTHING_SAID, type Part, type Said } from './posting-parts.ts'
import { maySpeakOf } from './stem-prefilter.ts'

const { everyByRow, finds, matchIn, matchesIn } = openPatterns('calendar')

const LONGEST = 1500

/** A part and, where it is only the name of a field, what stands below it. */
const withValue = (part: Part, below: Part | undefined) =>
  (part.text.length < 40 && finds('is label', part.text) && below !== undefined
    ? `${part.text} ${below.text}`
    : part.text
  ).slice(0, LONGEST)

function deadlineIn(lower: string, context: DateContext): string | null {
  if (!finds('deadlines', lower)) return null
  for (const { match } of matchesIn('deadlines', lower)) {
    const before = lower.slice(Math.max(0, match.index - 60), match.index)
    if (finds('not deadline', before + match[0]) || finds('of others', before.slice(-40))) continue
    const day = isoDay(match[1] ?? '', context)
    if (day !== null) return day
  }
  return null
}

export function readDeadline(parts: readonly Part[], context: DateContext): Said<string | null> {
  for (const [index, part] of parts.entries()) {
    if (!maySpeakOf(part, 'deadline')) continue
    const text = withValue(part, parts[index + 1])
    const value = /\d/.test(text) ? deadlineIn(text.toLowerCase(), context) : null
    if (value !== null) return { value, evidence: [text] }
  }
  return NOTHING_SAID
}

/** The first start that a text names, as written, with the year of its end where only that has one. */
function startIn(lower: string): { words: string; year: string } | null {
  if (!finds('starts', lower)) return null
  for (const { match } of everyByRow('starts', lower)) {
    const [all, words = ''] = match
    const to = match.index + all.length
    const before = lower.slice(Math.max(0, match.index - 80), match.index)
    const clause = before.split(/[,;.]/).at(-1) ?? ''
    const near = `${clause}${lower.slice(match.index, to + 12)}`
    if (finds('not start', near) || (!all.includes('start date') && finds('applying', near))) continue
    const isRange = /^(?:from|between)/.test(all)
    if (/intern|co-?op/.test(all) && finds('for others', clause)) continue
    const isSpan = finds('span', clause) || (/\d/.test(words) && finds('dated', clause))
    if (isRange && (!isSpan || /\bour\b|recruit/.test(clause))) continue
    const isVague = !isRange && !finds('sure start', all) && lower.length > 120
    if (isVague && !finds('post', before + all) && !finds('person', before + all)) continue
    return { words, year: isRange ? (/^[^;]{0,20}?,? (20\d\d)\b/.exec(lower.slice(to))?.[1] ?? '') : '' }
  }
  return null
}

/** When the work begins: a day, or as written; the title's season where the text says nothing. */
export function readStart(parts: readonly Part[], title: string, context: DateContext): Said<string | null> {
  for (const [index, part] of parts.entries()) {
    const isBelow = parts[index - 1]?.headWords !== part.headWords && finds('start heading', part.headWords)
    if (!(isBelow || maySpeakOf(part, 'start'))) continue
    const text = withValue(part, parts[index + 1])
    const lower = text.toLowerCase()
    const found = finds('names time', lower) ? startIn(isBelow ? `start date: ${lower}` : lower) : null
    if (found === null) continue
    const { words, year } = found
    const day = isoDay(/\d{4}/.test(words) ? words : `${words} ${year}`, context)
    const at = lower.indexOf(words)
    return { value: day ?? text.slice(at, at + words.length), evidence: [text] }
  }
  const season = matchIn('season of title', title)?.[0]
  return season === undefined ? NOTHING_SAID : { value: season, evidence: [title] }
}
