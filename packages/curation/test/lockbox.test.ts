import { readFileSync } from 'node:fs'
import { CATEGORIES } from '@lilypad/domain'
import { expect, test } from 'vitest'
import type { Part } from '../bin/lockbox.ts'
import { partLines, toFigures } from '../bin/lockbox-report.ts'
import { interval, type Judged } from '../bin/score-report.ts'

const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
const postings = linesOf('../data/lockbox/postings.jsonl').map((line) => JSON.parse(line))
const titles = linesOf('../data/lockbox/titles.tsv').map((line) => line.split('\t'))

/** Every string of a value, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

test.each([
  [0, 10, '0.0–27.8'],
  [5, 10, '23.7–76.3'],
  [10, 10, '72.2–100.0'],
  [66, 70, '86.2–97.8'],
  [0, 0, '0.0–100.0'],
])('the 95 %% interval of %i of %i is %s', (right, count, range) =>
  expect(interval(right, count)).toBe(range),
)

test('the lock-box holds ids and answers, and no word of a posting', () => {
  expect(postings).toHaveLength(280)
  const ids = new Set(postings.map(({ id }) => id))
  expect(ids.size).toBe(280)
  const answers = new Set(postings.flatMap(({ id: _, ...answer }) => stringsIn(answer)))
  const known = ['Remote', 'Hybrid', 'On-Site', 'unknown', 'stated', 'random', 'cue words', 'hour', 'year']
  const forms = /^([A-Z]{2,3}\d?|(NO|OCCASIONAL|SOME|REGULAR|FREQUENT) TRAVEL)$/
  expect([...answers].filter((answer) => !known.includes(answer) && !forms.test(answer))).toEqual([])
  expect(titles).toHaveLength(150)
  const named = titles.flatMap(([id = '', category = '', others = '']) => {
    expect(id).toMatch(/^title-\d+$/)
    return [category, ...others.split('|').filter(Boolean)]
  })
  expect(named.filter((name) => !(CATEGORIES as readonly string[]).includes(name))).toEqual([])
})

test('no posting of the lock-box is one of the rounds, which have been read', () => {
  const read = new Set(linesOf('../bin/pool-facts.jsonl').map((line) => JSON.parse(line).id))
  expect(postings.filter(({ id }) => read.has(id))).toEqual([])
})

const judged = (over: Partial<Judged>): Judged => ({
  id: 'pool-1',
  label: 'A',
  expected: '',
  got: '',
  strict: true,
  lenient: true,
  shown: 'the text',
  ...over,
})
const workplaces = [
  judged({ also: { 'remote jobs found': true, 'those called remote are': true } }),
  judged({ also: { 'remote jobs found': false, 'those called remote are': null }, strict: false }),
]
const limits = [judged({ expected: 'countries US,states_only OH', got: 'countries US', strict: false })]
const parts: Part[] = [
  { name: 'random', postings: 2, sets: { workplace: workplaces.slice(1), salary: [], limits } },
  { name: 'all unseen', postings: 2, sets: { workplace: workplaces, limits } },
]

test('of a part rates are printed with their intervals, and nothing of a row', () => {
  expect(partLines(parts[1] as Part)).toEqual([
    'all unseen: 2 postings',
    'workplace strict 50.0 % lenient 100.0 % of 2',
    '  95 % interval: strict 9.5–90.5, lenient 34.2–100.0',
    '  A strict 50.0 % lenient 100.0 % of 2 (strict 9.5–90.5, lenient 34.2–100.0)',
    '  remote jobs found: 50.0 % of 2 (9.5–90.5)',
    '  those called remote are: 100.0 % of 1 (20.7–100.0)',
    'limits strict 0.0 % lenient 100.0 % of 1',
    '  95 % interval: strict 0.0–79.3, lenient 20.7–100.0',
    '  A strict 0.0 % lenient 100.0 % of 1 (strict 0.0–79.3, lenient 20.7–100.0)',
    '  countries, item by item: right 1 of 1 (20.7–100.0), found 1 of 1 (20.7–100.0)',
    '  states_only, item by item: right 0 of 0 (0.0–100.0), found 0 of 1 (0.0–79.3)',
    '  states_excluded, item by item: right 0 of 0 (0.0–100.0), found 0 of 0 (0.0–100.0)',
    '  must_live_near, item by item: right 0 of 0 (0.0–100.0), found 0 of 0 (0.0–100.0)',
  ])
})

test('what is published: remote jobs over all unseen postings, the workplace over the random ones', () => {
  const { rates, ...about } = toFigures(parts, [judged({}), judged({ strict: false })], '2026-11-28')
  expect(about).toEqual({ date: '2026-11-28', postings: 2, random: 1, titles: 2 })
  expect(rates).toMatchObject({
    remoteFound: { percent: 50, from: 9.5, to: 90.5, of: 2 },
    remoteRight: { percent: 100, from: 20.7, to: 100, of: 1 },
    workplace: { percent: 0, from: 0, to: 79.3, of: 1 },
    category: { percent: 50, from: 9.5, to: 90.5, of: 2 },
    pay: { percent: 0, from: 0, to: 100, of: 0 },
  })
})
