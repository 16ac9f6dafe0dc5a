import { describe, expect, it } from 'vitest'
import { formatAgo, plural } from '../src/format.ts'

describe('dates as "2 hours ago"', () => {
  const now = new Date('2026-03-10T12:00:00Z')
  it.each<[instant: string, words: string]>([
    ['2026-03-10T11:59:31Z', 'just now'],
    ['2026-03-10T12:05:00Z', 'just now'],
    ['2026-03-10T11:59:00Z', '1 minute ago'],
    ['2026-03-10T10:00:00Z', '2 hours ago'],
    ['2026-03-09T11:00:00Z', 'yesterday'],
    ['2026-03-03T11:00:00Z', '7 days ago'],
    ['2026-02-20T12:00:00Z', '2 weeks ago'],
    ['2025-12-10T12:00:00Z', '2 months ago'],
    ['2023-03-10T12:00:00Z', '3 years ago'],
  ])('%s is %s', (instant, words) => {
    expect(formatAgo(instant, now)).toBe(words)
  })
})

describe('counts', () => {
  // holds Part 2 §2 Dashboard: 'N job(s) found', 'N saved job(s)'
  // holds Decisions §9: '(s)' is a real plural
  it.each([
    [0, '0 jobs'],
    [1, '1 job'],
    [12345, '12,345 jobs'],
  ])('"(s)" is a real plural: %i gives %s', (number, words) => {
    expect(plural(number, 'job')).toBe(words)
  })
})
