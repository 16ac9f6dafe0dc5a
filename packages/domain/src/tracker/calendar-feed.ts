export const CALENDAR_KINDS = ['deadline', 'reminder', 'interview'] as const
export type CalendarKind = (typeof CALENDAR_KINDS)[number]

/** `title` tells what it is and the job's title; `full` also the employer, the status and the addresses. */
export const CALENDAR_DETAILS = ['full', 'title'] as const
export type CalendarDetail = (typeof CALENDAR_DETAILS)[number]

export function isTimeZone(zone: string): boolean {
  try {
    // Offsets are zones to Intl, and unknown to calendars.
    return /^[A-Za-z]/.test(zone) && new Intl.DateTimeFormat('en', { timeZone: zone }) !== null
  } catch {
    return false
  }
}
