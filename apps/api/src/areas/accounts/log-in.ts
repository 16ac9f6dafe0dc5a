import { ApiError } from '@lilypad/contracts'
import { UNUSABLE_PASSWORD_HASH } from '@lilypad/crypto'
import {
  type Executor,
  endSession,
  findCredentials,
  findPerson,
  lockUser,
  openSession,
  recordLogIn,
} from '@lilypad/db'
import { cleanEmail, normalizeRedemptionCode } from '@lilypad/domain'
import { enqueueMail } from '../../deps/enqueue.ts'
import { BAD_CODE, NO_EMAIL, NO_PASSWORD, WRONG_CREDENTIALS } from './account-errors.ts'
import type { Needs, Some } from './handler-types.ts'
import { isRightPassword } from './password-hashes.ts'
import { redeemWithReceipt } from './redeem-with-receipt.ts'
import { toUser } from './to-user.ts'

const OWN_SESSION = 'You are logged in to your own account.'
const NO_ADMIN = 'Your account is no longer an admin’s. Please log in.'

export function stopImpersonatingHandlers({ database: { db }, now }: Needs): Some<'stopImpersonating'> {
  /** Each session leads back once: only the request that ends it is accepted. */
  const goBack = (adminId: number, token: string, userAgent: string | null) =>
    db.transaction(async (tx) => {
      await lockUser(tx, adminId)
      const admin = await findPerson(tx, adminId)
      if (!admin?.standing.isAdmin) throw new ApiError('conflict', NO_ADMIN)
      if (!(await endSession(tx, token))) throw new ApiError('conflict', OWN_SESSION)
      return { admin, opened: await openSession(tx, { userId: adminId, userAgent, now: now() }) }
    })

  return {
    async stopImpersonating({ session, readToken, userAgent, setToken }) {
      const token = readToken()
      const { impersonatorId } = session
      if (impersonatorId === null || token === null) throw new ApiError('conflict', OWN_SESSION)
      const { admin, opened } = await goBack(impersonatorId, token, userAgent)
      setToken(opened)
      return { user: toUser(admin, { impersonatorId: null }, now()) }
    },
  }
}

type Credentials = { email: string | null; password: string | null }
type Account = { id: number; passwordHash: string }

export function logInHandlers(deps: Needs): Some<'getLoggedInUser' | 'logIn' | 'logOut'> {
  const { db } = deps.database

  /** The account with these credentials. An unknown address takes as long as a wrong password. */
  const checkCredentials = async ({ email, password }: Credentials): Promise<Account> => {
    const address = cleanEmail(email)
    if (!address) throw new ApiError('bad_request', NO_EMAIL)
    if (!password) throw new ApiError('bad_request', NO_PASSWORD)
    const account = await findCredentials(db, address)
    const isRight = await isRightPassword(account?.passwordHash ?? UNUSABLE_PASSWORD_HASH, password)
    if (!account || !isRight) throw new ApiError('unauthenticated', WRONG_CREDENTIALS)
    return account
  }

  const enter = ({ id, passwordHash }: Account, code: string, arrival: Arrival) =>
    db.transaction(async (tx) => {
      // A password that was replaced during the check does not open a session.
      const account = await lockUser(tx, id)
      if (account?.passwordHash !== passwordHash) throw new ApiError('unauthenticated', WRONG_CREDENTIALS)
      const receipt = code && (await redeemWithReceipt(tx, { code, userId: id, now: arrival.now }))
      const opened = await startSession(tx, id, arrival)
      return { opened, receipt, person: await findPerson(tx, id) }
    })

  return {
    getLoggedInUser: async ({ user, session }) => ({
      user: user && session ? toUser(user, session, deps.now()) : null,
    }),

    async logIn({ request, userAgent, readToken, setToken }) {
      const account = await checkCredentials(request)
      const now = deps.now()
      const code = normalizeRedemptionCode(request.redemption_code)
      const arrival = { userAgent, token: readToken(), now }
      const { opened, receipt, person } = await deps.turns(account.id, () => enter(account, code, arrival))
      if (!person) throw new ApiError('unauthenticated', WRONG_CREDENTIALS)
      if (typeof receipt === 'number') enqueueMail(deps, receipt)
      setToken(opened)
      return {
        user: toUser(person, { impersonatorId: null }, now),
        should_display_welcome: person.shouldDisplayWelcome,
        ...(receipt === false && { message: BAD_CODE }),
      }
    },

    async logOut({ readToken, setToken }) {
      const token = readToken()
      if (token) await endSession(db, token)
      setToken(null)
      return {}
    },
  }
}

export type Arrival = { userAgent: string | null; token: string | null; now: Date }

/** Logs in: ends the browser's previous session, even another person's, and returns the token of a new one. */
export async function startSession(tx: Executor, userId: number, { userAgent, token, now }: Arrival) {
  if (token) await endSession(tx, token)
  await recordLogIn(tx, userId)
  return openSession(tx, { userId, userAgent, now })
}
