import { expect, it } from 'vitest'
import { type IntakeAnswers, NO_ANSWERS } from '../../intake/intake.ts'
import { STATE_CODES } from '../../places/us-states.ts'
import { findFit, sortByFit, toWishes, type Wishes } from './job-fit.ts'

const JOB = {
  category: 'Curriculum' as const,
  travel: 'No Travel' as const,
  audience: ['PreK-12 Educator'],
  salaryMax: 86_000,
  eligibleStates: ['OH'],
}
const WISHED: IntakeAnswers = {
  ...NO_ANSWERS,
  industries: ['education_prek12'],
  categories_exp: [
    { name: 'Curriculum', is_active: true, num_years: 3 },
    { name: 'Finance', is_active: false, num_years: 3 },
  ],
  travel_preference: 'occasional',
  salary_min: 80_000,
}
const TEACHER = { role: 'preK-12 Educator', state: 'Ohio' }

function known(wishes: Wishes | null): Wishes {
  if (wishes === null) throw new Error('wishes were expected')
  return wishes
}
const wishes = known(toWishes(TEACHER, WISHED))

const ALL = ['open to Ohio', 'reaches your $80K', 'no travel', 'Curriculum', 'your role']

it.each<[sentence: string, job: object, fits: string[], differs: string[]]>([
  ['all of it', {}, ALL, []],
  [
    'what does not match is told apart',
    { category: 'Sales', salaryMax: 70_000, travel: 'Regular Travel', eligibleStates: ['TX'] },
    ['your role'],
    [
      'not open to Ohio',
      'pays up to $70K, below your $80K',
      'regular travel, more than you want',
      'Sales is not one of your fields',
    ],
  ],
  [
    'what is not stated is in neither',
    { salaryMax: null, eligibleStates: null, audience: [] },
    ['no travel', 'Curriculum'],
    [],
  ],
  ['pay of exactly the least', { salaryMax: 80_000 }, ALL, []],
  [
    'a posting for other audiences does not turn the role away',
    { audience: ['Early Career'] },
    ALL.slice(0, 4),
    [],
  ],
  ['a category of many kinds says nothing', { category: 'Other' }, ALL.toSpliced(3, 1), []],
  [
    'what the person knows but did not choose differs',
    { category: 'Finance' },
    ALL.toSpliced(3, 1),
    ['Finance is not one of your fields'],
  ],
])('why a job fits: %s', (_sentence, job, fits, differs) => {
  expect(findFit({ ...JOB, ...job }, wishes)).toEqual({ fits, differs })
})

it.each([
  ['states that are named', ['OH', 'TX'], 'open to Ohio'],
  ['other states', ['TX'], 'not open to Ohio'],
  [
    'the states that are left when a few are ruled out',
    STATE_CODES.filter((code) => code !== 'NY'),
    undefined,
  ],
])('their state fits by %s', (_sentence, eligibleStates, told) => {
  const { fits, differs } = findFit({ ...JOB, eligibleStates }, wishes)
  expect([...fits, ...differs].find((text) => text.includes('Ohio'))).toBe(told)
})

it('a state alone is enough to be told, a role alone is not; only answers let one sort', () => {
  expect(toWishes({ role: 'Student', state: null }, null)).toBeNull()
  expect(toWishes({ role: 'Student', state: '' }, null)).toBeNull()
  expect(toWishes(null, null)).toBeNull()
  const inOhio = known(toWishes({ role: null, state: 'Ohio' }, null))
  expect(findFit(JOB, inOhio)).toEqual({ fits: ['open to Ohio'], differs: [] })
  expect([inOhio.haveAnswered, wishes.haveAnswered]).toEqual([false, true])
})

it('a job for early careers fits a student', () => {
  const student = known(toWishes({ role: 'Student', state: 'Ohio' }, null))
  expect(findFit({ ...JOB, audience: ['Early Career'] }, student).fits).toEqual([
    'open to Ohio',
    'early career',
  ])
})

it('of a visitor the answers tell the role', () => {
  expect(findFit(JOB, known(toWishes(null, WISHED))).fits).toEqual(ALL.slice(1))
})

it.each<[sentence: string, answers: Partial<IntakeAnswers>]>([
  ['the lowest pay is any pay', { salary_min: 60_000 }],
  ['travel that depends is any travel', { travel_preference: 'depends' }],
  ['the most travel is any travel', { travel_preference: 'frequent' }],
])('%s: nothing fits or differs by it', (_sentence, answers) => {
  const open = known(toWishes(null, { ...NO_ANSWERS, ...answers }))
  expect(findFit({ ...JOB, salaryMax: 30_000, travel: 'Frequent Travel' }, open)).toEqual({
    fits: [],
    differs: [],
  })
})

const listed = (id: number, more: object = {}) => ({
  ...JOB,
  id,
  featured: false,
  approvedAt: `2026-01-0${id}T09:00:00.000Z`,
  ...more,
})
const DIFFERENT = { category: 'Sales', eligibleStates: ['TX'] }
const SILENT = { salaryMax: null, eligibleStates: null }

it.each<[sentence: string, jobs: ReturnType<typeof listed>[], order: number[]]>([
  ['an empty list stays empty', [], []],
  ['what fits better comes first, however old', [listed(9, DIFFERENT), listed(1)], [1, 9]],
  [
    'what is not stated is worth more than what does not match',
    [listed(1, SILENT), listed(9, DIFFERENT)],
    [1, 9],
  ],
  [
    'what is stated and matches is worth more than what is not stated',
    [listed(9, SILENT), listed(1)],
    [1, 9],
  ],
  [
    'what one applied to comes last',
    [listed(9, { applied: { isOtherJob: false } }), listed(1, DIFFERENT)],
    [1, 9],
  ],
  [
    'another job of that employer keeps its place',
    [listed(1, DIFFERENT), listed(9, { applied: { isOtherJob: true } })],
    [9, 1],
  ],
  ['of the same fit, the newest comes first', [listed(1), listed(2)], [2, 1]],
  ['of the same fit, featured ones come first', [listed(1, { featured: true }), listed(2)], [1, 2]],
  [
    'featured ones that fit less come later',
    [listed(1), listed(2, { featured: true, ...DIFFERENT })],
    [1, 2],
  ],
])('sorted by fit: %s', (_sentence, jobs, order) => {
  expect(sortByFit(jobs, wishes).map(({ id }) => id)).toEqual(order)
  expect(sortByFit(jobs.toReversed(), wishes).map(({ id }) => id)).toEqual(order)
})
