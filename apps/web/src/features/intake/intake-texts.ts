import {
  INTAKE_YEARS,
  type IntakeAnswers,
  type IntakeIndustry,
  type IntakePlan,
  type IntakeTravel,
  type IntakeWorkplace,
  intakeFilter,
  isFilterActive,
} from '@lilypad/domain'
import { plural } from '@lilypad/ui'

export const INDUSTRY_LABELS: Record<IntakeIndustry, string> = {
  edtech: 'Edtech',
  education_prek12: 'Education, preK-12',
  learning_development: 'Learning & Development',
  nonprofit: 'Non-profit',
  government: 'Government',
  student: 'I’m a student',
  higher_education: 'Higher education',
  other: 'Something else',
}

type Choice = { label: string; help: string }

export const WORKPLACE_CHOICES: Record<IntakeWorkplace, Choice> = {
  remote: { label: 'Remote', help: 'From home; some employers name the states.' },
  onsite_hybrid: { label: 'On-site or hybrid', help: 'At a place with colleagues, always or some days.' },
  all_types: { label: 'All types', help: 'The work matters more than the place.' },
}

/** The shares are those of the dashboard's travel levels. */
export const TRAVEL_CHOICES: Record<IntakeTravel, Choice> = {
  no_travel: { label: 'No travel', help: 'I stay where I am.' },
  occasional: { label: 'Occasional travel', help: 'Under 10% of the year.' },
  regular: { label: 'Regular travel', help: 'Up to half of the year.' },
  frequent: { label: 'Frequent travel', help: 'More than half, or out every day.' },
  depends: { label: 'It depends', help: 'Show me everything; I’ll decide.' },
}

export const PLAN_HINTS: Record<IntakePlan, string> = {
  hop: 'Look around first.',
  jump: 'Everything, for a whole season.',
  skip: 'Everything, month by month.',
}

/** '3 years', '20+ years': the last one is open upwards. */
export const yearsText = (years: number): string =>
  years === INTAKE_YEARS.highest ? `${years}+ years` : plural(years, 'year')

export const YEARS_QUESTION = 'How many years?'

export const salaryText = (dollars: number): string => `$${dollars / 1_000}K`

/** '91 jobs match so far'; '910 remote jobs' until an answer narrows them. */
export const matchesText = (matches: number, answers: IntakeAnswers): string =>
  isFilterActive(intakeFilter(answers))
    ? `${plural(matches, 'job')} ${matches === 1 ? 'matches' : 'match'} so far`
    : plural(matches, 'remote job')
