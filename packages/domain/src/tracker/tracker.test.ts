import { describe, expect, it } from 'vitest'
import {
  celebrates,
  isTrackerStatus,
  nextSort,
  searchTracked,
  sortTracked,
  TRACKER_STATUSES,
  type TrackerColumn,
  type TrackerRow,
} from './tracker.ts'

const row = (title: string, more: Partial<TrackerRow> = {}): TrackerRow => ({
  companyName: 'Quillmarsh',
  title,
  status: 0,
  category: null,
  audience: [],
  salaryMax: null,
  workplace: null,
  notes: '',
  ...more,
})
const titles = (rows: readonly TrackerRow[]) => rows.map(({ title }) => title).join('')

// holds Decisions §9: Tracker statuses; new rows are Saved; above 1 celebrates
it('statuses are the seven of the tracker; any other is unknown', () => {
  expect(TRACKER_STATUSES.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '-2 Withdrawn',
    '-1 Not Selected',
    '0 Saved',
    '1 Applied',
    '2 Interviewing',
    '3 Offer',
    '4 Accepted',
  ])
  expect([-3, 5, 0.5, Number.NaN].some(isTrackerStatus)).toBe(false)
})

// holds Part 1 §9: Celebration above status id 1
// holds Part 2 §9: Celebration above status id 1
// holds Decisions §9: Tracker statuses; new rows are Saved; above 1 celebrates
it('a chosen status id greater than 1 triggers a celebration', () => {
  expect([-2, -1, 0, 1, 2, 3, 4].filter(celebrates)).toEqual([2, 3, 4])
})

// holds Part 2 §4: Tracker sorting: direction, first audience, maximum, status id
it('a new column sorts ascending; clicking the same column toggles direction', () => {
  const first = nextSort(null, 'title')
  const second = nextSort(first, 'title')
  expect([first, second, nextSort(second, 'title'), nextSort(second, 'status')]).toEqual([
    { column: 'title', isDescending: false },
    { column: 'title', isDescending: true },
    { column: 'title', isDescending: false },
    { column: 'status', isDescending: false },
  ])
})

// holds Part 2 §2 Job tracker: Search box; columns; sorting by each
// holds Part 2 §4: Tracker sorting: direction, first audience, maximum, status id
describe('sorting', () => {
  it.each<[sentence: string, column: TrackerColumn, rows: TrackerRow[], up: string, down: string]>([
    ['alphabetically whatever the case', 'title', [row('b'), row('A'), row('c')], 'Abc', 'cbA'],
    [
      'company alphabetically',
      'companyName',
      [row('1', { companyName: 'Reed' }), row('2', { companyName: 'fern' })],
      '21',
      '12',
    ],
    [
      'status by status id, not by name',
      'status',
      [row('a', { status: 3 }), row('b', { status: -2 }), row('c', { status: 1 })],
      'bca',
      'acb',
    ],
    [
      'salary numerically by maximum; none comes last both ways',
      'salaryMax',
      [row('n'), row('h', { salaryMax: 100_000 }), row('l', { salaryMax: 90_000 })],
      'lhn',
      'hln',
    ],
    [
      'audience by its first value',
      'audience',
      [
        row('z', { audience: ['Early Career', 'A'] }),
        row('y', { audience: ['Career Pivots', 'Z'] }),
        row('n'),
      ],
      'yzn',
      'zyn',
    ],
    [
      'equal rows stay as they came',
      'category',
      [row('1', { category: 'Sales' }), row('2', { category: 'Sales' }), row('3', { category: 'Finance' })],
      '312',
      '123',
    ],
  ])('%s', (_sentence, column, rows, up, down) => {
    expect(titles(sortTracked(rows, { column, isDescending: false }))).toBe(up)
    expect(titles(sortTracked(rows, { column, isDescending: true }))).toBe(down)
    expect(titles(sortTracked(rows, null))).toBe(titles(rows))
  })
})

// holds Part 2 §4: Tracker search: seven fields, case-insensitive
describe('search matches case-insensitively', () => {
  const rows = [
    row('a', { companyName: 'Inkwren', category: 'Sales', workplace: 'Remote', notes: 'Call Robin' }),
    row('b', { audience: ['Early Career'], status: 2 }),
  ]
  it.each<[what: string, sought: string, found: string]>([
    ['company', 'INKWREN', 'a'],
    ['category', 'sales', 'a'],
    ['workplace type', ' remote ', 'a'],
    ['notes', 'call robin', 'a'],
    ['audience', 'early', 'b'],
    ['status name', 'interviewing', 'b'],
    ['nothing sought finds all', '  ', 'ab'],
    ['nothing found', 'astronaut', ''],
  ])('against %s', (_what, sought, found) => {
    expect(titles(searchTracked(rows, sought))).toBe(found)
  })
})
