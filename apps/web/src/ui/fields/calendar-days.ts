const twoDigits = (number: number) => String(number).padStart(2, '0')

/** The calendar's date for a day `YYYY-MM-DD`: midnight in the browser's own time zone. */
export const dateOfDay = (day: string): Date => new Date(`${day}T00:00:00`)

/** The day `YYYY-MM-DD` that a date of the calendar shows. */
export const dayOfDate = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
