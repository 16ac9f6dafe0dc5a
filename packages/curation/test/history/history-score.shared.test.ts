import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judgedPairsIn, scorePairs } from '../../bin/history-report.ts'
import { data } from '../../bin/shared-data.ts'

test('pairs of real postings are told apart', () => {
  const { precision, recall, count } = scorePairs(judgedPairsIn(join(data, 'history')))
  expect(count).toBeGreaterThan(200)
  expect(precision).toBeGreaterThanOrEqual(0.99)
  expect(recall).toBeGreaterThanOrEqual(0.97)
})
