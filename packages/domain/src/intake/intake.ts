import type { Role } from '../accounts/profile-options.ts'
import { type JobFilter, NO_FILTER } from '../jobs/filters/all-filters.ts'
import { SALARY_SLIDER } from '../jobs/filters/salary-slider.ts'
import { CATEGORIES, type Category, type TravelLevel } from '../postings/job-values.ts'

export const INTAKE_INDUSTRIES = [
  'edtech',
  'education_prek12',
  'learning_development',
  'nonprofit',
  'government',
  'student',
  'higher_education',
  'other',
] as const
export type IntakeIndustry = (typeof INTAKE_INDUSTRIES)[number]

export const INTAKE_WORKPLACES = ['remote', 'onsite_hybrid', 'all_types'] as const
export type IntakeWorkplace = (typeof INTAKE_WORKPLACES)[number]

export const INTAKE_TRAVEL = ['no_travel', 'occasional', 'regular', 'frequent', 'depends'] as const
export type IntakeTravel = (typeof INTAKE_TRAVEL)[number]

export const INTAKE_PLANS = ['hop', 'jump', 'skip'] as const
export type IntakePlan = (typeof INTAKE_PLANS)[number]

export const INTAKE_CATEGORIES = [
  'K12 Education',
  'Higher Ed',
  'Retail',
  'Educational Consultant',
  'Customer Success',
  'Learning & Development',
  'Curriculum',
  'Instructional Design',
  'Product Development',
  'Customer Support',
  'Data Analysis/Research',
  'Executive',
  'Finance',
  'Human Resources/People',
  'Operations',
  'Sales',
  'Marketing',
  'Fundraising & Development',
  'Program or Project Management',
  'Technical',
  'Other',
] as const

export const INTAKE_YEARS = { lowest: 0, highest: 20, step: 1 } as const
export const INTAKE_SALARY = { lowest: 60_000, highest: 200_000, step: 5_000 } as const
export const INTAKE_STEPS = 9

export type IntakeAnswers = {
  current_job_title: string
  industries: readonly IntakeIndustry[]
  years_experience: number
  categories_exp: readonly { name: string; is_active: boolean; num_years: number }[]
  workplace_type: IntakeWorkplace | null
  travel_preference: IntakeTravel | null
  salary_min: number
  selected_plan: IntakePlan | null
}

export const NO_ANSWERS: IntakeAnswers = {
  current_job_title: '',
  industries: [],
  years_experience: 0,
  categories_exp: [],
  workplace_type: null,
  travel_preference: null,
  salary_min: INTAKE_SALARY.lowest,
  selected_plan: null,
}

/** Of steps 1 to 9. Source: specification part 2, section 4. */
export function isStepDone(step: number, answers: IntakeAnswers): boolean {
  if (step === 2) return answers.current_job_title.trim() !== ''
  if (step === 3) return answers.industries.length > 0
  if (step === 6) return answers.workplace_type !== null
  if (step === 7) return answers.travel_preference !== null
  return step !== 9 || answers.selected_plan !== null
}

/** People who accept regular travel accept less, too. Those who accept the most, or are undecided, see all jobs. */
const TRAVEL: Record<IntakeTravel, readonly TravelLevel[]> = {
  no_travel: ['No Travel'],
  occasional: ['No Travel', 'Occasional Travel'],
  regular: ['No Travel', 'Occasional Travel', 'Some Travel', 'Regular Travel'],
  frequent: [],
  depends: [],
}

/** Retail, and a category that the person typed in, is Other. */
const toCategory = (name: string): Category => CATEGORIES.find((category) => category === name) ?? 'Other'

/** The workplace is not used: the dashboard lists only remote jobs. Source: specification, decisions 9. */
export function intakeFilter(answers: IntakeAnswers): JobFilter {
  const active = answers.categories_exp.filter(({ is_active }) => is_active)
  return {
    ...NO_FILTER,
    categories: [...new Set(active.map(({ name }) => toCategory(name)))],
    travel: answers.travel_preference === null ? [] : TRAVEL[answers.travel_preference],
    salaryFrom: Math.max(answers.salary_min, SALARY_SLIDER.lowest),
  }
}

const ROLES_OF: Record<IntakeIndustry, Role> = {
  edtech: 'Edtech Employee',
  education_prek12: 'preK-12 Educator',
  learning_development: 'L&D/Instructional Design',
  nonprofit: 'Non-Profit Employee',
  government: 'Other',
  student: 'Student',
  higher_education: 'Higher Ed Admin/Faculty',
  other: 'Other',
}

const NOT_REMOTE = ['On-site or Hybrid', 'On-site', 'Hybrid']
const WORKPLACES: Record<IntakeWorkplace, readonly string[]> = {
  remote: ['Remote'],
  onsite_hybrid: NOT_REMOTE,
  all_types: ['Remote', ...NOT_REMOTE],
}

export type IntakeProfile = { role: Role | null; jobTitle: string; workplacePrefs: string[] }

/** Only roles that need the job title show it and send it along; it stays for the role chosen next. */
export function intakeProfile(answers: IntakeAnswers): IntakeProfile {
  const roles = new Set(answers.industries.map((industry) => ROLES_OF[industry]))
  const [role = null] = roles.size === 1 ? roles : []
  const jobTitle = answers.current_job_title.trim()
  const workplacePrefs = answers.workplace_type === null ? [] : [...WORKPLACES[answers.workplace_type]]
  return { role, jobTitle, workplacePrefs }
}
