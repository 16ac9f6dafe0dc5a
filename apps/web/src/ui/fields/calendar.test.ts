import { expect, it } from 'vitest'
import { dateOfDay, dayOfDate } from './calendar.tsx'

// holds Part 1 §9: Dates as YYYY-MM-DD, zero-padded
it.each(['2026-01-31', '2026-03-08', '2026-11-01', '2028-02-29'])('the day %s is kept as it is', (day) => {
  expect(dayOfDate(dateOfDay(day))).toBe(day)
  expect(dateOfDay(day).getHours()).toBe(0)
})
