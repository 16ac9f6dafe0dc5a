import { ApiError } from '@lilypad/contracts'
import { endSession, findPerson, lockUser, openSession, type Person } from '@lilypad/db'
import type { Deps } from '../../../deps/deps.ts'
import { orNotFound } from '../../../http/errors.ts'
import { NO_USER } from './admin-errors.ts'

const IS_ADMIN = 'Nobody can log in as an admin.'

type Entry = { adminId: number; personId: number; token: string | null; userAgent: string | null }

/** As another person, for an hour at most. Throws `not_found`; `forbidden` for another admin, or for themselves. */
export function createLogInAs({ database: { db }, now }: Pick<Deps, 'database' | 'now'>) {
  const findImpersonable = async (tx: Parameters<typeof lockUser>[0], id: number): Promise<Person> => {
    await lockUser(tx, id)
    const person = orNotFound(await findPerson(tx, id), NO_USER)
    if (person.standing.isAdmin) throw new ApiError('forbidden', IS_ADMIN)
    return person
  }

  return ({ adminId, personId, token, userAgent }: Entry) =>
    db.transaction(async (tx) => {
      // If a password change has meanwhile ended the admin's session, no new one is opened.
      await lockUser(tx, adminId)
      const person = await findImpersonable(tx, personId)
      if (token === null || !(await endSession(tx, token))) throw new ApiError('unauthenticated')
      const session = { userId: personId, impersonatorId: adminId, userAgent, now: now() }
      return { person, opened: await openSession(tx, session) }
    })
}
