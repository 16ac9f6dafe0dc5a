import { describe, expect, test } from 'vitest'
import { listedFacts, NOTHING_STATED } from '../../src/index.ts'

describe('the list says that a licence is needed only of one that schools ask for', () => {
  test.each([
    ['teaching', 'required'],
    ['school counselor', 'required'],
    ['administrator', 'required'],
    ['nursing', null],
    ['social work', null],
    ['other', null],
  ] as const)('%s: %s', (kind, expected) => {
    const licence = { ...NOTHING_STATED.licence, need: 'required', kind } as const
    expect(listedFacts({ ...NOTHING_STATED, licence }).licenceNeed).toBe(expected)
  })
})

test.each([
  [false, 'bachelor'],
  [true, null],
])('a degree that experience may stand for (%s) is listed as %s', (isReplaceable, expected) => {
  const requirements = {
    ...NOTHING_STATED.requirements,
    education_required: 'bachelor',
    or_equivalent_experience: isReplaceable,
  } as const
  expect(listedFacts({ ...NOTHING_STATED, requirements }).degree).toBe(expected)
})
