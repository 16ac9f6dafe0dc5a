import { addDays } from '../days.ts'
import { memoize } from '../memoize.ts'

export type CalendarEvent = {
  /** The same for one thing each time, so that a calendar changes its entry instead of adding another. */
  uid: string
  /** How often it changed, and when last. */
  sequence: number
  changedAt: Date
  /** A whole day, `YYYY-MM-DD`, or an instant with the zone in whose time it is told; it lasts an hour. */
  at: { day: string } | { start: Date; zone: string }
  summary: string
  description: string | null
  url: string | null
  /** From its begin, such as `-PT1H`; null for none. */
  alarm: string | null
}

const MAX_LINE_BYTES = 75

/** RFC 5545, section 3.3.11. */
const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')

const PLAIN = /^[ -~]*$/
/** The first of 75 letters, the others of 74 behind their blank. */
const LINES = /^.{1,75}|.{1,74}/g

/** Lines of at most 75 octets, folded between characters: RFC 5545, section 3.1. */
function fold(line: string): string {
  if (PLAIN.test(line)) return line.match(LINES)?.join('\r\n ') ?? line
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const character of line) {
    const length = character <= '\x7f' ? 1 : encoder.encode(character).length
    if (octets + length > MAX_LINE_BYTES) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += length
  }
  return folded
}

const compact = (text: string) => text.replace(/[-:]|\.\d+/g, '')
const inUtc = (at: Date) => compact(at.toISOString())

/** In what a zone's clocks differ from UTC at an instant: as `-0500`, and in milliseconds. */
type Offset = { text: string; ms: number }

function createOffsets(zone: string): (at: number) => Offset {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  return (at) => {
    const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign = '+', hours = '00', minutes = '00'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
    const ms = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
    return { text: sign + hours + minutes, ms: sign === '-' ? -ms : ms }
  }
}

const MINUTE_MS = 60_000

const toLocal = (at: number, { ms }: Offset) => inUtc(new Date(at + ms)).replace('Z', '')

/** Making one takes as long as a hundred of its answers. */
const offsetsOf = memoize(20, createOffsets)

const toObservance = (begin: string, from: Offset, to: Offset): string[] => [
  'BEGIN:STANDARD',
  `DTSTART:${begin}`,
  `TZOFFSETFROM:${from.text}`,
  `TZOFFSETTO:${to.text}`,
  'END:STANDARD',
]

/** RFC 5545, section 3.6.5: what a zone's clocks show at the starts of its events, which come in their order. */
function toTimeZone(zone: string, starts: readonly number[]): string[] {
  const offsetAt = offsetsOf(zone)
  const observances = starts.map((start, index) => {
    const before = starts[index - 1]
    const offset = offsetAt(start)
    if (before === undefined) return toObservance('19700101T000000', offset, offset)
    const from = offsetAt(before)
    return from.text === offset.text ? [] : toObservance(toLocal((before + start) / 2, from), from, offset)
  })
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances.flat(), 'END:VTIMEZONE']
}

function toTimeZones(events: readonly CalendarEvent[]): string[] {
  const byZone = new Map<string, number[]>()
  for (const { at } of events) {
    if (!('zone' in at)) continue
    const starts = byZone.get(at.zone) ?? []
    byZone.set(at.zone, starts)
    starts.push(at.start.getTime())
  }
  return [...byZone].flatMap(([zone, starts]) =>
    toTimeZone(
      zone,
      starts.toSorted((one, other) => one - other),
    ),
  )
}

const toStart = ({ start, zone }: { start: Date; zone: string }) =>
  `DTSTART;TZID=${zone}:${toLocal(start.getTime(), offsetsOf(zone)(start.getTime()))}`

const toTimes = (at: CalendarEvent['at']): string[] =>
  'day' in at
    ? [
        `DTSTART;VALUE=DATE:${compact(at.day)}`,
        `DTEND;VALUE=DATE:${compact(addDays(at.day, 1))}`,
        'TRANSP:TRANSPARENT',
      ]
    : [toStart(at), 'DURATION:PT1H']

const toAlarm = (trigger: string, summary: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${summary}`,
  `TRIGGER:${trigger}`,
  'END:VALARM',
]

function toEvent({ uid, sequence, changedAt, at, description, url, alarm, ...event }: CalendarEvent) {
  const summary = escapeText(event.summary)
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${inUtc(changedAt)}`,
    `LAST-MODIFIED:${inUtc(changedAt)}`,
    ...toTimes(at),
    `SUMMARY:${summary}`,
    ...(description === null ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(url === null ? [] : [`URL:${url}`]),
    ...(alarm === null ? [] : toAlarm(alarm, summary)),
    'END:VEVENT',
  ]
}

/** RFC 5545. One with a name may be subscribed to, and is asked for again each hour. */
export function writeCalendar(events: readonly CalendarEvent[], name: string | null = null): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lilypad//Job tracker//EN',
    'METHOD:PUBLISH',
    ...(name === null
      ? []
      : [
          `NAME:${name}`,
          `X-WR-CALNAME:${name}`,
          'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
          'X-PUBLISHED-TTL:PT1H',
        ]),
    ...toTimeZones(events),
    ...events.flatMap(toEvent),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

/** At eight in the morning. */
export const REMINDER_ALARM = 'PT8H'
