import { ApiError, type accountsCalls } from '@lilypad/contracts'
import {
  endSession,
  findCredentials,
  findPerson,
  NOBODYS_HASH,
  openSession,
  recordLogIn,
  redeemCode,
  verifyPassword,
} from '@lilypad/db'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../implement.ts'
import { toUser } from '../wire/to-user.ts'

const WRONG = 'Incorrect e-mail address or password.'
const BAD_CODE = 'This code is not valid or has already been used.'

export const accountsHandlers = ({
  database: { db },
  now,
}: Pick<Deps, 'database' | 'now'>): Handlers<typeof accountsCalls> => {
  /** The account of these credentials. An unknown address costs as much time as a wrong password. */
  const checkCredentials = async (email: string | null, password: string | null): Promise<number> => {
    if (!email?.trim()) throw new ApiError('bad_request', 'E-mail address is required!')
    if (!password) throw new ApiError('bad_request', 'Password is required!')
    const account = await findCredentials(db, email.trim())
    const isRight = await verifyPassword(account?.passwordHash ?? NOBODYS_HASH, password)
    if (!account || !isRight) throw new ApiError('unauthenticated', WRONG)
    return account.id
  }

  return {
    getLoggedInUser: async ({ user, session }) => ({
      user: user && session ? toUser(user, session, now()) : null,
    }),

    async logIn({ request, userAgent, token, setToken }) {
      const userId = await checkCredentials(request.email, request.password)
      const at = now()
      const code = request.redemption_code
      const isRedeemed = code ? await redeemCode(db, { code, userId, now: at }) : true
      const opened = await db.transaction(async (tx) => {
        if (token) await endSession(tx, token)
        await recordLogIn(tx, userId)
        return openSession(tx, { userId, userAgent, now: at })
      })
      const user = await findPerson(db, userId)
      if (!user) throw new ApiError('unauthenticated', WRONG)
      setToken(opened)
      return {
        user: toUser(user, { impersonatorId: null }, at),
        should_display_welcome: user.shouldDisplayWelcome,
        ...(!isRedeemed && { message: BAD_CODE }),
      }
    },

    async logOut({ token, setToken }) {
      if (token) await endSession(db, token)
      setToken(null)
      return {}
    },
  }
}
