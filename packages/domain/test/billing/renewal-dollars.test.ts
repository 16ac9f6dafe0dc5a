import { expect, test } from 'vitest'
import { renewalDollars } from '../../src/index.ts'

test.each([
  ['skip', null, 15],
  ['jump', 3600, 36],
  ['jump', 1000, 30],
  ['jump', 1234, null],
] as const)('%s, first paid %s cents, renews at %s dollars', (plan, cents, dollars) => {
  expect(renewalDollars(plan, cents)).toBe(dollars)
})
