import { addDays } from '../calendar.ts'
import { DAY_MS } from '../clock.ts'
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

/** Lines of at most 75 octets, folded between characters: RFC 5545, section 3.1. */
function fold(line: string): string {
  if (line.length <= MAX_LINE_BYTES && PLAIN.test(line)) return line
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

const MINUTE_MS = 60_000

/** How far a zone is from UTC at an instant, as `-0500`, and in milliseconds. */
function createOffsets(zone: string) {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  return (at: number) => {
    const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign = '+', hours = '00', minutes = '00'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
    const ms = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
    return { text: sign + hours + minutes, ms: sign === '-' ? -ms : ms }
  }
}
type OffsetAt = ReturnType<typeof createOffsets>

/** To tell the rules of a zone takes time for each year between its events: beyond these, events are told in UTC. */
const MOST_ZONES = 10
const LONGEST_MS = 10 * 365 * DAY_MS

/** Making one takes as long as a hundred of its answers. */
const offsetsOf = memoize(2 * MOST_ZONES, createOffsets)

const toLocal = (at: number, { ms }: { ms: number }) => inUtc(new Date(at + ms)).replace('Z', '')

/** No zone changes its offset and back within it. */
const STEP_MS = 7 * DAY_MS
const AROUND_MS = 400 * DAY_MS

/** The minute at which the offset of `before` ends. */
function findChange(offsetAt: OffsetAt, before: number): number {
  let [low, high] = [before, before + STEP_MS]
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS
    if (offsetAt(middle).text === offsetAt(before).text) low = middle
    else high = middle
  }
  return high
}

function toObservance(offsetAt: OffsetAt, at: number, before: number): string[] {
  const [from, to] = [offsetAt(before), offsetAt(at)]
  const name = to.ms > from.ms ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${name}`,
    `DTSTART:${toLocal(at, from)}`,
    `TZOFFSETFROM:${from.text}`,
    `TZOFFSETTO:${to.text}`,
    `END:${name}`,
  ]
}

/** From the first to the last of some events, in milliseconds. */
type Span = { from: number; to: number }

/** RFC 5545, section 3.6.5: what the zone's clocks do around these events. */
function toTimeZone(zone: string, { from, to }: Span): string[] {
  const offsetAt = offsetsOf(zone)
  const first = Math.floor(from / MINUTE_MS) * MINUTE_MS - AROUND_MS
  const observances = [toObservance(offsetAt, first, first)]
  for (let at = first; at < to + AROUND_MS; at += STEP_MS)
    if (offsetAt(at).text !== offsetAt(at + STEP_MS).text)
      observances.push(toObservance(offsetAt, findChange(offsetAt, at), at))
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances.flat(), 'END:VTIMEZONE']
}

/** The zones that are told with their rules. */
function toZones(events: readonly CalendarEvent[]): ReadonlyMap<string, Span> {
  const spans = new Map<string, Span>()
  for (const { at } of events) {
    if (!('zone' in at)) continue
    const start = at.start.getTime()
    const { from, to } = spans.get(at.zone) ?? { from: start, to: start }
    spans.set(at.zone, { from: Math.min(from, start), to: Math.max(to, start) })
  }
  const near = [...spans].filter(([, { from, to }]) => to - from <= LONGEST_MS)
  return new Map(near.slice(0, MOST_ZONES))
}

const toStart = ({ start, zone }: { start: Date; zone: string }, zones: ReadonlyMap<string, Span>) =>
  zones.has(zone)
    ? `DTSTART;TZID=${zone}:${toLocal(start.getTime(), offsetsOf(zone)(start.getTime()))}`
    : `DTSTART:${inUtc(start)}`

const toTimes = (at: CalendarEvent['at'], zones: ReadonlyMap<string, Span>): string[] =>
  'day' in at
    ? [
        `DTSTART;VALUE=DATE:${compact(at.day)}`,
        `DTEND;VALUE=DATE:${compact(addDays(at.day, 1))}`,
        'TRANSP:TRANSPARENT',
      ]
    : [toStart(at, zones), 'DURATION:PT1H']

const toAlarm = (trigger: string, summary: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${summary}`,
  `TRIGGER:${trigger}`,
  'END:VALARM',
]

function toEvent(
  { uid, sequence, changedAt, at, description, url, alarm, ...event }: CalendarEvent,
  zones: ReadonlyMap<string, Span>,
) {
  const summary = escapeText(event.summary)
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${inUtc(changedAt)}`,
    `LAST-MODIFIED:${inUtc(changedAt)}`,
    ...toTimes(at, zones),
    `SUMMARY:${summary}`,
    ...(description === null ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(url === null ? [] : [`URL:${url}`]),
    ...(alarm === null ? [] : toAlarm(alarm, summary)),
    'END:VEVENT',
  ]
}

/** RFC 5545. One with a name may be subscribed to, and is asked for again each hour. */
export function writeCalendar(events: readonly CalendarEvent[], name: string | null = null): string {
  const zones = toZones(events)
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
    ...[...zones].flatMap(([zone, span]) => toTimeZone(zone, span)),
    ...events.flatMap((event) => toEvent(event, zones)),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

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
