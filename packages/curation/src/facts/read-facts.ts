import { FACT_NAMES, type FactName, type Facts } from '@lilypad/domain'
import { readDeadline, readStart } from './calendar-days.ts'
import type { DateContext } from './dates.ts'
import { readAuthorization } from './eligibility/authorization.ts'
import { readResidence } from './eligibility/residence.ts'
import { clausesOfReader } from './eligibility/subject.ts'
import { readTimeZones } from './eligibility/time-zones.ts'
import { readHours } from './hours.ts'
import { readLicence } from './licence.ts'
import { type Part, titleParts, toParts } from './parts.ts'
import { quoted } from './quote.ts'
import { readRequirements } from './requirements/requirements.ts'
import { readTerm } from './term.ts'

const LONGEST_TITLE = 500

export type PostingText = {
  title: string
  text: string
  /** The same text as `splitSentences` cuts it. */
  sentences: readonly string[]
  /** The day of publication, which gives a date without a year its year; null when unknown. */
  posted: string | null
  /** Its place as printed, where it has one: the place of 'local candidates only'. */
  place?: string | null
  /** The ISO code of its country, where it has one: the order of day and month in 5/12. American by default. */
  country?: string | null
}

type Read<Fact extends FactName> = { value: Facts[Fact]; evidence: string[] }

function readEligibility(text: readonly Part[], title: string, place: string | null): Read<'eligibility'> {
  const parts = [...titleParts(title), ...text]
  const residence = readResidence(parts, place)
  const zones = readTimeZones(parts)
  const authorization = readAuthorization(parts)
  return {
    value: {
      countries: residence.countries,
      states_only: residence.only,
      states_excluded: residence.excluded,
      time_zones: zones.zones,
      must_live_near: residence.near,
      sponsorship: authorization.sponsorship,
      authorization_required: authorization.required,
    },
    evidence: [...residence.evidence, ...zones.evidence, ...authorization.evidence],
  }
}

function readCalendar(parts: readonly Part[], title: string, context: DateContext): Read<'calendar'> {
  const term = readTerm(parts, title)
  const start = readStart(parts, title, context)
  const deadline = readDeadline(parts, context)
  const hours = readHours(parts, title)
  return {
    value: {
      term: term.term,
      start: start.value,
      deadline: deadline.value,
      hours_per_week: hours.hours,
    },
    evidence: [...term.evidence, ...start.evidence, ...deadline.evidence, ...hours.evidence],
  }
}

function partsOfReader(part: Part, title: string): Part[] {
  if (part.matters === 0) return [part]
  const clauses = clausesOfReader(part.text, part.lower, title)
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
  const { licence, evidence: licenceEvidence } = readLicence(parts)
  const requirements = readRequirements(parts)
  const calendar = readCalendar(parts, title, { posted: posting.posted, country: posting.country ?? null })
  const evidence: Record<FactName, string[]> = {
    eligibility: eligibility.evidence,
    licence: licenceEvidence,
    requirements: requirements.evidence,
    calendar: calendar.evidence,
  }
  for (const fact of FACT_NAMES) {
    const exact = [...new Set(evidence[fact])].map((words) => quoted(text, words) ?? quoted(title, words))
    evidence[fact] = [...new Set(exact.filter((words) => words !== null))]
  }
  return {
    eligibility: eligibility.value,
    licence,
    requirements: requirements.value,
    calendar: calendar.value,
    evidence,
  }
}
