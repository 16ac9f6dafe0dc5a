const TIME_ZONE = 'America/New_York'

const day = new Intl.DateTimeFormat('en-US', { timeZone: TIME_ZONE, dateStyle: 'long' })
const time = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** The day of an instant (ISO 8601) in New York: `January 31, 2027`. */
export const dayInNewYork = (instant: string): string => day.format(new Date(instant))

/** The day and minute of an instant (ISO 8601) in New York: `January 31, 2027 at 8:12 AM EST`. */
export const minuteInNewYork = (instant: string): string => {
  // Some versions of the locale data put a narrow blank before AM, which simple fonts lack.
  const clock = time.format(new Date(instant)).replace(/\s/g, ' ')
  return `${dayInNewYork(instant)} at ${clock}`
}
