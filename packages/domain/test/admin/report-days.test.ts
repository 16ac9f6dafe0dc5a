import { describe, expect, test } from 'vitest'
import {
  addDays,
  chartStep,
  countDays,
  daysBetween,
  gatherDays,
  lastMonths,
  readReportPeriod,
  reportDays,
} from '../../src/index.ts'

const NOW = new Date('2026-11-21T20:00:00Z')
const asked = (startDate?: string, endDate?: string, now = NOW) =>
  readReportPeriod({ startDate, endDate }, now)

// holds Part 2 §7 Admin: `GET /admin-api/admin/generate_company_report`
describe('Company Report: start and end date are optional', () => {
  test.each([
    ['the last 30 days when none is given', undefined, undefined, '2026-10-23', '2026-11-21'],
    ['blank ones count as none', ' ', '', '2026-10-23', '2026-11-21'],
    ['from a start until today', '2026-01-01', undefined, '2026-01-01', '2026-11-21'],
    ['30 days until an end', undefined, '2026-03-01', '2026-01-31', '2026-03-01'],
    ['one day', '2026-02-28', '2026-02-28', '2026-02-28', '2026-02-28'],
    ['three years', '2023-11-22', '2026-11-21', '2023-11-22', '2026-11-21'],
    [
      'tomorrow, where it has begun already, is today',
      '2026-11-20',
      '2026-11-22',
      '2026-11-20',
      '2026-11-21',
    ],
    ['until today, for an end in the future', '2026-11-20', '2026-12-24', '2026-11-20', '2026-11-21'],
    ['and so for an end alone', undefined, '9999-12-31', '2026-10-23', '2026-11-21'],
    ['tomorrow is today as a start alone', '2026-11-22', undefined, '2026-11-21', '2026-11-21'],
    ['and so it is as a start', '2026-11-22', '2026-11-22', '2026-11-21', '2026-11-21'],
  ])('%s', (_name, start, end, from, to) => {
    expect(asked(start, end)).toEqual({ period: { from, to } })
  })

  test('today is New York’s', () => {
    expect(asked(undefined, undefined, new Date('2026-11-22T04:59:59Z'))).toMatchObject({
      period: { to: '2026-11-21' },
    })
    expect(asked(undefined, undefined, new Date('2026-11-22T05:00:00Z'))).toMatchObject({
      period: { to: '2026-11-22' },
    })
  })

  test.each([
    ['no date', 'yesterday', undefined, 'The start date must be a day such as 2026-01-31.'],
    ['a day that there is not', undefined, '2026-02-30', 'The end date must be a day such as 2026-01-31.'],
    ['an American date', '01/31/2026', undefined, 'The start date must be a day such as 2026-01-31.'],
    ['end before start', '2026-03-02', '2026-03-01', 'The end date must not be before the start date.'],
    ['a start after today', '2026-12-24', undefined, 'The start date lies in the future.'],
    ['the year 9999 twice', '9999-12-31', '9999-12-31', 'The start date lies in the future.'],
    ['too long', '2023-11-20', '2026-11-21', 'A report covers at most three years.'],
    ['the year 1', '0001-01-01', undefined, 'A report covers at most three years.'],
  ])('%s is refused with a sentence', (_name, start, end, fault) => {
    expect(asked(start, end)).toEqual({ fault })
  })
})

describe('days', () => {
  test.each([
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
  ])('%s and %i more is %s, across clock changes', (day, more, other) => {
    expect(addDays(day, more)).toBe(other)
    expect(daysBetween(day, other)).toBe(more)
  })

  test('a period has each day once', () => {
    expect(reportDays({ from: '2026-02-27', to: '2026-03-02' })).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ])
  })
})

test.each([
  ['2026-02-28', ['2025-12', '2026-01', '2026-02']],
  ['2026-12-01', ['2026-10', '2026-11', '2026-12']],
])('the last three months of %s', (day, months) => {
  expect(lastMonths(day, 3)).toEqual(months)
})

const events = (clicks: number, newJobs = 0, removedJobs = 0) => ({
  clicks,
  similarClicks: 1,
  newJobs,
  removedJobs,
})

test('live jobs follow from those at the start, the new and the removed ones', () => {
  const happened = new Map([
    ['2026-03-01', events(3, 5, 1)],
    ['2026-03-03', events(4, 0, 10)],
  ])
  const rows = countDays({ from: '2026-03-01', to: '2026-03-04' }, 20, happened)
  expect(rows.map(({ day, clicks, liveJobs }) => [day, clicks, liveJobs])).toEqual([
    ['2026-03-01', 3, 24],
    ['2026-03-02', 0, 24],
    ['2026-03-03', 4, 14],
    ['2026-03-04', 0, 14],
  ])
})

describe('a chart has dozens of columns', () => {
  test.each([
    ['2026-11-01', '2026-11-30', 'day', 30],
    ['2026-01-01', '2026-06-30', 'week', 27],
    ['2026-01-01', '2026-12-31', 'month', 12],
    ['2024-01-01', '2026-12-31', 'month', 36],
    ['2026-11-21', '2026-11-21', 'day', 1],
  ] as const)('from %s to %s: by %s, %i of them', (from, to, step, count) => {
    const days = countDays({ from, to }, 7, new Map([[to, events(2, 3)]]))
    const columns = gatherDays(days, step)
    expect(chartStep({ from, to })).toBe(step)
    expect(columns).toHaveLength(count)
    expect(columns[0]?.day).toBe(from)
    expect(columns.at(-1)).toMatchObject({ clicks: 2, newJobs: 3, liveJobs: 10 })
  })
})
