import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scoreOf } from './score-of.ts'

test('pairs of real postings are told apart', () => {
  const { precision, recall, count } = scoreOf(join(process.env.LILYPAD_SHARED ?? '', 'data/history'))
  expect(count).toBeGreaterThan(200)
  expect(precision).toBeGreaterThanOrEqual(0.99)
  expect(recall).toBeGreaterThanOrEqual(0.97)
})
