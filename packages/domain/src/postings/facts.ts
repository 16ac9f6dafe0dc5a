export const LICENCE_KINDS = [
  'teaching',
  'school counselor',
  'SLP',
  'social work',
  'behavior analyst',
  'administrator',
  'nursing',
  'other',
] as const
export type LicenceKind = (typeof LICENCE_KINDS)[number]

/** From the lowest to the highest. */
export const DEGREES = ['none', 'high school', 'associate', 'bachelor', 'master', 'doctorate'] as const
export type Degree = (typeof DEGREES)[number]

export const TERMS = ['12-month', '10-month', 'per course', 'school year', 'seasonal', 'fixed term'] as const
export type Term = (typeof TERMS)[number]

/** Everything that the posting does not state is null. */
export type Eligibility = {
  countries: string[] | null
  states_only: string[] | null
  states_excluded: string[] | null
  /** `ET`, `CT`, `MT`, `PT`, or a range such as `UTC-9..UTC-5`. */
  time_zones: string[] | null
  /** A place smaller or vaguer than a state, as written. */
  must_live_near: string | null
  sponsorship: 'yes' | 'no' | null
  authorization_required: true | null
}

/** What a state, a court or a licensing board must have given the person. */
export type Licence = {
  need: 'required' | 'preferred' | 'none_stated'
  kind: LicenceKind | null
  states: string[] | 'any state' | null
  subject: string | null
}

export type Requirements = {
  education_required: Degree | null
  education_preferred: Degree | null
  or_equivalent_experience: boolean
  experience_years_min: number | null
  classroom_years_min: number | null
}

export type Calendar = {
  term: Term | null
  /** A day, or as written ('Fall 2026', 'ASAP'). */
  start: string | null
  deadline: string | null
  hours_per_week: number | null
}

export const FACT_NAMES = ['eligibility', 'licence', 'requirements', 'calendar'] as const
export type FactName = (typeof FACT_NAMES)[number]

/** Four facts of a posting; `evidence` holds the deciding words of each, exact substrings of its text or title. */
export type Facts = {
  eligibility: Eligibility
  licence: Licence
  requirements: Requirements
  calendar: Calendar
  evidence: Record<FactName, string[]>
}
