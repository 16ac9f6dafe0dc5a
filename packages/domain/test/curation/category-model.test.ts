import { expect, test } from 'vitest'
import { askModel } from '../../src/curation/category/category-model.ts'
import { listedCategory } from '../../src/curation/category/read-category.ts'
import { CATEGORIES, readCategory } from '../../src/index.ts'

const FEATURES = listedCategory({ title: 'Staff Accountant' }).features

test('the chances of all categories add up to one', () => {
  const { likely } = askModel(FEATURES)
  expect(likely).toHaveLength(CATEGORIES.length)
  expect(likely.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
  expect(CATEGORIES[likely.indexOf(Math.max(...likely))]).toBe('Finance')
})

test('it names the features that speak for a category, the strongest first', () => {
  const reasons = askModel(FEATURES).reasons('Finance')
  expect(reasons.length).toBeGreaterThan(0)
  for (const reason of reasons) expect(FEATURES).toContain(reason)
})

test('it knows nothing of features that it never met, such as those of any object', () => {
  expect(askModel(['constructor', 'toString', 'head xyzzy']).reasons('Other')).toEqual([])
})

test('what the lists do not know is read from titles alike, with the words that say so', () => {
  expect(readCategory({ title: 'Retail Sales Associate' })).toEqual({
    category: 'Sales',
    reason: expect.stringMatching(/^titles alike: /),
  })
})

test('a title that nobody has met keeps the answer of the lists', () => {
  expect(readCategory({ title: 'Xyzzy Plugh' }).category).toBe('Other')
})
