import { ApiError } from '@lilypad/contracts'
import { addToOutbox, deleteDroppedFiles, eraseUser, findPasswordHash, mayWriteTo } from '@lilypad/db'
import { enqueueMail, enqueueNewsletterSync, hasNewsletterProvider } from '../../deps/enqueue.ts'
import { NO_PASSWORD } from './account-errors.ts'
import type { Needs, Some } from './handler-types.ts'
import { isRightPassword } from './password-hashes.ts'

type Person = { id: number; firstName: string }

/** Fails like the provider, with a message that also says what happened to the account. */
function notCancelled(cause: unknown, message: string) {
  const code = cause instanceof ApiError ? cause.code : 'internal'
  return Object.assign(new ApiError(code, message), { cause })
}

/** Cancels subscriptions first: where one cannot be, throws `message` and deletes nothing. False if it is gone. */
export function createEraseAccount(deps: Needs) {
  const { db } = deps.database
  const hasProvider = hasNewsletterProvider(deps)

  /** The farewell has no user id: otherwise it would be deleted with the account. */
  const erase = ({ id, firstName }: Person) =>
    db.transaction(async (tx) => {
      const recipient = await eraseUser(tx, { id, hasProvider, now: deps.now() })
      if (recipient === null) return null
      if (!(await mayWriteTo(tx, recipient))) return { outboxId: null }
      const letter = { kind: 'account-deleted' as const, content: { firstName } }
      const outboxId = await addToOutbox(tx, { userId: null, recipient, cause: `user-${id}`, letter })
      return { outboxId }
    })

  return async (person: Person, message: string): Promise<boolean> => {
    await deps.payments.cancelSubscriptions(person.id).catch((error: unknown) => {
      throw notCancelled(error, message)
    })
    const erased = await erase(person)
    if (erased) {
      // Logs the account's id: after restoring an older backup, the operator must delete the account again.
      deps.log.info({ userId: person.id }, 'An account is deleted.')
      enqueueMail(deps, erased.outboxId)
    }
    // The worker's sweep deletes what cannot be deleted now.
    await deleteDroppedFiles(db, deps.files, deps.now()).catch(() => null)
    void enqueueNewsletterSync(deps)
    return erased !== null
  }
}

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
