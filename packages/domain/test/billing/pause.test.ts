import { expect, test } from 'vitest'
import { pausableFrom, pauseEnd } from '../../src/index.ts'

const now = new Date('2027-01-15T12:00:00Z')
const end = new Date('2027-01-31T12:00:00Z')
const plan = { status: 'active', pausedFrom: null, accessEnd: null, currentPeriodEnd: end }

test.each([
  ['2027-01-15T12:00:00Z', 1, '2027-02-15T12:00:00Z'],
  ['2027-01-31T12:00:00Z', 1, '2027-02-28T12:00:00Z'],
  ['2027-11-30T23:59:59Z', 3, '2028-02-29T23:59:59Z'],
  ['2027-12-31T00:00:00Z', 2, '2028-02-29T00:00:00Z'],
] as const)('a pause from %s for %d months ends on %s', (from, months, until) => {
  expect(pauseEnd(new Date(from), months)).toEqual(new Date(until))
})

test('a plan that is paid for can pause from the end of the paid time', () => {
  expect(pausableFrom(plan, now)).toEqual(end)
})

test.each([
  ['on trial, so after a pause that nobody has paid since', { status: 'trialing' }],
  ['past due', { status: 'past_due' }],
  ['ended', { status: 'canceled' }],
  ['paused', { pausedFrom: end }],
  ['refunded', { accessEnd: 'refund' }],
  ['charged within a day', { currentPeriodEnd: new Date(now.getTime() + 24 * 60 * 60 * 1000) }],
  ['without an end that we know', { currentPeriodEnd: null }],
])('a plan that is %s cannot pause', (_name, more) => {
  expect(pausableFrom({ ...plan, ...more }, now)).toBeNull()
})
