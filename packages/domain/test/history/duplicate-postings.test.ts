import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BoardPosting, isSameVacancy, textOverlap } from '../../src/index.ts'

describe('the overlap of two texts', () => {
  test.each<[one: string | null, other: string | null, overlap: number | null]>([
    ['We teach children to read and write.', 'We teach — children to READ, and write', 1],
    ['one two three four five six', 'one two three four five seven', 1 / 3],
    ['We teach', 'we teach!', 1],
    ['We teach', 'We learn', 0],
    ['', 'We teach', null],
    ['…', 'We teach', null],
    [null, 'We teach', null],
  ])('%j and %j: %j', (one, other, overlap) => expect(textOverlap(one, other)).toBe(overlap))

  test('is the same in both directions, from 0 to 1, and 1 with itself', () => {
    const text = fc
      .array(fc.constantFrom('we', 'teach', 'math', '9'), { minLength: 1 })
      .map((words) => words.join(' '))
    fc.assert(
      fc.property(text, text, (one, other) => {
        const overlap = textOverlap(one, other) ?? -1
        expect(overlap).toBe(textOverlap(other, one))
        expect(overlap).toBeGreaterThanOrEqual(0)
        expect(overlap).toBeLessThanOrEqual(1)
        expect(textOverlap(one, one)).toBe(1)
      }),
    )
  })
})

const sentences = (count: number) =>
  Array.from({ length: count }, (_, index) => `The coach helps class ${index} read better books.`).join(' ')
const text = `Join the morning shift. ${sentences(20)} Apply by mail to the office.`
const header = 'Quillmarsh is a family of schools by the sea. '
const footer = ' Quillmarsh gives everybody the same chance.'
const posting = (board: string, over: Partial<BoardPosting> = {}): BoardPosting => ({
  board,
  employer: 'Quillmarsh',
  title: 'Reading Coach',
  places: ['Fernhollow, WY'],
  text,
  ...over,
})
const own = posting('own site')

describe('one vacancy on two boards', () => {
  test.each<[sentence: string, posting: BoardPosting]>([
    ['the same words', posting('system', { text: text.toUpperCase().replaceAll('. ', '.\n\n• ') })],
    ['the same words without blanks', posting('system', { text: text.replaceAll('. ', '.') })],
    ['with a header and a footer', posting('system', { text: header + text + footer })],
    ['its title marked', posting('system', { title: 'REPOSTED: Reading Coach' })],
    ['its place spelt differently', posting('system', { places: ['Fernhollow, Wyoming, US'] })],
  ])('%s', (_sentence, other) => {
    expect(isSameVacancy(own, other)).toBe(true)
    expect(isSameVacancy(other, own)).toBe(true)
  })
})

describe('two vacancies on two boards', () => {
  const short = 'We hire. Write to us. We answer soon. '
  test.each<[sentence: string, one: BoardPosting, other: BoardPosting]>([
    ['two postings of one board are never one', own, posting('own site')],
    ['another shift', own, posting('system', { text: text.replace('morning', 'evening') })],
    [
      'another shift, with a footer',
      own,
      posting('system', { text: text.replace('morning', 'evening') + footer }),
    ],
    ['another number', own, posting('system', { text: text.replace('class 7', 'class 99') })],
    ['another text', own, posting('system', { text: `${sentences(10)} ${footer.repeat(12)}` })],
    ['another place', own, posting('system', { places: ['Marshwick, WY'] })],
    ['another title', own, posting('system', { title: 'Reading Aide' })],
    ['one of them remote', own, posting('system', { title: 'Reading Coach (Remote)' })],
    [
      'other requisition numbers',
      posting('own site', { title: 'Reading Coach #48213' }),
      posting('system', { title: 'Reading Coach #48214' }),
    ],
    ['another employer', own, posting('system', { employer: 'Marshwick' })],
    ['no text', posting('own site', { text: '' }), posting('system', { text: '' })],
    [
      'a short text within a longer one',
      posting('own site', { text: short }),
      posting('system', { text: short + header }),
    ],
    [
      'a text that is less than half of the other',
      own,
      posting('system', { text: text + sentences(20).replaceAll('helps class', 'reads with row') }),
    ],
    [
      'nearly the same text, and no place',
      posting('own site', { places: [] }),
      posting('system', { places: [], text: text + footer }),
    ],
  ])('%s', (_sentence, one, other) => {
    expect(isSameVacancy(one, other)).toBe(false)
    expect(isSameVacancy(other, one)).toBe(false)
  })
})
