import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countPairs, judgedPairsIn } from '../../bin/history-report.ts'
import { shares } from '../../bin/score-report.ts'
import { data } from '../../bin/shared-data.ts'

test('pairs of real postings are told apart', () => {
  const counts = countPairs(judgedPairsIn(join(data, 'history')))
  const { precision, recall } = shares(counts)
  expect(counts.pairs).toBeGreaterThan(200)
  expect(precision).toBeGreaterThanOrEqual(0.99)
  expect(recall).toBeGreaterThanOrEqual(0.97)
})
