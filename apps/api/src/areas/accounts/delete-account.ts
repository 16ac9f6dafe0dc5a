import { ApiError } from '@lilypad/contracts'
import { findPasswordHash } from '@lilypad/db'
import { createEraseAccount } from './erase-account.ts'
import type { Needs, Some } from './handler-types.ts'
import { NO_PASSWORD } from './messages.ts'
import { isRightPassword } from './password-hashes.ts'

const WRONG_PASSWORD = 'The password is not correct.'
const NOT_CANCELLED =
  'Your subscription could not be cancelled, so nothing was deleted. Please try again later, or write to us.'

export function deleteAccountHandlers(deps: Needs): Some<'deleteMyAccount'> {
  const { db } = deps.database
  const eraseAccount = createEraseAccount(deps)

  const checkPassword = async (userId: number, password: string | null) => {
    if (!password) throw new ApiError('bad_request', NO_PASSWORD)
    const hash = await findPasswordHash(db, userId)
    if (hash === null || !(await isRightPassword(hash, password)))
      throw new ApiError('bad_request', WRONG_PASSWORD)
  }

  return {
    async deleteMyAccount({ user, request, setToken }) {
      await checkPassword(user.id, request.password)
      await eraseAccount(user, NOT_CANCELLED)
      setToken(null)
      return {}
    },
  }
}
