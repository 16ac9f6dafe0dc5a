import { describe, expect, it, test } from 'vitest'
import { formatDaysAgo } from '../src/days.ts'
import { formatDay, newYorkDay } from '../src/index.ts'

// holds Decisions §2: Calendar days are New York's
test.each([
  ['just before midnight in winter', '2026-01-31T04:59:59Z', '2026-01-30'],
  ['midnight in winter', '2026-01-31T05:00:00Z', '2026-01-31'],
  ['just before midnight in summer', '2026-07-01T03:59:59Z', '2026-06-30'],
  ['midnight in summer', '2026-07-01T04:00:00Z', '2026-07-01'],
  ['new year in Europe is not yet new year', '2026-01-01T00:30:00Z', '2025-12-31'],
  ['the night when clocks go forward', '2026-03-08T06:59:59Z', '2026-03-08'],
])('calendar days are New York’s: %s', (_name, instant, day) => {
  expect(newYorkDay(new Date(instant))).toBe(day)
})

test('a day is written out the same in every time zone', () => {
  expect(formatDay('2026-01-31')).toBe('January 31, 2026')
})

describe('a calendar day as "3 days ago"', () => {
  it.each<[day: string, words: string]>([
    ['2026-03-10', 'today'],
    ['2026-03-11', 'today'],
    ['2026-03-09', 'yesterday'],
    ['2026-03-07', '3 days ago'],
    ['2026-02-01', '5 weeks ago'],
  ])('the day %s is %s', (day, words) => {
    expect(formatDaysAgo(day, '2026-03-10')).toBe(words)
  })

  it('a day across the change to summer time is still one day', () => {
    expect(formatDaysAgo('2026-03-07', '2026-03-08')).toBe('yesterday')
    expect(formatDaysAgo('2026-03-08', '2026-03-09')).toBe('yesterday')
  })
})
