import { expect, test } from 'vitest'
import {
  cleanHiddenWords,
  findHiddenWord,
  type Hidden,
  hiddenBy,
  hiddenWordsFault,
  NOTHING_HIDDEN,
} from '../../src/index.ts'

const job = { id: 7, title: 'Sales Manager, K-12', companyName: 'Quillmarsh' }
const hidden = (some: Partial<Hidden>): Hidden => ({ ...NOTHING_HIDDEN, ...some })

test.each<[sentence: string, hidden: Hidden, expected: ReturnType<typeof hiddenBy>]>([
  ['nothing hidden hides no job', NOTHING_HIDDEN, null],
  ['a hidden job', hidden({ jobIds: new Set([6, 7]) }), { by: 'job' }],
  ['another job is seen', hidden({ jobIds: new Set([8]) }), null],
  ['a job of a hidden employer', hidden({ companies: new Set(['Quillmarsh']) }), { by: 'company' }],
  ['an employer with a longer name is another one', hidden({ companies: new Set(['Quillmarsh Inc']) }), null],
  [
    'a title with a hidden word',
    hidden({ wordIn: findHiddenWord(['nurse', 'sales']) }),
    { by: 'word', word: 'sales' },
  ],
])('%s', (_sentence, all, expected) => {
  expect(hiddenBy(all, job)).toEqual(expected)
})

// holds Beyond §3: Words match whole words in titles, without regard to case
test.each<[word: string, title: string, isFound: boolean]>([
  ['manager', 'Sales MANAGER', true],
  ['MANAGER', 'Sales manager', true],
  ['manage', 'Sales Manager', false],
  ['ager', 'Sales Manager', false],
  ['sales manager', 'Senior Sales Manager', true],
  ['sales manager', 'Sales Managers', false],
  ['sales', 'Salesforce and Sales', true],
  ['sales', 'Pre-Sales Engineer', true],
  ['k-12', 'Teacher (K-12)', true],
  ['k-1', 'Teacher (K-12)', false],
  ['c++', 'C++ Developer', true],
  ['c', 'Cc Developer', false],
  ['.*', 'Sales Manager', false],
  ['(', 'Teacher (K-12)', true],
  ['école', 'Directrice d’ÉCOLE', true],
  ['教師', '日本語 教師', true],
  ['教', '日本語 教師', false],
  ['a', '𝒜a', false],
  ['sales', '', false],
])('the word %j in the title %j: %j', (word, title, isFound) => {
  const find = findHiddenWord([word])
  expect(find(title)).toBe(isFound ? word : null)
  expect(find(title)).toBe(isFound ? word : null)
})

test('fifty long words that almost match are looked for in a long title without delay', () => {
  const words = Array.from(
    { length: 50 },
    (_, at) => `${'a'.repeat(58 - (at % 9))}${String.fromCharCode(98 + at)}`,
  )
  expect(findHiddenWord(words)('a'.repeat(20_000))).toBeNull()
})

test('words are kept as they were written, without blanks around and within, each once in whatever case', () => {
  expect(cleanHiddenWords(['  Sales ', 'SALES', 'sales   manager', 'nurse', 'Sales Manager'])).toEqual([
    'Sales',
    'sales manager',
    'nurse',
  ])
})

test.each<[sentence: string, words: string[], fault: string | null]>([
  ['no words', [], null],
  ['a word of 60 characters', ['x'.repeat(60)], null],
  ['an emoji is one character', ['🐸'.repeat(60)], null],
  ['a word of 61 characters', ['x'.repeat(61)], 'A word can have at most 60 characters.'],
  ['a blank', [''], 'A word is required.'],
  ['fifty words', Array.from({ length: 50 }, (_, at) => `w${at}`), null],
  ['51 words', Array.from({ length: 51 }, (_, at) => `w${at}`), 'You can hide at most 50 words.'],
])('%s: %j', (_sentence, words, fault) => {
  expect(hiddenWordsFault(words)).toBe(fault)
})
