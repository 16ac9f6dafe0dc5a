/** A figure as people read it: `12,345`. */
export const figure = (value: number): string => value.toLocaleString('en-US')

/** A count with its word: `1 job`, `2 jobs`. */
export const counted = (value: number, word: string): string =>
  `${figure(value)} ${word}${value === 1 ? '' : 's'}`

const shown = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', ...options })

/** A day, `YYYY-MM-DD`, as people write it: `Jan 31, 2027`. */
export const longDay = (day: string): string => shown(day, { dateStyle: 'medium' })
/** `Jan 31`. */
export const shortDay = (day: string): string => shown(day, { month: 'short', day: 'numeric' })
/** `Jan 2027`. */
export const month = (day: string): string => shown(day, { month: 'short', year: 'numeric' })

/** An instant in New York: `Jan 31, 2027 at 3:12 PM EST`. */
export const instantInNewYork = (at: Date): string =>
  at.toLocaleString('en-US', {
    timeZone: 'America/New_York',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
