import type { Calendar, Degree, Facts, Licence, LicenceKind, Requirements } from './facts.ts'

/** What the job list keeps of a posting's facts: what filters and sorting need. Null: not stated. */
export type ListedFacts = {
  /** Of a licence that schools ask for: the filter is called Teaching licence. */
  licenceNeed: 'required' | 'preferred' | null
  /** Postal codes of the states that are not ruled out; null where none is. */
  eligibleStates: string[] | null
  /** Whether place or text says where one may live. */
  isPlaceStated: boolean
  /** The degree that is required; null where experience may stand for it. */
  degree: Degree | null
  deadline: string | null
}

// A nurse's licence is no teaching licence.
const OF_SCHOOLS: ReadonlySet<LicenceKind | null> = new Set([
  'teaching',
  'school counselor',
  'administrator',
] as const)

export const LISTED: {
  licence(fact: Licence): Pick<ListedFacts, 'licenceNeed'>
  requirements(fact: Requirements): Pick<ListedFacts, 'degree'>
  calendar(fact: Calendar): Pick<ListedFacts, 'deadline'>
} = {
  licence: ({ need, kind }) => ({
    licenceNeed: need === 'none_stated' || !OF_SCHOOLS.has(kind) ? null : need,
  }),
  requirements: ({ education_required: degree, or_equivalent_experience: isReplaceable }) => ({
    degree: isReplaceable ? null : degree,
  }),
  calendar: ({ deadline }) => ({ deadline }),
}

export const listedFacts = (
  facts: Pick<Facts, 'licence' | 'requirements' | 'calendar'>,
): Omit<ListedFacts, 'eligibleStates' | 'isPlaceStated'> => ({
  ...LISTED.licence(facts.licence),
  ...LISTED.requirements(facts.requirements),
  ...LISTED.calendar(facts.calendar),
})
