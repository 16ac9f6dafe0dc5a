import type { accountsCalls, RequestOf } from '@lilypad/contracts'
import type { ProfileForm } from '@lilypad/domain'

/** Maps the profile fields of the calls to the names that the rules use. */
export const toProfileForm = (request: RequestOf<typeof accountsCalls.saveProfile>): ProfileForm => ({
  firstName: request.fname,
  lastName: request.lname,
  email: request.email,
  linkedin: request.linkedin,
  role: request.role,
  jobTitle: request.job_title,
  state: request.state,
  workplacePrefs: request.workplace_prefs,
})
