import { expect, test } from 'vitest'
import { toScale } from '../src/reports/chart-scale.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [30, [0, 10, 20, 30]],
  [2_822, [0, 1_000, 2_000, 3_000]],
  [5_000, [0, 1_000, 2_000, 3_000, 4_000, 5_000]],
  [53_017, [0, 20_000, 40_000, 60_000]],
])('the scale of a chart that reaches %i has round steps, and few of them', (most, lines) => {
  expect(toScale(most)).toEqual(lines)
})
