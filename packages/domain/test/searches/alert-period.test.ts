import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ALERT_SCHEDULES,
  type AlertSchedule,
  latestDue,
  newYorkDay,
  newYorkInstant,
} from '../../src/index.ts'

// holds Decisions §8: Daily at 08:00, weekly on Monday at 08:00, New York
test.each<[name: string, schedule: AlertSchedule, now: string, period: string, dueAt: string]>([
  ['at 08:00', 'daily', '2026-01-15T13:00:00.000Z', '2026-01-15', '2026-01-15T13:00:00.000Z'],
  ['a moment before 08:00', 'daily', '2026-01-15T12:59:59.999Z', '2026-01-14', '2026-01-14T13:00:00.000Z'],
  ['late in the evening', 'daily', '2026-01-16T04:59:00.000Z', '2026-01-15', '2026-01-15T13:00:00.000Z'],
  ['past midnight', 'daily', '2026-01-16T05:01:00.000Z', '2026-01-15', '2026-01-15T13:00:00.000Z'],
  ['in summer', 'daily', '2026-07-01T12:00:00.000Z', '2026-07-01', '2026-07-01T12:00:00.000Z'],
  ['before it in summer', 'daily', '2026-07-01T11:59:59.999Z', '2026-06-30', '2026-06-30T12:00:00.000Z'],
  [
    'the day when clocks go forward',
    'daily',
    '2026-03-08T12:00:00.000Z',
    '2026-03-08',
    '2026-03-08T12:00:00.000Z',
  ],
  ['before it on that day', 'daily', '2026-03-08T11:59:59.999Z', '2026-03-07', '2026-03-07T13:00:00.000Z'],
  [
    'the day when clocks go back',
    'daily',
    '2026-11-01T13:00:00.000Z',
    '2026-11-01',
    '2026-11-01T13:00:00.000Z',
  ],
  [
    'before it on that day, too',
    'daily',
    '2026-11-01T12:59:59.999Z',
    '2026-10-31',
    '2026-10-31T12:00:00.000Z',
  ],
  ['new year', 'daily', '2026-01-01T06:00:00.000Z', '2025-12-31', '2025-12-31T13:00:00.000Z'],
  ['a leap day', 'daily', '2028-02-29T13:00:00.000Z', '2028-02-29', '2028-02-29T13:00:00.000Z'],
  ['Monday at 08:00', 'weekly', '2026-01-12T13:00:00.000Z', '2026-01-12', '2026-01-12T13:00:00.000Z'],
  ['Monday before 08:00', 'weekly', '2026-01-12T12:59:59.999Z', '2026-01-05', '2026-01-05T13:00:00.000Z'],
  ['Tuesday', 'weekly', '2026-01-13T13:00:00.000Z', '2026-01-12', '2026-01-12T13:00:00.000Z'],
  ['Sunday night', 'weekly', '2026-01-19T04:59:59.000Z', '2026-01-12', '2026-01-12T13:00:00.000Z'],
  [
    'Sunday in New York, Monday in Europe',
    'weekly',
    '2026-01-19T02:00:00.000Z',
    '2026-01-12',
    '2026-01-12T13:00:00.000Z',
  ],
  [
    'the Monday after clocks went forward',
    'weekly',
    '2026-03-09T12:00:00.000Z',
    '2026-03-09',
    '2026-03-09T12:00:00.000Z',
  ],
  ['before it', 'weekly', '2026-03-09T11:00:00.000Z', '2026-03-02', '2026-03-02T13:00:00.000Z'],
  [
    'the Monday after clocks went back',
    'weekly',
    '2026-11-02T13:00:00.000Z',
    '2026-11-02',
    '2026-11-02T13:00:00.000Z',
  ],
  ['before that one', 'weekly', '2026-11-02T12:30:00.000Z', '2026-10-26', '2026-10-26T12:00:00.000Z'],
])('daily at 08:00 and weekly on Monday at 08:00, New York: %s', (_name, schedule, now, period, dueAt) => {
  expect(latestDue(schedule, new Date(now))).toEqual({ period, dueAt: new Date(dueAt) })
})

test('a run is never due in the future, has its own day, and no run is skipped before the next', () => {
  const anyInstant = fc.date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2040-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(fc.constantFrom(...ALERT_SCHEDULES), anyInstant, (schedule, now) => {
      const { period, dueAt } = latestDue(schedule, now)
      expect(newYorkDay(dueAt)).toBe(period)
      const hours = (now.getTime() - dueAt.getTime()) / 3_600_000
      expect(hours).toBeGreaterThanOrEqual(0)
      expect(hours).toBeLessThan(schedule === 'daily' ? 25 : 7 * 24 + 1)
      expect(latestDue(schedule, dueAt)).toEqual({ period, dueAt })
    }),
  )
})

test.each([
  ['a morning in winter', '2026-01-15', 8, '2026-01-15T13:00:00.000Z'],
  ['a morning in summer', '2026-07-15', 8, '2026-07-15T12:00:00.000Z'],
  ['midnight', '2026-07-15', 0, '2026-07-15T04:00:00.000Z'],
  ['late', '2026-01-15', 23, '2026-01-16T04:00:00.000Z'],
  ['midnight before clocks go forward', '2026-03-08', 0, '2026-03-08T05:00:00.000Z'],
  ['the hour that never comes is the one after it', '2026-03-08', 2, '2026-03-08T07:00:00.000Z'],
  ['the hour that comes twice is the first', '2026-11-01', 1, '2026-11-01T05:00:00.000Z'],
  ['the hour after it', '2026-11-01', 2, '2026-11-01T07:00:00.000Z'],
])('the instant of a full hour in New York: %s', (_name, day, hour, instant) => {
  expect(newYorkInstant(day, hour).toISOString()).toBe(instant)
})
