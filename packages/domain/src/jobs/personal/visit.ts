import { HOUR_MS } from '../../clock.ts'
import { daysBetween, newYorkDay, shortDay } from '../../days.ts'

export type Visit = {
  lastActive: Date
  /** The end of the visit before this one; null in a first visit, in which nothing is new. */
  newSince: Date | null
}

/** A pause this long ends a visit: a lunch break does not. */
export const VISIT_PAUSE_MS = 4 * HOUR_MS

/**
 * A visit ends with the last activity, on any device, before a longer pause. The mark moves there: so all of the next
 * visit shows the same jobs as new, and those added during it, too. An activity told late changes nothing.
 */
export function visitAfter(before: Visit | null, now: Date, pause: number = VISIT_PAUSE_MS): Visit {
  if (before === null) return { lastActive: now, newSince: null }
  const idle = now.getTime() - before.lastActive.getTime()
  if (idle <= 0) return before
  return { lastActive: now, newSince: idle < pause ? before.newSince : before.lastActive }
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'America/New_York' })

/** When the visit before ended, as one says it: 'earlier today', 'yesterday', 'Tuesday', 'Nov 12'. */
export function sinceWords(newSince: Date, now: Date): string {
  const [day, today] = [newYorkDay(newSince), newYorkDay(now)]
  const days = daysBetween(day, today)
  if (days < 2) return days < 1 ? 'earlier today' : 'yesterday'
  return days < 7 ? weekday.format(newSince) : shortDay(day, today)
}

/** Whether a job was added since the visit before; one that was never approved is not new. */
export const isNewTo = (visit: Visit | null, approvedAt: string | null): boolean =>
  visit?.newSince != null && approvedAt !== null && Date.parse(approvedAt) > visit.newSince.getTime()
