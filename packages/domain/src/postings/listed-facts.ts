import { STATE_CODES } from '../places/us-states.ts'
import type { Calendar, Degree, Eligibility, Facts, Licence, LicenceKind, Requirements } from './facts.ts'

/** What the job list keeps of a posting's facts: what filters and sorting need. Null: not stated. */
export type ListedFacts = {
  /** Of a licence that schools ask for: the filter is called Teaching licence. */
  licenceNeed: 'required' | 'preferred' | null
  eligibleStates: string[] | null
  /** The degree that is required; null where experience may stand for it. */
  degree: Degree | null
  deadline: string | null
}

/** The states where one may live: those that are named, or all but those that are ruled out. */
export const eligibleStates = ({
  states_only: only,
  states_excluded: excluded,
}: Pick<Eligibility, 'states_only' | 'states_excluded'>): string[] | null => {
  if (only === null && excluded === null) return null
  const ruledOut = new Set(excluded)
  return (only ?? STATE_CODES).filter((state) => !ruledOut.has(state))
}

// A nurse's licence is no teaching licence.
const OF_SCHOOLS: ReadonlySet<LicenceKind | null> = new Set([
  'teaching',
  'school counselor',
  'administrator',
] as const)

export const LISTED: {
  eligibility(fact: Eligibility): Pick<ListedFacts, 'eligibleStates'>
  licence(fact: Licence): Pick<ListedFacts, 'licenceNeed'>
  requirements(fact: Requirements): Pick<ListedFacts, 'degree'>
  calendar(fact: Calendar): Pick<ListedFacts, 'deadline'>
} = {
  eligibility: (fact) => ({ eligibleStates: eligibleStates(fact) }),
  licence: ({ need, kind }) => ({
    licenceNeed: need === 'none_stated' || !OF_SCHOOLS.has(kind) ? null : need,
  }),
  requirements: ({ education_required: degree, or_equivalent_experience: isReplaceable }) => ({
    degree: isReplaceable ? null : degree,
  }),
  calendar: ({ deadline }) => ({ deadline }),
}

export const listedFacts = (facts: Omit<Facts, 'evidence'>): ListedFacts => ({
  ...LISTED.eligibility(facts.eligibility),
  ...LISTED.licence(facts.licence),
  ...LISTED.requirements(facts.requirements),
  ...LISTED.calendar(facts.calendar),
})
