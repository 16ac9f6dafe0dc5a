function format(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', ...options })
}

/** `Jan 31` for a day, `YYYY-MM-DD`. */
export function formatShortDay(day: string): string {
  return format(day, { month: 'short', day: 'numeric' })
}

/** `Jan 2027`. */
export function formatMonth(day: string): string {
  return format(day, { month: 'short', year: 'numeric' })
}
