import { ApiError } from '@lilypad/contracts'

/** What was found, or done to it. Throws `not_found` where there is no such thing, or none of the person's. */
export function orNotFound<Found>(found: Found | null | undefined | false, message?: string): Found {
  if (found === null || found === undefined || found === false) throw new ApiError('not_found', message)
  return found
}
