import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import {
  countPairs,
  judgedPairsIn,
  judgePairs,
  type Pair,
  reportOnPairs,
  type TimelineRow,
} from '../../bin/history-report.ts'
import { shares } from '../../bin/score-report.ts'

const row = (id: string, from: string, to: string, over: Partial<TimelineRow> = {}): TimelineRow => ({
  id,
  employer: 'Quillmarsh',
  title: 'Reading Coach',
  location: 'Fernhollow',
  posted: null,
  first_seen: from,
  last_seen: to,
  ...over,
})
const pair = (id: string, a: string, b: string, label: Pair['label'], sure = true): Pair => ({
  id,
  a,
  b,
  label,
  sure,
})

describe('pairs are scored', () => {
  const rows = [
    row('r1', '2026-01-02', '2026-02-02'),
    row('r2', '2026-03-02', '2026-04-02'),
    row('r3', '2026-05-02', '2026-06-02', { title: 'Reading Aide' }),
    row('r4', '2026-05-02', '2026-06-02', { location: null }),
    row('r5', '2026-01-02', '2026-02-02', { location: null, text_sketch: [1, 2, 3] }),
    row('r6', '2026-03-02', '2026-04-02', { location: null, text_sketch: [4, 5, 6] }),
  ]
  const judged = judgePairs(rows, [
    pair('p1', 'r1', 'r2', 'listed_again'),
    pair('p2', 'r1', 'r2', 'another_vacancy', false),
    pair('p3', 'r1', 'r3', 'listed_again', false),
    pair('p4', 'r3', 'r4', 'concurrent'),
    pair('p5', 'r4', 'r4', 'same_posting'),
    pair('p6', 'r5', 'r6', 'another_vacancy'),
    { ...pair('p7', 'r5', 'r6', 'another_vacancy'), text_overlap: 0.1 },
  ])
  const lines = [
    'listed_again precision 50.0 % recall 50.0 % of 6',
    'listed_again sure precision 100.0 % recall 100.0 % of 4',
    '  another_vacancy taken for listed_again: 1 of 3',
    '  concurrent taken for listed_again: 0 of 1',
    '  same_posting taken for listed_again: 0 of 1',
  ]
  test('all, those that are sure, then each other label', () => {
    expect(reportOnPairs(judged, false)).toEqual(lines)
  })
  test('misses on request', () => {
    expect(reportOnPairs(judged, true)).toContain('  miss p3: expected listed_again, got another_vacancy')
  })
  test('a pair that names no row is an error', () => {
    expect(() => judgePairs(rows, [pair('p1', 'r1', 'r9', 'concurrent')])).toThrow('p1')
  })
})

// Labelled by a reader who did not know the rule.
test('our own labelled pairs are told apart', () => {
  const counts = countPairs(judgedPairsIn(fileURLToPath(new URL('labelled', import.meta.url))))
  const { precision, recall } = shares(counts)
  expect(counts.pairs).toBeGreaterThanOrEqual(150)
  expect(precision).toBeGreaterThanOrEqual(0.99)
  expect(recall).toBeGreaterThanOrEqual(0.9)
})
