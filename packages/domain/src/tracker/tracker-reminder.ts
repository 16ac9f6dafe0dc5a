import { addDays } from '../calendar.ts'

export type ReminderEvent = {
  /** The same for one application each time, so that a calendar updates its entry instead of adding another. */
  uid: string
  day: string
  title: string
  companyName: string
  status: string
  trackerUrl: string
}

const MAX_LINE_BYTES = 75

/** RFC 5545, section 3.3.11. */
const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

/** Lines of at most 75 octets, folded between characters: RFC 5545, section 3.1. */
const fold = (line: string): string => {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const character of line) {
    const length = encoder.encode(character).length
    if (octets + length > MAX_LINE_BYTES) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += length
  }
  return folded
}

const compact = (day: string) => day.replaceAll('-', '')
/** RFC 5545: an event for the whole day, with an alarm at eight; `now` is when it is written. */
export const reminderCalendar = (event: ReminderEvent, now: Date): string => {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const summary = escapeText(`${event.title} at ${event.companyName}`)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lilypad//Job tracker//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(event.day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(event.day, 1))}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escapeText(`Status: ${event.status}\n${event.trackerUrl}`)}`,
    `URL:${event.trackerUrl}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    'TRIGGER:PT8H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
