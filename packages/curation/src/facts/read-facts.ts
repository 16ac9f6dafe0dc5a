import type { Calendar, Eligibility, Facts } from '@lilypad/domain'
import type { DateContext } from '../iso-day.ts'
import { openPatterns } from '../patterns/pattern.ts'
import { readDeadline, readStart } from './deadline-and-start.ts'
import { applicantClauses } from './eligibility/applicant-clauses.ts'
import { readAuthorization } from './eligibility/authorization.ts'
import { readResidence } from './eligibility/residence-in-text.ts'
import { readTimeZones } from './eligibility/time-zones.ts'
import { readTerm } from './employment-term.ts'
import { readLicence } from './licence.ts'
import { NOTHING_SAID, type Part, type Said, titleParts, toParts } from './posting-parts.ts'
import { quoted } from './quote.ts'
import { readRequirements } from './requirements/requirements.ts'
import { maySpeakOf } from './stem-prefilter.ts'

const LONGEST_TITLE = 500

export type PostingText = {
  title: string
  text: string
  /** The same text as `toSentences` cuts it. */
  sentences: readonly string[]
  /** The day of publication, which gives a date without a year its year; null when unknown. */
  posted: string | null
  /** Its place as printed, where it has one: the place of 'local candidates only'. */
  place?: string | null
  /** The ISO code of its country, where it has one: the order of day and month in 5/12. American by default. */
  country?: string | null
}

const evidenceOf = (...said: Said<unknown>[]) => said.flatMap(({ evidence }) => evidence)

function readEligibility(text: readonly Part[], title: string, place: string | null): Said<Eligibility> {
  const parts = [...titleParts(title), ...text]
  const residence = readResidence(parts, place)
  const zones = readTimeZones(parts, place)
  const authorization = readAuthorization(parts)
  return {
    value: { ...residence.value, time_zones: zones.value, ...authorization.value },
    evidence: evidenceOf(residence, zones, authorization),
  }
}

function readCalendar(parts: readonly Part[], title: string, context: DateContext): Said<Calendar> {
  const term = readTerm(parts, title)
  const start = readStart(parts, title, context)
  const deadline = readDeadline(parts, context)
  const hours = readHours(parts, title)
  return {
    value: {
      term: term.value,
      start: start.value,
      deadline: deadline.value,
      hours_per_week: hours.value,
    },
    evidence: evidenceOf(term, start, deadline, hours),
  }
}

function partsOfReader(part: Part, title: string): Part[] {
  if (part.matters === 0) return [part]
  const clauses = applicantClauses(part.text, part.lower, title)
  if (clauses[0] === part.text) return [part]
  return clauses.map((text) => ({ ...part, text, lower: text.toLowerCase() }))
}

/**
 * What a posting says about eligibility, licence, requirements and calendar; what it does not say is null. Definitions:
 * the page on labelled facts. Never throws; linear in the length of the text.
 */
export function readFacts({ title: printed, text, sentences, ...posting }: PostingText): Facts {
  const title = printed.slice(0, LONGEST_TITLE)
  const parts = toParts(sentences).flatMap((part) => partsOfReader(part, title))
  const eligibility = readEligibility(parts, title, posting.place ?? null)
  const licence = readLicence(parts)
  const requirements = readRequirements(parts)
  const calendar = readCalendar(parts, title, { posted: posting.posted, country: posting.country ?? null })
  function toQuotes({ evidence }: Said<unknown>): string[] {
    const exact = [...new Set(evidence)].map((words) => quoted(text, words) ?? quoted(title, words))
    return [...new Set(exact.filter((words) => words !== null))]
  }
  return {
    eligibility: eligibility.value,
    licence: licence.value,
    requirements: requirements.value,
    calendar: calendar.value,
    evidence: {
      eligibility: toQuotes(eligibility),
      licence: toQuotes(licence),
      requirements: toQuotes(requirements),
      calendar: toQuotes(calendar),
    },
  }
}

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

function readHours(parts: readonly Part[], title: string): Said<number | null> {
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
