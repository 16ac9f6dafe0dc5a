import { endSessionsOf, setPassword, voidPasswordResets } from '@lilypad/db'
import { passwordFault } from '@lilypad/domain'
import { createMailEnqueuer } from '../../../mail/enqueue-mail.ts'
import type { Needs, Some } from '../needs.ts'
import { hashChosenPassword } from './check-password.ts'
import { passwordChangedEmail } from './password-changed-email.ts'

export const passwordHandlers = (deps: Needs): Some<'changePassword'> => {
  const { db } = deps.database
  const enqueueMail = createMailEnqueuer(deps)

  /** Ends the person's other sessions and invalidates reset links. */
  const change = (userId: number, sessionId: string, passwordHash: string, now: Date) =>
    db.transaction(async (tx) => {
      await setPassword(tx, { id: userId, passwordHash })
      await voidPasswordResets(tx, userId)
      await endSessionsOf(tx, userId, { except: sessionId })
      return passwordChangedEmail(tx, userId, now)
    })

  return {
    async changePassword({ request: { password }, user, session }) {
      const passwordHash = await hashChosenPassword(password, passwordFault(password))
      enqueueMail(await change(user.id, session.id, passwordHash, deps.now()))
      return { message: 'Password changed!' }
    },
  }
}
