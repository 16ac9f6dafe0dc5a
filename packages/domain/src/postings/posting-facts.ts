import type { Calendar, Eligibility, FactName, Facts, Licence, Requirements } from './facts.ts'

/**
 * A fact with the words that decide it: exact substrings of the posting, none where it states nothing. Words without a
 * value may state it, but no value is sure: people read them, programs treat the fact as not stated.
 */
export type WithEvidence<Fact> = Fact & { evidence: string[] }

/** The facts of a posting as a job keeps them. */
export type PostingFacts = {
  eligibility: WithEvidence<Eligibility>
  licence: WithEvidence<Licence>
  requirements: WithEvidence<Requirements>
  calendar: WithEvidence<Calendar>
}

/** Each fact together with its evidence. */
export const postingFacts = ({ evidence, ...facts }: Facts): PostingFacts => {
  const together = <Name extends FactName>(name: Name) => ({ ...facts[name], evidence: evidence[name] })
  return {
    eligibility: together('eligibility'),
    licence: together('licence'),
    requirements: together('requirements'),
    calendar: together('calendar'),
  }
}

/** What a posting that states nothing says. */
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
