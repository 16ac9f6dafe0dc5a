import { ApiError } from '@lilypad/contracts'
import { addEmail, deleteDroppedFiles, deleteUser } from '@lilypad/db'
import { createMailBell } from '../../mail/ring.ts'
import { createNewsletterBell } from '../../newsletter/ring.ts'
import type { Needs } from './needs.ts'

type Person = { id: number; firstName: string }

/** As the provider failed, and in words that also say what became of the account. */
const notCancelled = (cause: unknown, message: string) => {
  const code = cause instanceof ApiError ? cause.code : 'internal'
  return Object.assign(new ApiError(code, message), { cause })
}

/**
 * Cancels what a person pays for, then erases their account and tells them. Throws `message`, and nothing is deleted,
 * when a subscription cannot be cancelled. False when the account is gone already.
 */
export const createEraseAccount = (deps: Needs) => {
  const { db } = deps.database
  const ringMail = createMailBell(deps)
  const ringNewsletter = createNewsletterBell(deps)
  const hasProvider = deps.config.newsletter.kitApiKey !== undefined

  /** The farewell belongs to nobody: it would go with the account. */
  const erase = ({ id, firstName }: Person) =>
    db.transaction(async (tx) => {
      const recipient = await deleteUser(tx, { id, hasProvider, now: deps.now() })
      if (recipient === null) return null
      const letter = { kind: 'account-deleted' as const, content: { firstName } }
      const emailId = await addEmail(tx, { userId: null, recipient, cause: `user-${id}`, letter })
      return { emailId }
    })

  return async (person: Person, message: string): Promise<boolean> => {
    await deps.payments.cancelSubscriptions(person.id).catch((error: unknown) => {
      throw notCancelled(error, message)
    })
    const erased = await erase(person)
    if (erased) {
      // By its number: whoever restores an older backup has to delete it once more.
      deps.log.info({ userId: person.id }, 'An account is deleted.')
      ringMail(erased.emailId)
    }
    // What cannot be deleted now is deleted by the worker's sweep.
    await deleteDroppedFiles(db, deps.files, deps.now()).catch(() => null)
    void ringNewsletter()
    return erased !== null
  }
}
