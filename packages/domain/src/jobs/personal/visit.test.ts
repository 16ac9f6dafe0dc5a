import { expect, it } from 'vitest'
import { isNewTo, sinceWords, type Visit, visitAfter } from './visit.ts'

const at = (time: string) => new Date(`2026-11-${time}:00Z`)
const visit = (lastActive: string, newSince: string | null): Visit => ({
  lastActive: at(lastActive),
  newSince: newSince === null ? null : at(newSince),
})

it.each<[sentence: string, before: Visit | null, now: string, after: Visit]>([
  ['a first visit has no mark', null, '10T08:00', visit('10T08:00', null)],
  ['the mark stays during a visit', visit('10T08:00', '09T20:00'), '10T11:59', visit('10T11:59', '09T20:00')],
  [
    'a pause moves it to the end of the visit',
    visit('10T08:00', '09T20:00'),
    '10T12:00',
    visit('10T12:00', '10T08:00'),
  ],
  [
    'the second visit has the end of the first',
    visit('10T08:00', null),
    '12T08:00',
    visit('12T08:00', '10T08:00'),
  ],
  [
    'what another device told later stays',
    visit('10T08:00', '09T20:00'),
    '10T07:00',
    visit('10T08:00', '09T20:00'),
  ],
])('%s', (_sentence, before, now, after) => {
  expect(visitAfter(before, at(now))).toEqual(after)
})

it.each<[sentence: string, visit: Visit | null, approvedAt: string | null, isNew: boolean]>([
  ['added after the mark', visit('10T12:00', '10T08:00'), '2026-11-10T08:00:01Z', true],
  ['added at the mark', visit('10T12:00', '10T08:00'), '2026-11-10T08:00:00Z', false],
  ['added during this visit', visit('10T12:00', '10T08:00'), '2026-11-10T12:30:00Z', true],
  ['in a first visit', visit('10T12:00', null), '2026-11-10T12:30:00Z', false],
  ['before the visit is known', null, '2026-11-10T12:30:00Z', false],
  ['never approved', visit('10T12:00', '10T08:00'), null, false],
])('a job is new if it was added since the last visit: %s', (_sentence, seen, approvedAt, isNew) => {
  expect(isNewTo(seen, approvedAt)).toBe(isNew)
})

it.each([
  ['2026-11-10T08:00:00Z', 'earlier today'],
  ['2026-11-10T03:00:00Z', 'yesterday'],
  ['2026-11-05T15:00:00Z', 'Thursday'],
  ['2026-11-03T15:00:00Z', 'Nov 3'],
  ['2025-12-24T15:00:00Z', 'Dec 24, 2025'],
])('of jobs added since %s one says since %s', (since, words) => {
  expect(sinceWords(new Date(since), new Date('2026-11-10T15:00:00Z'))).toBe(words)
})
