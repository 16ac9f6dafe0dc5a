import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judgePairsIn } from '../../bin/history-pairs.ts'
import { data } from '../../bin/shared-data.ts'
import { toShares } from './to-shares.ts'

test('pairs of real postings are told apart', () => {
  const { precision, recall, pairs } = toShares(judgePairsIn(join(data, 'history')))
  expect(pairs).toBeGreaterThan(200)
  expect(precision).toBeGreaterThanOrEqual(0.99)
  expect(recall).toBeGreaterThanOrEqual(0.97)
})
