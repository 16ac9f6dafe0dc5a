import { expect, test } from 'vitest'
import { toHeadingLevels } from '../../src/jobs/heading-levels.ts'

test.each([
  ['none', [], []],
  ['from the top', [1, 2, 3, 2], [3, 4, 5, 4]],
  ['from a deep one', [4, 4, 4], [3, 3, 3]],
  ['a deep one first, then a higher one', [3, 2, 3], [3, 3, 4]],
  ['with a gap', [2, 5, 2], [3, 4, 3]],
  ['all six', [1, 2, 3, 4, 5, 6], [3, 4, 5, 6, 6, 6]],
])('headings %s begin at 3 and leave out no level', (_what, levels, below) => {
  expect(toHeadingLevels(levels)).toEqual(below)
})
