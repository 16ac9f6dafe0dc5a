import { daysAgoText } from '@lilypad/domain'

export { formatCount, plural } from '@lilypad/domain'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
const exactTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
const shortTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** '2 hours ago' for an ISO instant. A future instant (from a wrong clock) is 'just now'. */
export function formatAgo(instant: string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(instant)) / 1000)
  if (seconds < MINUTE) return 'just now'
  if (seconds < HOUR) return relative.format(-Math.floor(seconds / MINUTE), 'minute')
  if (seconds < DAY) return relative.format(-Math.floor(seconds / HOUR), 'hour')
  return daysAgoText(Math.floor(seconds / DAY))
}

/** 'January 31, 2026 at 8:12 AM' in the reader's own time. */
export const formatInstant = (instant: string): string => exactTime.format(new Date(instant))

/** 'Nov 23, 2:05 PM' in the reader's own time. */
export const formatShortInstant = (instant: string): string => shortTime.format(new Date(instant))
