import { expect, test } from 'vitest'
import {
  AUDIENCE_GROUPS,
  CATEGORIES,
  INTAKE_CATEGORIES,
  INTAKE_INDUSTRIES,
  INTAKE_PLANS,
  INTAKE_SALARY,
  INTAKE_STEPS,
  INTAKE_TRAVEL,
  INTAKE_WORKPLACES,
  INTAKE_YEARS,
  JOB_TYPES,
  TRAVEL_LEVELS,
  UNLISTED_REASONS,
  WORKPLACES,
} from '../../src/index.ts'

// holds Part 2 §3: Intake data and its option ids
// holds Part 2 §9: Five travel options
// holds Decisions §7: Job types
// holds Decisions §7: Workplace types; only Remote is listed, others are kept
// holds Decisions §7: Categories
// holds Decisions §7: Listed, or an `unlisted_reason`
test.each<[name: string, list: readonly string[], members: string]>([
  ['job types', JOB_TYPES, 'Full-Time, Part-Time, Contract, Temporary, Internship'],
  ['workplace types', WORKPLACES, 'Remote, Hybrid, On-Site'],
  ['travel', TRAVEL_LEVELS, 'No Travel, Occasional Travel, Some Travel, Regular Travel, Frequent Travel'],
  [
    'categories',
    CATEGORIES,
    'K12 Education, Higher Ed, Educational Consultant, Customer Success, Customer Support, Learning & Development, Curriculum, Instructional Design, Product Development, UX/UI, Data Analysis/Research, Executive, Finance, Human Resources/People, Operations, Sales, Marketing, Communications, Fundraising & Development, Program or Project Management, Technical, Other',
  ],
  [
    'reasons for not being listed',
    UNLISTED_REASONS,
    // The last two came with closing dates and the do-not-list.
    'not_remote, workplace_unknown, low_paying, unreadable, deleted, do_not_list, closed',
  ],
  [
    'industries of the questionnaire',
    INTAKE_INDUSTRIES,
    'edtech, education_prek12, learning_development, nonprofit, government, student, higher_education, other',
  ],
  ['workplaces of the questionnaire', INTAKE_WORKPLACES, 'remote, onsite_hybrid, all_types'],
  ['travel of the questionnaire', INTAKE_TRAVEL, 'no_travel, occasional, regular, frequent, depends'],
  ['plans of the questionnaire', INTAKE_PLANS, 'hop, jump, skip'],
  [
    'categories of the questionnaire',
    INTAKE_CATEGORIES,
    'K12 Education, Higher Ed, Retail, Educational Consultant, Customer Success, Learning & Development, Curriculum, Instructional Design, Product Development, Customer Support, Data Analysis/Research, Executive, Finance, Human Resources/People, Operations, Sales, Marketing, Fundraising & Development, Program or Project Management, Technical, Other',
  ],
])('the closed lists are those of the specification: %s', (_name, list, members) => {
  expect(list.join(', ')).toBe(members)
})

// holds Part 2 §9: Intake: 9 steps, years 0-20, salary 60000-200000 by 5000
test('the questionnaire has nine steps, years from 0 to 20 and a salary from 60,000 to 200,000 by 5,000', () => {
  expect(INTAKE_STEPS).toBe(9)
  expect(INTAKE_YEARS).toEqual({ lowest: 0, highest: 20, step: 1 })
  expect(INTAKE_SALARY).toEqual({ lowest: 60_000, highest: 200_000, step: 5_000 })
})

// holds Part 2 §5: Audience groups CP, EC, RS, IE and their ranges
// holds Decisions §7: Audience groups, ids and labels
test('audience groups and their children bear the ids and labels of the decisions', () => {
  const told = AUDIENCE_GROUPS.map(({ id, itemName, children = [] }) => [
    `${id} ${itemName}`,
    ...children.map((child) => `${child.id} ${child.itemName}`),
  ])
  const years = ['2-5', '5-8', '8+']
  expect(told).toEqual([
    ['CP Career Pivots', 'CP1 PreK-12 Educator', 'CP2 Higher Ed Educator', 'CP3 Education Experience'],
    ['EC Early Career'],
    ['RS Relevant Skills', ...years.map((range, at) => `RS${at + 1} Relevant Skills (${range} years)`)],
    [
      'IE Industry Experience',
      ...years.map((range, at) => `IE${at + 1} Industry Experience (${range} years)`),
    ],
  ])
})
