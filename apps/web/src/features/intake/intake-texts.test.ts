import { expect, it } from 'vitest'
import { salaryText, yearsText } from './intake-texts.ts'

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
