import { titleOf } from '@lilypad/domain'
import { describe, expect, it } from 'vitest'
import { placesText, quietLine } from './job-texts.ts'

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
