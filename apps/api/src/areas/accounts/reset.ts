import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '@lilypad/contracts'
import { hashToken } from '@lilypad/crypto'
import {
  addToOutbox,
  findCredentials,
  findPasswordReset,
  findPerson,
  lockUser,
  mayMailReset,
  openPasswordReset,
  revokeAccess,
  setPassword,
  usePasswordReset,
} from '@lilypad/db'
import { cleanEmail, describeEndedAccess, passwordFault } from '@lilypad/domain'
import { createMailEnqueuer } from '../../deps/enqueue-mail.ts'
import { hashChosenPassword } from './check-password.ts'
import { NO_EMAIL } from './messages.ts'
import type { Needs, Some } from './needs.ts'
import { passwordChangedEmail } from './password-changed-email.ts'

/** Resolves with the work, but never sooner than after `milliseconds`, to hide how long the work took. */
const atLeast = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  const [result] = await Promise.all([work, wait(milliseconds)])
  return result
}

/**
 * Longer than a request for a known address takes, which writes a token and an e-mail; for other addresses nothing is
 * written.
 */
const ASKING_MS = 250
const SENT = 'Please check your e-mail for a password reset link!'
const DEAD_LINK = 'This link has expired or was used. Please request a new one.'

export const resetHandlers = (deps: Needs): Some<'requestReset' | 'resetPassword'> => {
  const { db } = deps.database
  const enqueueMail = createMailEnqueuer(deps)

  /** To the stored address, never to the typed one; null when it has got as many as it may. */
  const mailLink = (userId: number, now: Date) =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId)
      const person = await findPerson(tx, userId)
      if (!person || !(await mayMailReset(tx, { userId, recipient: person.email, now }))) return null
      const token = await openPasswordReset(tx, { userId, now })
      const letter = { kind: 'reset' as const, content: { firstName: person.firstName, token } }
      return addToOutbox(tx, { userId, recipient: person.email, cause: hashToken(token), letter })
    })

  const ask = async (email: string) => {
    const account = await findCredentials(db, email)
    if (account) enqueueMail(await mailLink(account.id, deps.now()))
  }

  const replacePassword = (userId: number, token: string, passwordHash: string, now: Date) =>
    db.transaction(async (tx) => {
      if (!(await usePasswordReset(tx, { token, userId, now }))) throw new ApiError('bad_request', DEAD_LINK)
      await setPassword(tx, { id: userId, passwordHash })
      const ended = await revokeAccess(tx, { userId, now })
      return { ended, outboxId: await passwordChangedEmail(tx, { userId, ended, now }) }
    })

  return {
    async requestReset({ request }) {
      const email = cleanEmail(request.email)
      if (!email) throw new ApiError('bad_request', NO_EMAIL)
      await atLeast(ASKING_MS, ask(email))
      return { message: SENT }
    },

    async resetPassword({ request }) {
      const now = deps.now()
      const token = request.token ?? ''
      const userId = await findPasswordReset(db, token, now)
      if (userId === null) throw new ApiError('bad_request', DEAD_LINK)
      const passwordHash = await hashChosenPassword(request.password, passwordFault(request.password))
      const { ended, outboxId } = await replacePassword(userId, token, passwordHash, now)
      enqueueMail(outboxId)
      const message = describeEndedAccess(ended)
      return message === '' ? {} : { message }
    },
  }
}
