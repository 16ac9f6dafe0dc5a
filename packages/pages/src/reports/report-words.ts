/** The columns of a report, from the names that its CSV gives them; on the page they are in small letters. */
export function toColumns<K extends string>(names: Readonly<Record<K, string>>) {
  const keys = Object.keys(names) as K[]
  const csvNames = keys.map((key) => names[key])
  const labels = csvNames.map((name) => name.charAt(0) + name.slice(1).toLowerCase())
  const toFigures = (one: Readonly<Record<K, number>>) => keys.map((key) => one[key])
  return { csvNames, labels, toFigures }
}

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
