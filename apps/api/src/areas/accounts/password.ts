import { revokeAccess, type Session, setPassword } from '@lilypad/db'
import { describeEndedAccess, passwordFault } from '@lilypad/domain'
import { createMailEnqueuer } from '../../deps/enqueue-mail.ts'
import { whileLoggedIn } from '../../http/while-logged-in.ts'
import { hashChosenPassword } from './check-password.ts'
import type { Needs, Some } from './needs.ts'
import { passwordChangedEmail } from './password-changed-email.ts'

export const passwordHandlers = (deps: Needs): Some<'changePassword'> => {
  const enqueueMail = createMailEnqueuer(deps)

  const change = (session: Session, passwordHash: string, now: Date) =>
    whileLoggedIn(deps.database, session, async (tx) => {
      const { userId } = session
      await setPassword(tx, { id: userId, passwordHash })
      const ended = await revokeAccess(tx, { userId, except: session.id, now })
      return { ended, outboxId: await passwordChangedEmail(tx, { userId, ended, now }) }
    })

  return {
    async changePassword({ request: { password }, session }) {
      const passwordHash = await hashChosenPassword(password, passwordFault(password))
      const { ended, outboxId } = await change(session, passwordHash, deps.now())
      enqueueMail(outboxId)
      return { message: `Password changed! ${describeEndedAccess(ended)}`.trim() }
    },
  }
}
