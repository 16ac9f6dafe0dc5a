import { describe, expect, test } from 'vitest'
import { writeCalendar } from './write-icalendar.ts'

const interview = (start: string, zone: string) => ({
  uid: `${start}-${zone}`,
  sequence: 0,
  changedAt: new Date('2027-01-01T00:00:00Z'),
  at: { start: new Date(start), zone },
  summary: 'Interview',
  description: null,
  url: null,
  alarm: null,
})

const linesOf = (text: string, begin: string) => text.split('\r\n').filter((line) => line.startsWith(begin))
/** Those of events: a zone's rules have local ones. */
const startsIn = (text: string) => linesOf(text.slice(text.indexOf('BEGIN:VEVENT')), 'DTSTART')

// Each year between the events of a zone takes time: a member could hold up everybody by two of them.
describe('the rules of a zone', () => {
  test('are told once for all of its events', () => {
    const text = writeCalendar([
      interview('2027-01-04T15:00:00Z', 'America/Chicago'),
      interview('2027-07-04T15:00:00Z', 'America/Chicago'),
    ])
    expect(linesOf(text, 'TZID:')).toEqual(['TZID:America/Chicago'])
    expect(startsIn(text)).toEqual([
      'DTSTART;TZID=America/Chicago:20270104T090000',
      'DTSTART;TZID=America/Chicago:20270704T100000',
    ])
  })

  test('are not told of events that are more than ten years apart, which are told in UTC', () => {
    const text = writeCalendar([
      interview('0001-01-04T15:00:00Z', 'America/Chicago'),
      interview('9999-01-04T15:00:00Z', 'America/Chicago'),
      interview('2027-01-04T15:00:00Z', 'Asia/Kolkata'),
    ])
    expect(linesOf(text, 'TZID:')).toEqual(['TZID:Asia/Kolkata'])
    expect(startsIn(text)).toEqual([
      'DTSTART:00010104T150000Z',
      'DTSTART:99990104T150000Z',
      'DTSTART;TZID=Asia/Kolkata:20270104T203000',
    ])
  })

  test('are told of ten zones; the events of others are told in UTC', () => {
    const zones = Intl.supportedValuesOf('timeZone').slice(0, 12)
    const text = writeCalendar(zones.map((zone) => interview('2027-01-04T15:00:00Z', zone)))
    expect(linesOf(text, 'TZID:')).toHaveLength(10)
    expect(startsIn(text).slice(10)).toEqual(['DTSTART:20270104T150000Z', 'DTSTART:20270104T150000Z'])
  })
})
