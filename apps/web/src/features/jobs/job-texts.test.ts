import { getTitle } from '@lilypad/domain'
import { describe, expect, it } from 'vitest'
import { placesText, quietLine } from './job-texts.ts'

// holds Part 2 §2 Dashboard: '(No Job Title)'
it('a job with no title shows (No Job Title)', () => {
  expect(getTitle({ title: '' })).toBe('(No Job Title)')
  expect(getTitle({ title: '  ' })).toBe('(No Job Title)')
  expect(getTitle({ title: 'Tutor' })).toBe('Tutor')
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

it('the quiet line names company, places, type and travel, and leaves out what the job does not say', () => {
  const job = { companyName: 'Acme', locations: ['Texas'], jobType: null, travel: 'No Travel' } as const
  expect(quietLine({ ...job, locations: ['Texas'] })).toEqual(['Acme', 'Texas', 'No Travel'])
})
