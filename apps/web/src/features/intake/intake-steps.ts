import type { ComponentType } from 'react'
import { CategoriesStep } from './categories-step.tsx'
import { TravelStep, WorkplaceStep } from './choice-steps.tsx'
import { CompaniesStep } from './companies-step.tsx'
import { IndustryStep } from './industry-step.tsx'
import { IntroductionStep } from './introduction-step.tsx'
import { JobTitleStep } from './job-title-step.tsx'
import { PlanStep } from './plan-step.tsx'
import { SalaryStep } from './salary-step.tsx'

export type IntakeStep = {
  name: string
  question: string
  /** What to do before one may go on; null where nothing is required. */
  wanted: string | null
  Body: ComponentType
}

const step = (name: string, question: string, Body: ComponentType, wanted: string | null = null) => ({
  name,
  question,
  wanted,
  Body,
})

/** The questionnaire, in its order. Source: specification part 2, 'Intake questionnaire'. */
export const INTAKE: readonly [IntakeStep, ...IntakeStep[]] = [
  step('Introduction', 'Let’s find the pad that fits you', IntroductionStep),
  step('Job Title', 'What do you do today?', JobTitleStep, 'Enter your job title to continue.'),
  step(
    'Industry and Experience',
    'Which waters do you know?',
    IndustryStep,
    'Choose at least one industry to continue.',
  ),
  step('Category Experience', 'What kinds of work have you done?', CategoriesStep),
  step('Companies Showcase', 'You’ll be in good company', CompaniesStep),
  step('Workplace Type', 'Where do you want to work?', WorkplaceStep, 'Choose a workplace to continue.'),
  step(
    'Travel Preferences',
    'How far will you travel?',
    TravelStep,
    'Choose how much you travel to continue.',
  ),
  step('Salary Range', 'What’s the least you’d accept?', SalaryStep),
  step('Plan Selection', 'Which pad will you land on?', PlanStep, 'Choose a plan to continue.'),
]
