import { describe, expect, test } from 'vitest'
import {
  type JobDates,
  jobDateFacts,
  jobDateWords,
  keptDatesText,
  postedLongBefore,
  shortDateText,
} from './job-dates.ts'

const TODAY = '2026-11-23'
const dates = (
  approvedOn: string | null,
  lastScrapedOn: string | null,
  postedOn: string | null = null,
): JobDates => ({ approvedOn, lastScrapedOn, postedOn })

describe('the sentence of a job’s days', () => {
  test.each<[job: JobDates, sentence: string]>([
    [dates('2026-11-20', '2026-11-23'), 'Added 3 days ago · checked today'],
    [dates('2026-11-23', '2026-11-23'), 'Added today · checked today'],
    [dates('2026-10-01', '2026-11-22'), 'Added 7 weeks ago · checked yesterday'],
    [dates('2026-11-20', null), 'Added 3 days ago'],
    [dates(null, '2026-11-23', '2026-09-21'), 'checked today'],
    [dates(null, null), ''],
  ])('%j: %s', (job, sentence) => {
    expect(jobDateWords(job, TODAY).join(' · ')).toBe(sentence)
  })

  test.each<[posted: string, sentence: string]>([
    ['2026-11-24', 'Added today · checked today'],
    ['2026-11-23', 'Added today · checked today'],
    ['2026-11-09', 'Added today · checked today'],
    ['2026-11-08', 'Added today · checked today · posted Nov 8 by the employer'],
    ['2026-09-21', 'Added today · checked today · posted Sep 21 by the employer'],
    ['2025-12-01', 'Added today · checked today · posted Dec 1, 2025 by the employer'],
  ])('a job posted on %s, more than 14 days before or not: %s', (posted, sentence) => {
    expect(jobDateWords(dates(TODAY, TODAY, posted), TODAY).join(' · ')).toBe(sentence)
  })

  test.each<[job: JobDates, sentence: string | null]>([
    [dates('2026-11-20', TODAY), 'Added 3 days ago'],
    [dates(TODAY, TODAY, '2026-09-21'), 'Added today, posted Sep 21'],
    [dates(null, TODAY, '2026-09-21'), null],
  ])(
    'in short, the day by which lists are sorted stands also beside an old posting: %j: %s',
    (job, sentence) => {
      expect(shortDateText(job, TODAY)).toBe(sentence)
    },
  )

  test('14 days are counted to the day on which it was added, not to today', () => {
    expect(postedLongBefore({ approvedOn: '2026-06-15', postedOn: '2026-06-01' })).toBeNull()
    expect(postedLongBefore({ approvedOn: '2026-06-16', postedOn: '2026-06-01' })).toBe('2026-06-01')
  })

  test.each<[job: Parameters<typeof keptDatesText>[0], sentence: string | null]>([
    [dates('2026-11-20', TODAY, '2026-11-18'), 'Added November 20, 2026'],
    [
      dates('2026-11-20', TODAY, '2026-09-21'),
      'Added November 20, 2026 · posted September 21, 2026 by the employer',
    ],
    [dates(null, TODAY), null],
  ])('what is kept says the same in full days: %j: %s', (job, sentence) => {
    expect(keptDatesText(job)).toBe(sentence)
  })
})

test('the known days go by the names Added, Checked and Posted by employer', () => {
  expect(jobDateFacts(dates('2026-11-20', TODAY, '2026-11-18'))).toEqual([
    { name: 'Added', day: '2026-11-20' },
    { name: 'Checked', day: TODAY },
    { name: 'Posted by employer', day: '2026-11-18' },
  ])
  expect(jobDateFacts(dates('2026-11-20', null))).toEqual([{ name: 'Added', day: '2026-11-20' }])
})
