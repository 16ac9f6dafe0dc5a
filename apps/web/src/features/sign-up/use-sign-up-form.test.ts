import { expect, it } from 'vitest'
import { toErrors } from '@/parts/profile-fields/profile-values.ts'
import {
  fillIn,
  forgetEntries,
  keepEntries,
  recallEntries,
  type SignUpEntries,
  toSignUpRequest,
} from './use-sign-up-form.ts'

const entries: SignUpEntries = {
  firstName: 'Ada',
  lastName: 'Reed',
  email: 'ada@example.com',
  linkedin: '',
  role: 'Student',
  jobTitle: 'left over from another role',
  state: 'Maine',
  workplacePrefs: ['Remote'],
  password: 'a quiet pond',
  retypedPassword: 'a quiet pond',
  agreed: true,
  newsletter: true,
}

it('what was typed is kept while the form is closed, except for the passwords', () => {
  keepEntries(entries)
  expect(recallEntries()).toEqual({ ...entries, password: '', retypedPassword: '' })
  forgetEntries()
  expect(recallEntries()).toMatchObject({ firstName: '', email: '', role: null, agreed: false })
})

// holds Part 1 §3: Sign-up payload
it('the payload has the names of the call, with the code; the job title is null where the role has none', () => {
  expect(toSignUpRequest(entries, 'PAD34')).toEqual({
    fname: 'Ada',
    lname: 'Reed',
    email: 'ada@example.com',
    linkedin: '',
    role: 'Student',
    job_title: null,
    state: 'Maine',
    workplace_prefs: ['Remote'],
    password: 'a quiet pond',
    newsletter_signup: true,
    redemption_code: 'PAD34',
  })
  expect(toSignUpRequest({ ...entries, role: 'Other' }, null)).toMatchObject({
    job_title: 'left over from another role',
    redemption_code: null,
  })
})

// holds Part 1 §2 Sign-up and upgrade: Inline messages after the first attempt
it('under a field stands the first of its faults', () => {
  const faults = [
    { field: 'firstName' as const, message: 'First name is required.' },
    { field: 'password' as const, message: 'Password must be at least 8 characters.' },
    { field: 'password' as const, message: 'Another sentence.' },
  ]
  expect(toErrors(faults)).toEqual({
    firstName: 'First name is required.',
    password: 'Password must be at least 8 characters.',
  })
})

it('what is known from the questionnaire stands where nothing was entered', () => {
  const known = { role: 'Other', jobTitle: 'Beekeeper', workplacePrefs: ['On-site'] }
  expect(fillIn(entries, known)).toEqual(entries)
  forgetEntries()
  expect(fillIn(recallEntries(), known)).toMatchObject({ ...known, firstName: '' })
})
