import { describe, expect, test } from 'vitest'
import { printedMax } from '../../src/postings/annual-pay.ts'
import {
  type CurationEdits,
  editedFields,
  goesBackToRules,
  type Overrides,
  withEdits,
} from '../../src/postings/curation-edits.ts'
import { NOTHING_STATED } from '../../src/postings/posting-facts.ts'

describe('what an admin set of a job', () => {
  const cases: [string, Overrides, CurationEdits, Overrides][] = [
    ['begins with one field', {}, { category: 'Sales' }, { category: 'Sales' }],
    [
      'keeps what was set before',
      { category: 'Sales' },
      { featured: true },
      { category: 'Sales', featured: true },
    ],
    [
      'stays where a field is left out',
      { category: 'Sales' },
      { category: undefined },
      { category: 'Sales' },
    ],
    [
      'loses a field that goes back',
      { category: 'Sales', featured: true },
      { category: null },
      { featured: true },
    ],
    [
      'has no sentence that decided another travel level',
      {},
      { travel: 'Some Travel' },
      { travel: 'Some Travel', travelDetails: null },
    ],
    [
      'prints the salary that was set',
      { salaryMax: 1, salaryRange: 'Up to $1' },
      { salaryMax: 92_500 },
      { salaryMax: 92_500, salaryRange: 'Up to $92,500' },
    ],
    [
      'gives back what went with a field',
      { salaryMax: 1, salaryRange: 'Up to $1', travel: 'No Travel', travelDetails: null },
      { salaryMax: null, travel: null },
      {},
    ],
    [
      'keeps what no edit speaks of',
      { title: 'Tutor' },
      { audience: ['EC'] },
      { title: 'Tutor', audience: ['EC'] },
    ],
  ]
  test.each(cases)('%s', (_what, before, edits, after) => {
    expect(withEdits(before, edits)).toEqual(after)
  })

  test('is derived from its columns', () => {
    const overrides = withEdits({ title: 'Tutor' }, { featured: false, travel: 'No Travel', salaryMax: 1 })
    expect(editedFields(overrides)).toEqual(['travel', 'salaryMax', 'featured'])
  })
})

const edits = {
  category: 'Sales',
  audience: ['EC'],
  travel: 'No Travel',
  salaryMax: 1,
  featured: true,
  eligibility: NOTHING_STATED.eligibility,
  licence: NOTHING_STATED.licence,
  requirements: NOTHING_STATED.requirements,
  calendar: NOTHING_STATED.calendar,
} satisfies CurationEdits
test.each(Object.keys(edits) as (keyof typeof edits)[])('%s takes back every column that it set', (field) =>
  expect(withEdits(withEdits({}, { [field]: edits[field] }), { [field]: null })).toEqual({}),
)

test.each<[CurationEdits, boolean]>([
  [{ category: null }, true],
  [{ category: 'Sales', travel: null }, true],
  [{ featured: null }, false],
  [{ category: 'Sales' }, false],
  [{}, false],
])('%j goes back to the rules that read the posting: %s', (edits, expected) => {
  expect(goesBackToRules(edits)).toBe(expected)
})

test.each([
  [90_000, 'Up to $90,000'],
  [1_250_000, 'Up to $1,250,000'],
  [41_600.4, 'Up to $41,600'],
])('%d dollars are printed as %s', (dollars, printed) => {
  expect(printedMax(dollars)).toBe(printed)
})
