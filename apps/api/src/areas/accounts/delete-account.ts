import { ApiError } from '@lilypad/contracts'
import { addEmail, deleteDroppedFiles, deleteUser, findPasswordHash, verifyPassword } from '@lilypad/db'
import { createMailBell } from '../../mail/ring.ts'
import { createNewsletterBell } from '../../newsletter/ring.ts'
import { NO_PASSWORD } from './messages.ts'
import type { Needs, Some } from './needs.ts'

const WRONG_PASSWORD = 'The password is not correct.'
const NOT_CANCELLED =
  'Your subscription could not be cancelled, so nothing was deleted. Please try again later, or write to us.'

/** As the provider failed, and in words that also say what became of the account. */
const notCancelled = (cause: unknown) => {
  const code = cause instanceof ApiError ? cause.code : 'internal'
  return Object.assign(new ApiError(code, NOT_CANCELLED), { cause })
}

export const deleteAccountHandlers = (deps: Needs): Some<'deleteMyAccount'> => {
  const { db } = deps.database
  const ringMail = createMailBell(deps)
  const ringNewsletter = createNewsletterBell(deps)
  const hasProvider = deps.config.newsletter.kitApiKey !== undefined

  const checkPassword = async (userId: number, password: string | null) => {
    if (!password) throw new ApiError('bad_request', NO_PASSWORD)
    const hash = await findPasswordHash(db, userId)
    if (hash === null || !(await verifyPassword(hash, password)))
      throw new ApiError('bad_request', WRONG_PASSWORD)
  }

  /** The farewell belongs to nobody: it would go with the account. */
  const erase = ({ id, firstName }: { id: number; firstName: string }) =>
    db.transaction(async (tx) => {
      const recipient = await deleteUser(tx, { id, hasProvider, now: deps.now() })
      if (recipient === null) return null
      const letter = { kind: 'account-deleted' as const, content: { firstName } }
      return addEmail(tx, { userId: null, recipient, cause: `user-${id}`, letter })
    })

  return {
    async deleteMyAccount({ user, request, setToken }) {
      await checkPassword(user.id, request.password)
      await deps.payments.cancelSubscriptions(user.id).catch((error: unknown) => {
        throw notCancelled(error)
      })
      ringMail(await erase(user))
      // What cannot be deleted now is deleted by the worker's sweep.
      await deleteDroppedFiles(db, deps.files, deps.now()).catch(() => null)
      void ringNewsletter()
      setToken(null)
      return {}
    },
  }
}
