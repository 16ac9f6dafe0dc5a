import { expect, test } from 'vitest'
import { isoDay } from '../src/iso-day.ts'

const read = (text: string, context = {}) => isoDay(text, { posted: '2026-03-10', country: null, ...context })

test.each<[string, string | null]>([
  ['2026-06-04', '2026-06-04'],
  ['6/4/2026', '2026-06-04'],
  ['25/12/2026', '2026-12-25'],
  ['june 4', '2026-06-04'],
  ['4th of march', '2027-03-04'],
  ['3/12', '2026-03-12'],
  ['february 29', null],
  ['february 30, 2027', null],
  ['april 5, 1999', '1999-04-05'],
  ['5 april 1999', '1999-04-05'],
  ['april 5, 1989', null],
  ['april 5, 2100', null],
  ['5 april 2100', null],
  ['support 24/7', null],
  ['a 30/5 minute rhythm', null],
])('on March 10, 2026, %j is %j', (text, day) => {
  expect(read(text)).toBe(day)
})

test('where the day stands first, it does so in a date with its year', () => {
  expect(read('5/12/2026', { country: 'GB' })).toBe('2026-12-05')
  expect(read('5/12/2026', { country: 'US' })).toBe('2026-05-12')
  expect(read('24/7', { country: 'GB' })).toBeNull()
})

test('of days past, a date without a year is the last', () => {
  const past = { posted: '2026-01-02', isPast: true }
  expect(read('december 30', past)).toBe('2025-12-30')
  expect(read('january 2', past)).toBe('2026-01-02')
})

test('a date without a year is none where the day is unknown', () => {
  expect(read('june 4', { posted: null })).toBeNull()
})
