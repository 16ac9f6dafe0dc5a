import { expect, test } from 'vitest'
import { type Category, digestField } from '../../src/index.ts'

test.each<[categories: Category[], field: string | null]>([
  [[], null],
  [['Curriculum', 'Curriculum'], 'curriculum'],
  [['Sales', 'Curriculum', 'Curriculum'], 'curriculum and sales'],
  [['K12 Education'], 'K12 education'],
  [['UX/UI'], 'UX/UI'],
  [['Data Analysis/Research'], 'data analysis/research'],
  [['Program or Project Management'], 'program or project management'],
  [['Sales', 'Curriculum', 'Marketing'], null],
  [['Other'], null],
  [['Curriculum', 'Other'], null],
])('the field of jobs in %j is %s', (categories, field) => {
  expect(digestField(categories.map((category) => [{ category }]))).toBe(field)
})
