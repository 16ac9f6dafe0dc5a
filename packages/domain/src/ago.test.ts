import { describe, expect, it } from 'vitest'
import { formatDaysAgo } from './calendar.ts'

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
