import { ApiError } from '@lilypad/contracts'
import { endSession, findPerson, lockUser, openSession } from '@lilypad/db'
import type { Needs, Some } from './needs.ts'
import { toUser } from './to-user.ts'

const OWN_SESSION = 'You are logged in to your own account.'
const NO_ADMIN = 'Your account is no longer an admin’s. Please log in.'

export const stopImpersonatingHandlers = ({ database: { db }, now }: Needs): Some<'stopImpersonating'> => {
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
