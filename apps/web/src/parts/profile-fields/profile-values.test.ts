import type { Profile } from '@lilypad/contracts'
import { expect, it } from 'vitest'
import { emptyProfile, toProfileRequest, toProfileValues } from './profile-values.ts'

it.each([
  ['goes along for a role that requires one', 'Other', 'Poet'],
  ['is null for other roles', 'Student', null],
  ['is null without a role', null, null],
])('the job title %s', (_sentence, role, title) => {
  expect(toProfileRequest({ ...emptyProfile, role, jobTitle: 'Poet' }).job_title).toBe(title)
})

// holds Part 1 §5: State, preferences and newsletter are optional
it('state is null when none was chosen', () => {
  expect(toProfileRequest(emptyProfile).state).toBeNull()
})

it('a profile without LinkedIn and job title starts with empty fields', () => {
  const profile: Profile = { ...emptyProfile, firstName: 'Fern', linkedin: null, jobTitle: null }
  expect(toProfileValues(profile)).toEqual({ ...emptyProfile, firstName: 'Fern' })
})
