import { COUNTRY_CODES, DEGREES, type FactName, LICENCE_KINDS, STATE_CODES, TERMS } from '@lilypad/domain'

/** One of a list, which may say that nothing is stated. */
type Choice = { kind: 'choice'; options: readonly string[] }
/** Codes, separated by commas or spaces. */
type Codes = { kind: 'codes'; isCode: (text: string) => boolean; example: string; wholeText?: string }
type Plain = { kind: 'text' | 'number' | 'tick' | 'day' }

/** How one field of a fact is corrected: its name in the fact, what the form calls it, and what may be entered. */
export type FactField = { name: string; label: string } & (Choice | Codes | Plain)

const states = {
  kind: 'codes',
  isCode: (code: string) => STATE_CODES.includes(code),
  example: 'TX, CA',
} as const
const ZONE = /^(?:[ECMP]T|UTC[+-]\d{1,2}\.\.UTC[+-]\d{1,2})$/

/** The fields of each fact, in the order of the form. */
export const FACT_FIELDS: Record<FactName, readonly FactField[]> = {
  eligibility: [
    { name: 'states_only', label: 'Only in these states', ...states },
    { name: 'states_excluded', label: 'Not in these states', ...states },
    {
      name: 'countries',
      label: 'Countries',
      kind: 'codes',
      isCode: (code) => COUNTRY_CODES.includes(code),
      example: 'US, CA',
    },
    {
      name: 'time_zones',
      label: 'Time zones',
      kind: 'codes',
      isCode: (code) => ZONE.test(code),
      example: 'ET, CT',
    },
    { name: 'must_live_near', label: 'In or near', kind: 'text' },
    { name: 'sponsorship', label: 'Visa sponsorship', kind: 'choice', options: ['yes', 'no'] },
    { name: 'authorization_required', label: 'Permission to work is required', kind: 'tick' },
  ],
  licence: [
    { name: 'need', label: 'Licence', kind: 'choice', options: ['required', 'preferred'] },
    { name: 'kind', label: 'Kind of licence', kind: 'choice', options: LICENCE_KINDS },
    { name: 'states', label: 'Licence of', ...states, wholeText: 'any state' },
    { name: 'subject', label: 'Subject or grades', kind: 'text' },
  ],
  requirements: [
    { name: 'education_required', label: 'Degree required', kind: 'choice', options: DEGREES },
    { name: 'education_preferred', label: 'Degree preferred', kind: 'choice', options: DEGREES },
    { name: 'or_equivalent_experience', label: 'Experience may replace the degree', kind: 'tick' },
    { name: 'experience_years_min', label: 'Years of experience', kind: 'number' },
    { name: 'classroom_years_min', label: 'Years of teaching', kind: 'number' },
  ],
  calendar: [
    { name: 'term', label: 'Term', kind: 'choice', options: TERMS },
    { name: 'start', label: 'Start', kind: 'text' },
    { name: 'deadline', label: 'Apply by', kind: 'day' },
    { name: 'hours_per_week', label: 'Hours a week', kind: 'number' },
  ],
}
