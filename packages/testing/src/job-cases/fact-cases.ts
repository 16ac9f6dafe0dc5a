import { allBut, filterCase as when } from './filter-case.ts'

const STATE_CASES = [
  when('I live in: nothing chosen is no restriction', { homeState: null }, allBut()),
  when('I live in: a state that a posting names passes', { homeState: 'TX' }, allBut()),
  when(
    'I live in: jobs whose posting leaves that state out go; the rest say nothing and stay',
    { homeState: 'CA' },
    allBut(4),
  ),
  when(
    'I live in: a state that no posting names leaves those that name none',
    { homeState: 'WY' },
    allBut(2, 4),
  ),
]

const LICENCE_CASES = [
  when('licence: required or not', { licence: 'any' }, allBut()),
  when(
    'licence: jobs that require one go, those that wish for one stay',
    { licence: 'none_required' },
    allBut(4),
  ),
]

const DEGREE_CASES = [
  when('degree: nothing chosen is no restriction', { degree: null }, allBut()),
  when('degree: jobs that require more than the chosen one go', { degree: 'high school' }, allBut(2, 4)),
  when('degree: the chosen one is enough', { degree: 'bachelor' }, allBut(4)),
  when('degree: without any, jobs that ask for none stay', { degree: 'none' }, allBut(2, 4)),
  when('degree: the highest excludes nothing', { degree: 'doctorate' }, allBut()),
  when(
    'all three together',
    { homeState: 'TX', licence: 'none_required', degree: 'associate' },
    allBut(2, 4),
  ),
]

/** Filters of the facts that a posting states. */
export const FACT_CASES = [...STATE_CASES, ...LICENCE_CASES, ...DEGREE_CASES]
