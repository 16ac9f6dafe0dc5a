import type { JobType, Workplace } from '@lilypad/domain'
import type { DemoArea, DemoPay, Employer, PayForm } from '../demo-types.ts'
import type { Random } from '../random.ts'
import { COUNTRIES } from '../words/geography.ts'
import { type YearlyRange, yearlyDollars, yearlyRange } from './pay-figures.ts'
import { PAY_WORDINGS } from './pay-words.ts'
import type { RolePlan } from './plan-roles.ts'

export type PayQuestion = {
  plan: RolePlan
  employer: Employer
  jobType: JobType
  area: DemoArea
  workplace: Workplace | null
}

const COMMON_FORMS = {
  'year range': 22,
  'k range': 9,
  'short k range': 6,
  'hourly range': 5,
  'hourly figure': 2,
  monthly: 4,
  weekly: 1.5,
  daily: 1.5,
  'by place': 6,
  'up to': 4,
  from: 4,
  'one figure': 5,
  'on target': 0,
  'ten-month contract': 0,
  'field only': 12,
  'field and text': 9,
  foreign: 0,
  'decoy only': 4,
  none: 9,
} satisfies Record<PayForm, number>

const NO_FORMS = Object.fromEntries(Object.keys(COMMON_FORMS).map((form) => [form, 0])) as Record<
  PayForm,
  number
>
const HOURLY_FORMS = { ...NO_FORMS, 'hourly range': 55, 'hourly figure': 35, none: 10 }
const FOREIGN_FORMS = { ...NO_FORMS, foreign: 65, none: 35 }

/** Salaries in the top band are not named by the week or the hour. */
const WELL_PAID = 130_000

const formWeights = ({ plan, employer, area }: PayQuestion, range: YearlyRange): Record<PayForm, number> => {
  const weights: Record<PayForm, number> = { ...COMMON_FORMS }
  if (plan.family.category === 'Sales') weights['on target'] = 24
  if (plan.family.category === 'K12 Education' && employer.sector === 'prek12')
    weights['ten-month contract'] = 20
  if (range.high > WELL_PAID)
    Object.assign(weights, { weekly: 0, daily: 0, 'hourly range': 0, 'hourly figure': 0 })
  // A range for each of several states would contradict a job that is open in a few others.
  if (area.kind === 'states') weights['by place'] = 0
  // The widget of this system has no pay field.
  if (employer.system === 'workable') Object.assign(weights, { 'field only': 0, 'field and text': 0 })
  return weights
}

const currencyOf = (area: DemoArea) => COUNTRIES.find((country) => country.name === area.names[0])?.currency

const isAbroad = (area: DemoArea): boolean => area.kind === 'region' || currencyOf(area) !== undefined

/** Full-time pay below what the product lists. Source: decisions, section 7. */
const LOW_RANGE: YearlyRange = { low: 25_000, high: 27_600 }

const isLowPaying = ({ plan, jobType, area, workplace }: PayQuestion, random: Random): boolean =>
  jobType === 'Full-Time' &&
  plan.level === 'entry' &&
  workplace === 'Remote' &&
  !isAbroad(area) &&
  plan.family.pay[0] < 60 &&
  random.chance(0.5)

const weightsFor = (question: PayQuestion, low: boolean, range: YearlyRange): Record<PayForm, number> => {
  if (low) return { ...NO_FORMS, 'hourly range': 60, 'year range': 40 }
  if (isAbroad(question.area)) return FOREIGN_FORMS
  if (question.jobType !== 'Full-Time') return HOURLY_FORMS
  return formWeights(question, range)
}

export const decidePay = (question: PayQuestion, random: Random): DemoPay => {
  const low = isLowPaying(question, random)
  const range = low
    ? LOW_RANGE
    : yearlyRange(question.employer, question.plan.family, question.plan.level, random)
  const form = random.weighted(weightsFor(question, low, range))
  const worded = PAY_WORDINGS[form](range, random, currencyOf(question.area) ?? 'EUR')
  const inField = form === 'field only' || form === 'field and text'
  return { ...worded, form, inField, yearlyDollars: yearlyDollars(worded) }
}
