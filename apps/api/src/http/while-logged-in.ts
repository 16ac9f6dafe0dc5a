import { ApiError } from '@lilypad/contracts'
import { type Database, type Executor, lockSession, type Session } from '@lilypad/db'

/** In a transaction. Throws `unauthenticated` when the session has ended since: what ends access waits for this. */
export const whileLoggedIn = <T>(
  { db }: Pick<Database, 'db'>,
  session: Session,
  make: (tx: Executor) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    if (!(await lockSession(tx, session))) throw new ApiError('unauthenticated')
    return make(tx)
  })
