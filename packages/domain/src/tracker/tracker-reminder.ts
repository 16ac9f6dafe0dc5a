import { writeCalendar } from './calendar-file.ts'

export type ReminderEvent = {
  /** The same for one application each time. */
  uid: string
  day: string
  title: string
  companyName: string
  status: string
  trackerUrl: string
}

/** At eight in the morning. */
export const REMINDER_ALARM = 'PT8H'

/** An event for the whole day, with an alarm at eight; `now` is when it is written. */
export const reminderCalendar = (event: ReminderEvent, now: Date): string =>
  writeCalendar([
    {
      uid: event.uid,
      sequence: 0,
      changedAt: now,
      at: { day: event.day },
      summary: `${event.title} at ${event.companyName}`,
      description: `Status: ${event.status}\n${event.trackerUrl}`,
      url: event.trackerUrl,
      alarm: REMINDER_ALARM,
    },
  ])
