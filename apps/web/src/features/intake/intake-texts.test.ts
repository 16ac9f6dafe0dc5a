import { type IntakeAnswers, NO_ANSWERS } from '@lilypad/domain'
import { expect, it } from 'vitest'
import { matchesText, salaryText, yearsText } from './intake-texts.ts'

// holds Part 2 §2 Intake questionnaire: Years 0 to 20, the last with a plus; by category, too
it.each([
  [0, '0 years'],
  [1, '1 year'],
  [19, '19 years'],
  [20, '20+ years'],
])('of %i years the last value has a plus: %s', (years, text) => {
  expect(yearsText(years)).toBe(text)
})

it('the salary is shown in K', () => {
  expect(salaryText(85_000)).toBe('$85K')
})

it.each<[string, Partial<IntakeAnswers>, string]>([
  ['how many jobs there are', { industries: ['edtech'], years_experience: 7 }, '910 remote jobs'],
  [
    'how many match, once an answer narrows them',
    { travel_preference: 'no_travel' },
    '910 jobs match so far',
  ],
])('the foot says %s', (_sentence, given, told) => {
  expect(matchesText(910, { ...NO_ANSWERS, ...given })).toBe(told)
})
