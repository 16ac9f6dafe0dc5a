import { expect, test } from 'vitest'
import { highestSalary, SALARY_SLIDER } from '../../src/index.ts'

// holds Part 2 §9: Salary slider from 60000, step 1000, to the highest maximum
test.each<[name: string, salaries: (number | null)[], highest: number]>([
  ['the highest of all', [70_000, 181_250, 90_000], 181_250],
  ['jobs without a salary do not count', [null, 80_000, null], 80_000],
  ['never below the lowest position', [31_000, null], 60_000],
  ['nor without jobs', [], 60_000],
])('the slider ends at the highest maximum salary among the jobs: %s', (_name, salaries, highest) => {
  expect(highestSalary(salaries.map((salaryMax) => ({ salaryMax })))).toBe(highest)
})

// holds Part 2 §9: Salary slider from 60000, step 1000, to the highest maximum
test('it starts at 60,000 and moves by 1,000', () => {
  expect(SALARY_SLIDER).toEqual({ lowest: 60_000, step: 1_000 })
})
