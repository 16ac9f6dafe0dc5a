import type { accountsCalls, RequestOf } from '@lilypad/contracts'
import type { ProfileForm } from '@lilypad/domain'

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
