import { daysBetween } from './calendar.ts'

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

/** 'today', 'yesterday', '3 days ago', … of days `YYYY-MM-DD`; one to come, from a wrong clock, is 'today'. */
export const formatDaysAgo = (day: string, today: string): string => {
  const days = Math.max(0, daysBetween(day, today))
  if (days < 14) return relative.format(-days, 'day')
  if (days < 61) return relative.format(-Math.floor(days / 7), 'week')
  return days < 730
    ? relative.format(-Math.floor(days / 30.44), 'month')
    : relative.format(-Math.floor(days / 365.25), 'year')
}
