import type { Calendar, Eligibility, FactName, Facts, Licence, Requirements } from './facts.ts'

/** Exact substrings. Words without a value may state it: people read them, to programs it is not stated. */
export type WithEvidence<Fact> = Fact & { evidence: string[] }

export type PostingFacts = {
  eligibility: WithEvidence<Eligibility>
  licence: WithEvidence<Licence>
  requirements: WithEvidence<Requirements>
  calendar: WithEvidence<Calendar>
}

export function postingFacts({ evidence, ...facts }: Facts): PostingFacts {
  const together = <Name extends FactName>(name: Name) => ({ ...facts[name], evidence: evidence[name] })
  return {
    eligibility: together('eligibility'),
    licence: together('licence'),
    requirements: together('requirements'),
    calendar: together('calendar'),
  }
}

export const NOTHING_STATED: PostingFacts = postingFacts({
  eligibility: {
    countries: null,
    states_only: null,
    states_excluded: null,
    time_zones: null,
    must_live_near: null,
    sponsorship: null,
    authorization_required: null,
  },
  licence: { need: 'none_stated', kind: null, states: null, subject: null },
  requirements: {
    education_required: null,
    education_preferred: null,
    or_equivalent_experience: false,
    experience_years_min: null,
    classroom_years_min: null,
  },
  calendar: { term: null, start: null, deadline: null, hours_per_week: null },
  evidence: { eligibility: [], licence: [], requirements: [], calendar: [] },
})

export type StoredFacts = { [Name in FactName]: PostingFacts[Name] | null }

/** The facts of a job; one that was curated before facts were read states nothing. */
export const toFacts = ({ eligibility, licence, requirements, calendar }: StoredFacts): PostingFacts => ({
  eligibility: eligibility ?? NOTHING_STATED.eligibility,
  licence: licence ?? NOTHING_STATED.licence,
  requirements: requirements ?? NOTHING_STATED.requirements,
  calendar: calendar ?? NOTHING_STATED.calendar,
})
