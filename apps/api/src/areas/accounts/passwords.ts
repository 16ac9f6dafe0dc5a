import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '@lilypad/contracts'
import { hashToken } from '@lilypad/crypto'
import {
  addToOutbox,
  type Executor,
  findCredentials,
  findPasswordReset,
  findPerson,
  lockUser,
  mayChangeAgain,
  mayMailReset,
  mayWriteTo,
  openPasswordReset,
  recordAccountChange,
  revokeAccess,
  setPassword,
  usePasswordReset,
} from '@lilypad/db'
import { cleanEmail, describeEndedAccess, type EndedAccess, passwordFault } from '@lilypad/domain'
import { enqueueMail } from '../../deps/enqueue.ts'
import { whileLoggedIn } from '../../http/while-logged-in.ts'
import { NO_EMAIL } from './account-errors.ts'
import type { Needs, Some } from './handler-types.ts'
import { hashChosenPassword } from './password-hashes.ts'

/** Resolves with the work, but never sooner than after `milliseconds`, to hide how long the work took. */
async function atLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, wait(milliseconds)])
  return result
}

/** Longer than it takes to write a token and an e-mail for a known address. */
const ASKING_MS = 250
const SENT = 'Please check your e-mail for a password reset link!'
const DEAD_LINK = 'This link has expired or was used. Please request a new one.'

/**
 * Writes the e-mail about a changed password and what ended with it. Its link undoes this change and all later ones.
 * Returns its id; null when the address has had its letters for today.
 */
async function passwordChangedEmail(
  tx: Executor,
  { userId, ended: { sessions: _, ...ended }, now }: { userId: number; ended: EndedAccess; now: Date },
): Promise<number | null> {
  const person = await findPerson(tx, userId)
  if (!person) return null
  const { firstName, email } = person
  const changedAt = now.toISOString()
  const change = { userId, changed: 'password' as const, formerEmail: email, now }
  const mayWrite = (await mayChangeAgain(tx, change)) && (await mayWriteTo(tx, email))
  const token = await recordAccountChange(tx, change)
  if (!mayWrite) return null
  const letter = { kind: 'password-changed' as const, content: { firstName, changedAt, token, ended } }
  return addToOutbox(tx, { userId, recipient: email, cause: changedAt, letter })
}

/** Ends all access but that of the session that asks. */
async function replacePassword(
  tx: Executor,
  { userId, passwordHash, except, now }: { userId: number; passwordHash: string; except?: string; now: Date },
) {
  await setPassword(tx, { id: userId, passwordHash })
  const ended = await revokeAccess(tx, { userId, ...(except && { except }), now })
  return { ended, outboxId: await passwordChangedEmail(tx, { userId, ended, now }) }
}

/** A refusal would tell that the address has an account. */
function nothingIfBusy(error: unknown): null {
  if (error instanceof ApiError && error.code === 'rate_limited') return null
  throw error
}

export function passwordHandlers(deps: Needs): Some<'requestReset' | 'resetPassword' | 'changePassword'> {
  const { db } = deps.database

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
    if (!account) return
    const mailed = deps.turns(account.id, () => mailLink(account.id, deps.now())).catch(nothingIfBusy)
    enqueueMail(deps, await mailed)
  }

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
      const { ended, outboxId } = await db.transaction(async (tx) => {
        if (!(await usePasswordReset(tx, { token, userId, now })))
          throw new ApiError('bad_request', DEAD_LINK)
        return replacePassword(tx, { userId, passwordHash, now })
      })
      enqueueMail(deps, outboxId)
      const message = describeEndedAccess(ended)
      return message === '' ? {} : { message }
    },

    async changePassword({ request: { password }, session }) {
      const passwordHash = await hashChosenPassword(password, passwordFault(password))
      const changed = { userId: session.userId, passwordHash, except: session.id, now: deps.now() }
      const { ended, outboxId } = await whileLoggedIn(deps.database, session, (tx) =>
        replacePassword(tx, changed),
      )
      enqueueMail(deps, outboxId)
      return { message: `Password changed! ${describeEndedAccess(ended)}`.trim() }
    },
  }
}
