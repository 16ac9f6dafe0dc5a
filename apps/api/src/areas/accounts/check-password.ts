import { ApiError } from '@lilypad/contracts'
import { hashPassword } from '@lilypad/crypto'
import { COMMON_PASSWORD_FAULT } from '@lilypad/domain'
import { isCommonPassword } from './common-passwords.ts'

/**
 * The hash of a new password. Throws the message of the first broken rule: `fault` is the result of the rules, and the
 * check for common passwords comes after them.
 */
export async function hashChosenPassword(password: string | null, fault: string | null): Promise<string> {
  if (fault !== null) throw new ApiError('bad_request', fault)
  const chosen = password ?? ''
  if (isCommonPassword(chosen)) throw new ApiError('bad_request', COMMON_PASSWORD_FAULT)
  return hashPassword(chosen)
}
