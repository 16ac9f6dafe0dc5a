import { expect, it } from 'vitest'
import { changeExperience, findExperience } from './categories-step.tsx'

it('what is said of categories stays in the order of the list', () => {
  const sales = changeExperience([], 'Sales', { is_active: true, num_years: 3 })
  expect(changeExperience(sales, 'Retail', { is_active: true })).toEqual([
    { name: 'Retail', is_active: true, num_years: 0 },
    { name: 'Sales', is_active: true, num_years: 3 },
  ])
})

it('a category that is switched off keeps its years, and one of which nothing is said is left out', () => {
  const sales = changeExperience([], 'Sales', { is_active: true, num_years: 3 })
  const off = changeExperience(sales, 'Sales', { is_active: false })
  expect(off).toEqual([{ name: 'Sales', is_active: false, num_years: 3 }])
  expect(changeExperience(off, 'Sales', { num_years: 0 })).toEqual([])
  expect(findExperience([], 'Sales')).toEqual({ name: 'Sales', is_active: false, num_years: 0 })
})
