import { ApiError } from '@lilypad/contracts'
import { hashPassword, verifyPassword } from '@lilypad/crypto'
import { COMMON_PASSWORD_FAULT } from '@lilypad/domain'
import { createCallerQueues } from '../../http/caller-queues.ts'
import { isCommonPassword } from './common-passwords.ts'

/**
 * Of all people: a password takes one of the process's four threads for 20 ms, and files wait for the same threads.
 * `queues` works on one at a time.
 */
const MAX_WAITING = 50
const queues = createCallerQueues({
  mostWaiting: MAX_WAITING,
  busy: 'Many people are logging in at the moment. Please try again in a moment.',
  code: 'unavailable',
})
const inTurn = <T>(work: () => Promise<T>) => queues('passwords', work)

export const isRightPassword = (passwordHash: string, password: string): Promise<boolean> =>
  inTurn(() => verifyPassword(passwordHash, password))

/** The hash of a new password. `fault` is what the other rules say: they come before the check for common ones. */
export async function hashChosenPassword(password: string | null, fault: string | null): Promise<string> {
  if (fault !== null) throw new ApiError('bad_request', fault)
  const chosen = password ?? ''
  if (isCommonPassword(chosen)) throw new ApiError('bad_request', COMMON_PASSWORD_FAULT)
  return inTurn(() => hashPassword(chosen))
}
