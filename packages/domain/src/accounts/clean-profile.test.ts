import { describe, expect, it } from 'vitest'
import { cleanEmail, cleanProfile, normalizedJobTitle } from './clean-profile.ts'

it('a profile is stored without stray blanks and line breaks, empty fields as null', () => {
  expect(
    cleanProfile({
      firstName: ' Robin\r\nBcc: x ',
      lastName: 'Marsh',
      email: ' Robin@Example.com ',
      linkedin: ' ',
      role: 'Other',
      jobTitle: ' Frog  keeper ',
      state: '',
      workplacePrefs: ['Hybrid', 'Remote', 'Hybrid'],
    }),
  ).toEqual({
    firstName: 'Robin Bcc: x',
    lastName: 'Marsh',
    email: 'Robin@Example.com',
    linkedin: null,
    role: 'Other',
    jobTitle: 'Frog keeper',
    state: null,
    workplacePrefs: ['Remote', 'Hybrid'],
  })
})

it('a field that the form lacks is stored as null', () => {
  expect(cleanProfile({ state: 'Texas', linkedin: 'in/robin', workplacePrefs: null })).toEqual({
    firstName: '',
    lastName: '',
    email: '',
    linkedin: 'in/robin',
    role: '',
    jobTitle: null,
    state: 'Texas',
    workplacePrefs: [],
  })
})

// holds Part 1 §5: Rule 6: job title of five roles; else null
describe('for other roles the job title is sent as null', () => {
  it.each<[role: string | null, jobTitle: string | null, kept: string | null]>([
    ['Student', 'Designer', null],
    ['preK-12 Educator', 'Teacher', null],
    ['Not currently employed', 'Designer', null],
    ['Edtech Employee', 'Designer', 'Designer'],
    ['Edtech Employee', ' ', null],
    [null, 'Designer', null],
  ])('%j, %j', (role, jobTitle, kept) => {
    expect(normalizedJobTitle(role, jobTitle)).toBe(kept)
  })
})

it('an address is stored as typed, without the blanks around it', () => {
  expect([' A@b.com\t', null, undefined].map(cleanEmail)).toEqual(['A@b.com', '', ''])
})
