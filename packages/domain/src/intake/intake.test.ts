import { describe, expect, it } from 'vitest'
import { isWorkplacePreference } from '../accounts/profile-options.ts'
import { NO_FILTER } from '../jobs/filters/all-filters.ts'
import { type IntakeAnswers, intakeFilter, intakeProfile, isStepDone, NO_ANSWERS } from './intake.ts'

const answers = (more: Partial<IntakeAnswers>): IntakeAnswers => ({ ...NO_ANSWERS, ...more })
const experience = (...names: string[]) => names.map((name) => ({ name, is_active: true, num_years: 2 }))

// holds Part 2 §4: Intake: forward only when the step's requirement is met
describe('forward only when the step’s requirement is met', () => {
  it.each<[sentence: string, step: number, more: Partial<IntakeAnswers>, isDone: boolean]>([
    ['step 1 always', 1, {}, true],
    ['step 2 wants a job title', 2, {}, false],
    ['that is not blank', 2, { current_job_title: '  ' }, false],
    ['any will do', 2, { current_job_title: 'Teacher' }, true],
    ['step 3 wants an industry', 3, {}, false],
    ['at least one', 3, { industries: ['edtech'] }, true],
    ['step 4 always', 4, {}, true],
    ['step 5 always', 5, {}, true],
    ['step 6 wants a workplace', 6, {}, false],
    ['any of the three', 6, { workplace_type: 'all_types' }, true],
    ['step 7 wants a travel preference', 7, {}, false],
    ['“depends” is one', 7, { travel_preference: 'depends' }, true],
    ['step 8 always', 8, {}, true],
    ['step 9 wants a plan', 9, {}, false],
    ['hop, too', 9, { selected_plan: 'hop' }, true],
  ])('%s', (_sentence, step, more, isDone) => {
    expect(isStepDone(step, answers(more))).toBe(isDone)
  })
})

// holds Decisions §9: Intake answers stay, are saved, prefill and set the first filters
// holds Decisions §9: Retail is Other; regular and below; depends is no filter; remote alone
describe('the answers become the dashboard’s first filters', () => {
  it.each<[sentence: string, more: Partial<IntakeAnswers>, filter: Partial<typeof NO_FILTER>]>([
    ['no answers filter nothing', {}, {}],
    [
      'categories one worked in',
      { categories_exp: experience('Sales', 'Technical') },
      { categories: ['Sales', 'Technical'] },
    ],
    ['Retail is Other', { categories_exp: experience('Retail') }, { categories: ['Other'] }],
    [
      'so is a name of one’s own, once',
      { categories_exp: experience('Beekeeping', 'Other', 'Retail') },
      { categories: ['Other'] },
    ],
    [
      'a category that was switched off does not count',
      { categories_exp: [{ name: 'Sales', is_active: false, num_years: 3 }] },
      {},
    ],
    ['no travel is No Travel', { travel_preference: 'no_travel' }, { travel: ['No Travel'] }],
    [
      'regular is Regular and everything below it',
      { travel_preference: 'regular' },
      { travel: ['No Travel', 'Occasional Travel', 'Some Travel', 'Regular Travel'] },
    ],
    [
      'occasional is Occasional and No Travel',
      { travel_preference: 'occasional' },
      { travel: ['No Travel', 'Occasional Travel'] },
    ],
    ['frequent accepts every job', { travel_preference: 'frequent' }, {}],
    ['depends is no filter', { travel_preference: 'depends' }, {}],
    ['the least salary', { salary_min: 85_000 }, { salaryFrom: 85_000 }],
    [
      'the workplace type does not restrict, as the dashboard lists remote jobs only',
      { workplace_type: 'onsite_hybrid' },
      {},
    ],
  ])('%s', (_sentence, more, filter) => {
    expect(intakeFilter(answers(more))).toEqual({ ...NO_FILTER, ...filter })
  })
})

// holds Decisions §9: Intake answers stay, are saved, prefill and set the first filters
describe('the sign-up form is prefilled', () => {
  it.each<[sentence: string, more: Partial<IntakeAnswers>, role: string | null, jobTitle: string]>([
    [
      'the role of one industry',
      { industries: ['edtech'], current_job_title: ' Lead ' },
      'Edtech Employee',
      'Lead',
    ],
    [
      'the title also where the role has none, for people who then choose another role',
      { industries: ['student'], current_job_title: 'Tutor' },
      'Student',
      'Tutor',
    ],
    ['no role of two', { industries: ['edtech', 'nonprofit'], current_job_title: 'Lead' }, null, 'Lead'],
    [
      'but one of two that are the same',
      { industries: ['government', 'other'], current_job_title: 'Clerk' },
      'Other',
      'Clerk',
    ],
  ])('%s', (_sentence, more, role, jobTitle) => {
    expect(intakeProfile(answers(more))).toMatchObject({ role, jobTitle })
  })

  it.each<[IntakeAnswers['workplace_type'], string[]]>([
    [null, []],
    ['remote', ['Remote']],
    ['onsite_hybrid', ['On-site or Hybrid', 'On-site', 'Hybrid']],
    ['all_types', ['Remote', 'On-site or Hybrid', 'On-site', 'Hybrid']],
  ])('of the workplace %s the preferences %j', (workplace_type, prefs) => {
    expect(intakeProfile(answers({ workplace_type })).workplacePrefs).toEqual(prefs)
    expect(prefs.every(isWorkplacePreference)).toBe(true)
  })
})
