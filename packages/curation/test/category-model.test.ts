import { readCategory } from '@lilypad/curation'
import { CATEGORIES } from '@lilypad/domain'
import { expect, test } from 'vitest'
import { packed, unpacked } from '../src/category/packed-weights.ts'
import { readTitle } from '../src/category/read-category.ts'
import { titleWords } from '../src/category/title-words.ts'

test('the chances of all categories add up to one', () => {
  const { chances } = readTitle(titleWords('Staff Accountant', 'other'))
  expect(chances).toHaveLength(CATEGORIES.length)
  expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
  expect(CATEGORIES[chances.indexOf(Math.max(...chances))]).toBe('Finance')
})

test.each([
  ['Director, Sales Training (US)', 'other', 'director sale training us noun:director at:other'],
  [
    'Curriculum Developer and Instructor',
    'unknown',
    'curriculum developer and instructor noun:developer at:unknown',
  ],
  ['Asst. Dean for Students', 'college', 'assistant dean for student noun:dean at:college'],
  ['Copyeditors', 'other', 'copy editor noun:editor at:other'],
  ['ED Clerk', 'hospital', 'emergency clerk noun:clerk at:hospital'],
  ['ED Clerk', 'school', 'education clerk noun:clerk at:school'],
] as const)('%s at %s is read as: %s', (title, employer, words) => {
  expect(titleWords(title, employer).join(' ')).toBe(words)
})

test('weights are packed in tenths, from -3.4 to 5.7', () => {
  const weights = {
    classes: ['a', 'b', 'c'],
    bias: [1, 2, 3],
    grams: { deep: [-1000, 26, 1000], 'a b': [0, -340, 570] },
  }
  expect(unpacked(packed(weights)).grams).toEqual({ deep: [-340, 30, 570], 'a b': [0, -340, 570] })
})

test('a title with a word that every object has, such as ‘constructor’, is read like any other', () => {
  expect(readCategory({ title: 'Constructor, Toy Models', company: 'Brightboard' }).category).toBe('Other')
})

test('the reason is words of the title, and the employer where it counts', () => {
  expect(readCategory({ title: 'AR Analyst, Accounts Receivable', company: 'Brightboard' })).toMatchObject({
    category: 'Finance',
    reason: expect.stringMatching(/^like titles with .*‘receivable’/),
  })
  expect(readCategory({ title: 'Xyzzy Plugh', company: 'Oak Public Schools' })).toMatchObject({
    category: 'K12 Education',
    reason: 'the words name no known function at a school',
  })
})

test('a title that nobody has met is Other', () => {
  expect(readCategory({ title: 'Xyzzy Plugh' }).category).toBe('Other')
})

test.each(['a', '(', '- ', 'engineer ', '\u0301', '&'])(
  '200 KB of %j are read like a short title',
  (letters) => {
    const title = letters.repeat(200_000 / letters.length)
    expect(CATEGORIES).toContain(readCategory({ title, department: title, company: title }).category)
  },
)

test('what the title says plainly no department overrules, and the reason names the title’s words', () => {
  const plain = { title: 'Staff Accountant', company: 'Brightboard' }
  const { chance, reason } = readCategory(plain)
  expect(chance).toBeGreaterThan(0.8)
  expect(readCategory({ ...plain, department: 'Software Engineering' })).toMatchObject({
    category: 'Finance',
    chance,
    reason,
  })
})

test('where the title leaves it open the department may decide, and the reason says so', () => {
  expect(readCategory({ title: 'Xyzzy Plugh', department: 'Engineering' })).toMatchObject({
    category: 'Technical',
    reason: 'its department, like titles with ‘engineering’',
  })
})

test('a title that could be several things is less sure than 0.6, and the decided one is the first of the likely', () => {
  const { category, chance, likely } = readCategory({ title: 'Senior Lead' })
  expect(chance).toBeLessThan(0.6)
  expect(likely).toHaveLength(3)
  expect(likely[0]).toBe(category)
})

test('rare words made of an agent, and the same word in another trade', () => {
  expect(readCategory({ title: 'Copyeditor' }).category).toBe('Communications')
  expect(readCategory({ title: 'ED Registrar', company: 'Lakeside Hospital' }).category).toBe('Other')
  expect(readCategory({ title: 'Registrar', company: 'Hill College' }).category).toBe('Higher Ed')
})
