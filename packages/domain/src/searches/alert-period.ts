import { addDays, newYorkDay, newYorkInstant } from '../days.ts'

export const ALERT_SCHEDULES = ['daily', 'weekly'] as const
export type AlertSchedule = (typeof ALERT_SCHEDULES)[number]

/** One due run of a schedule. Its New York day, `YYYY-MM-DD`, is its permanent name. */
export type AlertPeriod = { period: string; dueAt: Date }

const DUE_HOUR = 8
const MONDAY = 1

/** Daily at 08:00, weekly on Monday at 08:00, New York time. Source: specification, decisions 8. */
export function latestDue(schedule: AlertSchedule, now: Date): AlertPeriod {
  const today = newYorkDay(now)
  const sinceRunDay = schedule === 'daily' ? 0 : (toWeekday(today) - MONDAY + 7) % 7
  const due = runOn(dayBefore(today, sinceRunDay))
  return due.dueAt <= now ? due : runOn(dayBefore(due.period, schedule === 'daily' ? 1 : 7))
}

const runOn = (period: string): AlertPeriod => ({ period, dueAt: newYorkInstant(period, DUE_HOUR) })

const dayBefore = (day: string, days: number) => addDays(day, -days)

/** 0 is Sunday. */
const toWeekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
