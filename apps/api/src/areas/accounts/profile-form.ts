import { type accountsCalls, camelKeys, type RequestOf } from '@lilypad/contracts'
import type { ProfileForm } from '@lilypad/domain'

export const toProfileForm = (request: RequestOf<typeof accountsCalls.saveProfile>): ProfileForm => ({
  ...camelKeys(request),
  firstName: request.fname,
  lastName: request.lname,
})
