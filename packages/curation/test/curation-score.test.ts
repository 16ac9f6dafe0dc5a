import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readFactsRow, reportOnFacts } from '../bin/facts-score.ts'
import { FILE_OF_SET, LABELLED_SETS, overlaps } from '../bin/labelled-sets.ts'
import { type Judged, reportOn } from '../bin/score-report.ts'

const judged = (over: Partial<Judged>): Judged => ({
  id: 'row-1',
  label: 'A',
  expected: 'A',
  got: 'A',
  strict: true,
  lenient: true,
  shown: '',
  ...over,
})

test('a line per set, then per label, further measures, and the misses on request', () => {
  const rows = [
    judged({ also: { 'the sentence': true } }),
    judged({ id: 'row-2', got: 'B', strict: false, shown: 'the text' }),
    judged({ id: 'row-3', label: 'C', strict: false, lenient: false, also: { 'the sentence': null } }),
  ]
  const lines = [
    'travel strict 33.3 % lenient 66.7 % of 3',
    '  95 % interval: strict 6.1–79.2, lenient 20.8–93.9',
    '  A strict 50.0 % lenient 100.0 % of 2 (strict 9.5–90.5, lenient 34.2–100.0)',
    '  C strict 0.0 % lenient 0.0 % of 1 (strict 0.0–79.3, lenient 0.0–79.3)',
    '  the sentence: 100.0 % of 1 (20.7–100.0)',
  ]
  expect(reportOn('travel', rows, false)).toEqual(lines)
  expect(reportOn('travel', rows, true).slice(lines.length)).toEqual([
    '  miss row-2: expected A, got B (defensible)',
    '    the text',
    '  miss row-3: expected A, got A',
    '    ',
  ])
  expect(reportOn('empty', [], false)[0]).toBe('empty strict 0.0 % lenient 0.0 % of 0')
})

test('deciding sentences are compared by overlap', () => {
  expect(overlaps('Some travel is required.', 'Benefits Some travel is required. And more of it')).toBe(true)
  expect(overlaps('Some travel is required.', 'We pay well')).toBe(false)
})

describe('each set judges its own rows', () => {
  const judge = (set: string, row: object) => LABELLED_SETS[set]?.(JSON.stringify({ id: 'x', ...row }))
  test.each([
    [
      'travel',
      { text: 'Travel required.', expected: { travel: 'REGULAR TRAVEL', details: 'Travel required.' } },
    ],
    ['category', { title: 'Copywriter', expected: { category: 'Marketing', also_ok: [] } }],
    ['salary', { text: 'Pay: $20/hr', expected: { min: 20, max: 20, interval: 'hour', currency: 'USD' } }],
    ['salary', { text: 'We pay well.', expected: null }],
    [
      'location',
      { location: 'Remote - US', hint: null, expected: { workplace: 'Remote', restricted_to: ['US'] } },
    ],
  ])('%s', (set, row) => expect(judge(set, row)).toMatchObject({ strict: true, lenient: true }))
  test('also_ok counts only as lenient', () => {
    const expected = { category: 'Sales', also_ok: ['Marketing'] }
    expect(judge('category', { title: 'Copywriter', expected })).toMatchObject({
      strict: false,
      lenient: true,
    })
  })
})

function read(folder: string, set: string) {
  const lines = readFileSync(join(folder, `${FILE_OF_SET[set] ?? set}.jsonl`), 'utf8')
    .trim()
    .split('\n')
  return lines.flatMap((line) => LABELLED_SETS[set]?.(line) ?? [])
}

// A clone has only this set: invented sentences, of each kind the plainest.
// holds Decisions §7: Labelled texts are read as well as promised
test.each(Object.keys(LABELLED_SETS))('our own labelled texts are all read as labelled: %s', (set) => {
  const rows = read(fileURLToPath(new URL('labelled', import.meta.url)), set)
  expect(rows.length).toBeGreaterThan(7)
  expect(rows.filter(({ strict, also }) => !strict || also?.['the deciding sentence'] === false)).toEqual([])
})

describe('facts are scored field by field', () => {
  const row = (over: object) =>
    readFactsRow({
      id: 'row-1',
      title: 'Nurse',
      posted: null,
      text: 'You must live in Ohio or Iowa. A bachelor’s degree is required.',
      expected: {
        eligibility: { countries: ['US'], states_only: ['OH', 'IL'] },
        licence: { need: 'none_stated' },
        requirements: { education_required: 'bachelor', or_equivalent_experience: false },
        calendar: { hours_per_week: 20 },
      },
      evidence: {
        eligibility: ['live in Ohio'],
        licence: null,
        requirements: null,
        calendar: ['20 hours'],
      },
      ...over,
    })
  const lines = reportOnFacts([row({})], true)
  test.each([
    'facts.eligibility.countries precision 100.0 % recall 100.0 % f1 100.0 % of 1',
    'facts.eligibility.states_only precision 50.0 % recall 50.0 % f1 50.0 % of 1',
    '  95 % interval: precision 9.5–90.5, recall 9.5–90.5',
    '  miss row-1: expected ["OH","IL"], got ["OH","IA"]',
    'facts.licence.need precision 100.0 % recall 100.0 % f1 100.0 % of 0',
    'facts.requirements.education_required precision 100.0 % recall 100.0 % f1 100.0 % of 1',
    'facts.calendar.hours_per_week precision 100.0 % recall 0.0 % f1 0.0 % of 1',
    'facts.evidence overlap 50.0 %',
  ])('%s', (line) => expect(lines).toContain(line))
  test('misses are shown on request', () => {
    expect(reportOnFacts([row({})], false).filter((line) => line.includes('miss'))).toEqual([])
  })
})
