import type { accountsCalls, RequestOf } from '@lilypad/contracts'
import type { ProfileForm } from '@lilypad/domain'

/** The fields of a profile as the calls carry them, with the names that the rules know. */
export const profileFormOf = (request: RequestOf<typeof accountsCalls.saveProfile>): ProfileForm => ({
  firstName: request.fname,
  lastName: request.lname,
  email: request.email,
  linkedin: request.linkedin,
  role: request.role,
  jobTitle: request.job_title,
  state: request.state,
  workplacePrefs: request.workplace_prefs,
})
