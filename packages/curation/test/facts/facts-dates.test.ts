import { readFacts } from '@lilypad/curation'
import { describe, expect, test } from 'vitest'
import { toSentences } from '../../src/sentences.ts'

const calendarOf = (text: string, country: string | null = null) =>
  readFacts({ title: 'Tutor', text, sentences: toSentences(text), posted: '2026-11-02', country }).calendar

describe('a deadline in any form is read', () => {
  test.each([
    ['Please apply by Dec. 7, 2026.', '2026-12-07'],
    ['Applications are due Sept. 3, 2027, at noon.', '2027-09-03'],
    ['Application window: November 9 - December 4, 2026.', '2026-12-04'],
    ['Application dates: Nov. 9 – Jan. 15', '2027-01-15'],
    ['Closing date: Friday, 4 December 2026', '2026-12-04'],
    ['The last date to apply is 2026-12-04.', '2026-12-04'],
  ])('%s', (text, deadline) => {
    expect(calendarOf(text).deadline).toBe(deadline)
  })
})

describe('digits are read in the order of the place', () => {
  test.each([
    ['Closing date: 05/12/2026', null, '2026-05-12'],
    ['Closing date: 05/12/2026', 'US', '2026-05-12'],
    ['Closing date: 05/12/2026', 'GB', '2026-12-05'],
    ['Closing date: 5-12-2026', 'AU', '2026-12-05'],
    ['Closing date: 2026-12-05', 'GB', '2026-12-05'],
    // Only one order makes it a day.
    ['Closing date: 12/25/2026', 'GB', '2026-12-25'],
    ['Closing date: 25/12/2026', 'US', '2026-12-25'],
  ])('%s in %s', (text, country, deadline) => {
    expect(calendarOf(text, country).deadline).toBe(deadline)
  })
  test('so is the start', () => {
    expect(calendarOf('Start date: 01/02/2027', 'IE').start).toBe('2027-02-01')
  })
})

test('a month cut short before a day ends no sentence', () => {
  expect(toSentences('Apply by Dec. 5. We answer on Sept. 1. Dec. is busy.')).toEqual([
    'Apply by Dec. 5.',
    'We answer on Sept. 1.',
    'Dec. is busy.',
  ])
})
