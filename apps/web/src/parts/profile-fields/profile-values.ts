import type { Profile } from '@lilypad/contracts'
import { type Fault, needsJobTitle } from '@lilypad/domain'

/** What stands in the fields of a profile form. Text that is not there is empty, a choice is null. */
export type ProfileValues = {
  firstName: string
  lastName: string
  email: string
  linkedin: string
  role: string | null
  jobTitle: string
  state: string | null
  workplacePrefs: string[]
}

export const emptyProfile: ProfileValues = {
  firstName: '',
  lastName: '',
  email: '',
  linkedin: '',
  role: null,
  jobTitle: '',
  state: null,
  workplacePrefs: [],
}

export const toProfileValues = (profile: Profile): ProfileValues => ({
  ...profile,
  linkedin: profile.linkedin ?? '',
  jobTitle: profile.jobTitle ?? '',
})

/** The sentence to stand under each field: the first of its faults. */
export function toErrors<Field extends string>(faults: readonly Fault<Field>[]) {
  const errors: Partial<Record<Field, string>> = {}
  for (const { field, message } of faults) errors[field] ??= message
  return errors
}

/** A profile under the names of the calls. The job title goes along only for the roles of which it is asked. */
export const toProfileRequest = (values: ProfileValues) => ({
  fname: values.firstName,
  lname: values.lastName,
  email: values.email,
  linkedin: values.linkedin,
  role: values.role,
  job_title: needsJobTitle(values.role) ? values.jobTitle : null,
  state: values.state,
  workplace_prefs: values.workplacePrefs,
})
