const inNewYork = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day of an instant in New York, `YYYY-MM-DD`: the product's one calendar. */
export const newYorkDay = (instant: Date): string => inNewYork.format(instant)
