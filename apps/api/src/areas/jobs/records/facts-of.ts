import { NOTHING_STATED, type PostingFacts } from '@lilypad/domain'

type StoredFacts = { [Name in keyof PostingFacts]: PostingFacts[Name] | null }

/** The facts of a job; one that was curated before facts were read states nothing. */
export const toFacts = ({ eligibility, licence, requirements, calendar }: StoredFacts): PostingFacts => ({
  eligibility: eligibility ?? NOTHING_STATED.eligibility,
  licence: licence ?? NOTHING_STATED.licence,
  requirements: requirements ?? NOTHING_STATED.requirements,
  calendar: calendar ?? NOTHING_STATED.calendar,
})
