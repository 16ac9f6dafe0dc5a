import { describe, expect, it } from 'vitest'
import { placesText, quietLine, salaryText, titleOf } from './job-texts.ts'

it('a job with no title shows (No Job Title)', () => {
  expect(titleOf({ title: '' })).toBe('(No Job Title)')
  expect(titleOf({ title: '  ' })).toBe('(No Job Title)')
  expect(titleOf({ title: 'Tutor' })).toBe('Tutor')
})

describe('salary', () => {
  it.each<[sentence: string, salaryRange: string | null, salaryMax: number | null, text: string | null]>([
    ['the printed range stays as printed', '$40 - $45/hr', 93600, '$40 - $45/hr'],
    ['without one, the largest', null, 86000, 'Up to $86,000'],
    ['without any, nothing', null, null, null],
  ])('%s', (_sentence, salaryRange, salaryMax, text) => {
    expect(salaryText({ salaryRange, salaryMax })).toBe(text)
  })
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

it('the quiet line leaves out what the job does not say', () => {
  const job = {
    salaryRange: null,
    salaryMax: null,
    locations: ['Texas'],
    jobType: null,
    travel: 'No Travel',
  } as const
  expect(quietLine({ ...job, locations: ['Texas'] })).toEqual(['Texas', 'No Travel'])
})
