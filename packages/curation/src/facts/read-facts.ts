import type { Calendar, Eligibility, FactName, Facts } from '@lilypad/domain'
import { readDeadline, readStart } from './calendar-days.ts'
import type { DateContext } from './dates.ts'
import { readAuthorization } from './eligibility/authorization.ts'
import { readResidence } from './eligibility/residence.ts'
import { clausesOfReader } from './eligibility/subject.ts'
import { readTimeZones } from './eligibility/time-zones.ts'
import { readHours } from './hours.ts'
import { readLicence } from './licence.ts'
import { type Part, titleParts, toParts } from './parts.ts'
import { quoted, type Read } from './quote.ts'
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

const evidenceOf = (reads: readonly Read<unknown>[]) => reads.flatMap(({ evidence }) => evidence)

function readEligibility(text: readonly Part[], title: string, place: string | null): Read<Eligibility> {
  const parts = [...titleParts(title), ...text]
  const [residence, zones, authorization] = [
    readResidence(parts, place),
    readTimeZones(parts),
    readAuthorization(parts),
  ]
  return {
    value: { ...residence.value, time_zones: zones.value, ...authorization.value },
    evidence: evidenceOf([residence, zones, authorization]),
  }
}

function readCalendar(parts: readonly Part[], title: string, context: DateContext): Read<Calendar> {
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
    evidence: evidenceOf([term, start, deadline, hours]),
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
  const context = { posted: posting.posted, country: posting.country ?? null }
  const read = {
    eligibility: readEligibility(parts, title, posting.place ?? null),
    licence: readLicence(parts),
    requirements: readRequirements(parts),
    calendar: readCalendar(parts, title, context),
  }
  const quotesOf = (fact: FactName) => {
    const exact = new Set(read[fact].evidence.map((words) => quoted(text, words) ?? quoted(title, words)))
    return [...exact].filter((words) => words !== null)
  }
  return {
    eligibility: read.eligibility.value,
    licence: read.licence.value,
    requirements: read.requirements.value,
    calendar: read.calendar.value,
    evidence: {
      eligibility: quotesOf('eligibility'),
      licence: quotesOf('licence'),
      requirements: quotesOf('requirements'),
      calendar: quotesOf('calendar'),
    },
  }
}
