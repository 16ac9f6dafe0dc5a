import { expect, test } from 'vitest'
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

test('a zone is told once for all of its events, with what its clocks show at each', () => {
  const text = writeCalendar([
    interview('2027-07-04T15:00:00Z', 'America/Chicago'),
    interview('2027-01-04T15:00:00Z', 'America/Chicago'),
    interview('2027-07-05T15:00:00Z', 'America/Chicago'),
  ])
  expect(linesOf(text, 'TZID:')).toEqual(['TZID:America/Chicago'])
  expect(linesOf(text, 'TZOFFSETTO:')).toEqual(['TZOFFSETTO:-0600', 'TZOFFSETTO:-0500'])
  expect(startsIn(text)).toEqual([
    'DTSTART;TZID=America/Chicago:20270704T100000',
    'DTSTART;TZID=America/Chicago:20270104T090000',
    'DTSTART;TZID=America/Chicago:20270705T100000',
  ])
})

test('interviews of any years and many zones are told, each in its own', () => {
  const zones = Intl.supportedValuesOf('timeZone').slice(0, 40)
  const text = writeCalendar([
    interview('0001-01-04T15:00:00Z', 'Asia/Kolkata'),
    interview('9999-01-04T15:00:00Z', 'Asia/Kolkata'),
    ...zones.map((zone) => interview('2027-01-04T15:00:00Z', zone)),
  ])
  expect(linesOf(text, 'TZID:')).toHaveLength(new Set(['Asia/Kolkata', ...zones]).size)
  expect(startsIn(text).filter((line) => !line.includes('TZID='))).toEqual([])
})
