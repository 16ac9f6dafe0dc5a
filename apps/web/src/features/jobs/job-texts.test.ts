import { titleOf } from '@lilypad/domain'
import { describe, expect, it } from 'vitest'
import { freshnessByDay, freshnessByHour, placesText, quietLine } from './job-texts.ts'

// holds Part 2 §2 Dashboard: '(No Job Title)'
it('a job with no title shows (No Job Title)', () => {
  expect(titleOf({ title: '' })).toBe('(No Job Title)')
  expect(titleOf({ title: '  ' })).toBe('(No Job Title)')
  expect(titleOf({ title: 'Tutor' })).toBe('Tutor')
})

describe('places', () => {
  it.each<[locations: string[], text: string]>([
    [[], 'Hiring Nationally'],
    [['Texas'], 'Texas'],
    [['Texas', 'Ohio'], 'Texas, Ohio'],
    [['Texas', 'Ohio', 'Utah'], 'Texas, Ohio, Utah'],
    [['Texas', 'Ohio', 'Utah', 'Iowa'], 'Texas, Ohio and 2 more'],
  ])('%j reads %s', (locations, text) => {
    expect(placesText(locations)).toBe(text)
  })
})

it('the quiet line says that a salary is not listed, and leaves out what else the job does not say', () => {
  const job = {
    salaryRange: null,
    salaryMax: null,
    locations: ['Texas'],
    jobType: null,
    travel: 'No Travel',
  } as const
  expect(quietLine({ ...job, locations: ['Texas'] })).toEqual(['Salary not listed', 'Texas', 'No Travel'])
})

describe('how fresh a job is', () => {
  it.each<[seen: string | null, approved: string | null, text: string | null]>([
    ['2026-03-13', '2026-03-01', "on the employer's board today, open 12 days"],
    ['2026-03-12', '2026-03-12', "on the employer's board yesterday, open 1 day"],
    ['2026-03-13', '2026-03-13', "on the employer's board today, opened today"],
    [null, '2026-03-01', 'open 12 days'],
    ['2026-03-10', null, "on the employer's board 3 days ago"],
    [null, null, null],
  ])('by days: seen %s, approved %s reads %s', (lastScrapedOn, approvedOn, text) => {
    expect(freshnessByDay({ lastScrapedOn, approvedOn }, '2026-03-13')).toBe(text)
  })

  it.each<[seen: string, text: string]>([
    ['2026-03-13T10:00:00Z', "on the employer's board 2 hours ago, open 12 days"],
    ['2026-03-13T11:30:00Z', "on the employer's board within the last hour, open 12 days"],
    ['2026-03-12T10:00:00Z', "on the employer's board yesterday, open 12 days"],
  ])('to the hour: seen %s reads %s', (lastScrapedAt, text) => {
    const now = new Date('2026-03-13T12:00:00Z')
    expect(freshnessByHour({ lastScrapedAt, approvedOn: '2026-03-01' }, now, '2026-03-13')).toBe(text)
  })
})
