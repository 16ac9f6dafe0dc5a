import { ApiError } from '@lilypad/contracts'
import { type Database, type Executor, lockSession, type Session } from '@lilypad/db'

/**
 * Makes what outlives a session, such as a key, in a transaction. Throws `unauthenticated` when the session has ended
 * since its request was let in: what ends all access of a person waits for this, or is waited for.
 */
export const whileLoggedIn = <T>(
  { db }: Pick<Database, 'db'>,
  session: Session,
  make: (tx: Executor) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    if (!(await lockSession(tx, session))) throw new ApiError('unauthenticated')
    return make(tx)
  })
