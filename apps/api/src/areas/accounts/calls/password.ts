import { endAccess, setPassword } from '@lilypad/db'
import { endedAccessWords, passwordFault } from '@lilypad/domain'
import { createMailEnqueuer } from '../../../mail/enqueue-mail.ts'
import type { Needs, Some } from '../needs.ts'
import { hashChosenPassword } from './check-password.ts'
import { passwordChangedEmail } from './password-changed-email.ts'

export const passwordHandlers = (deps: Needs): Some<'changePassword'> => {
  const { db } = deps.database
  const enqueueMail = createMailEnqueuer(deps)

  const change = (userId: number, sessionId: string, passwordHash: string, now: Date) =>
    db.transaction(async (tx) => {
      await setPassword(tx, { id: userId, passwordHash })
      const ended = await endAccess(tx, { userId, except: sessionId, now })
      return { ended, emailId: await passwordChangedEmail(tx, { userId, ended, now }) }
    })

  return {
    async changePassword({ request: { password }, user, session }) {
      const passwordHash = await hashChosenPassword(password, passwordFault(password))
      const { ended, emailId } = await change(user.id, session.id, passwordHash, deps.now())
      enqueueMail(emailId)
      return { message: `Password changed! ${endedAccessWords(ended)}`.trim() }
    },
  }
}
