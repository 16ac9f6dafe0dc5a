import type { Profile } from '@lilypad/contracts'
import { expect, it } from 'vitest'
import { emptyProfile, profileRequestOf, valuesOf } from './profile-values.ts'

it.each([
  ['goes along for a role that requires one', 'Other', 'Poet'],
  ['is null for other roles', 'Student', null],
  ['is null without a role', null, null],
])('the job title %s', (_sentence, role, title) => {
  expect(profileRequestOf({ ...emptyProfile, role, jobTitle: 'Poet' }).job_title).toBe(title)
})

// holds Part 1 §5: State, preferences and newsletter are optional
it('state is null when none was chosen', () => {
  expect(profileRequestOf(emptyProfile).state).toBeNull()
})

it('a profile without LinkedIn and job title starts with empty fields', () => {
  const profile: Profile = { ...emptyProfile, firstName: 'Fern', linkedin: null, jobTitle: null }
  expect(valuesOf(profile)).toEqual({ ...emptyProfile, firstName: 'Fern' })
})
