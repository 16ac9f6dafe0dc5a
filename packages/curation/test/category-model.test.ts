import { readCategory } from '@lilypad/curation'
import { CATEGORIES } from '@lilypad/domain'
import { expect, test } from 'vitest'
import { askModel } from '../src/category/category-model.ts'
import { featuresOf } from '../src/category/read-category.ts'

const FEATURES = featuresOf('Staff Accountant', 'other')

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

test('a title with a word that every object has, such as ‘constructor’, is read like any other', () => {
  expect(readCategory({ title: 'Constructor, Toy Models', company: 'Brightboard' }).category).toBe('Other')
})

test('the reason is words of the title, and the employer where it counts', () => {
  expect(readCategory({ title: 'AR Analyst, Accounts Receivable', company: 'Brightboard' })).toEqual({
    category: 'Finance',
    reason: expect.stringMatching(/^like titles with ‘.*account receivable.*’/),
  })
  expect(readCategory({ title: 'Xyzzy Plugh', company: 'Oak Public Schools' })).toEqual({
    category: 'K12 Education',
    reason: 'neither title nor department names a known function at a school',
  })
})

test('a title that nobody has met is Other', () => {
  expect(readCategory({ title: 'Xyzzy Plugh' }).category).toBe('Other')
})

test('the end of the head noun tells of words that no title had', () => {
  expect(readCategory({ title: 'Xyzzologist' }).reason).toMatch(/‘….*ogist’/)
})

test.each(['a', '(', '- ', 'engineer ', '\u0301', '&'])(
  '200 KB of %j are read like a short title',
  (letters) => {
    const title = letters.repeat(200_000 / letters.length)
    expect(CATEGORIES).toContain(readCategory({ title, department: title, company: title }).category)
  },
)
