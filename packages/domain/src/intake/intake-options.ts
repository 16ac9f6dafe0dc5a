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
