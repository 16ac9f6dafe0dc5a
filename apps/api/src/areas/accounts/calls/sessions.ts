import { endAccess, listSessions, type OpenSession } from '@lilypad/db'
import { endedAccessWords } from '@lilypad/domain'
import type { Needs, Some } from '../needs.ts'
import { deviceName } from './device-name.ts'

/** Includes impersonating admins, so that no one can use an account unseen. */
const ADMIN = 'An admin of Lilypad, logged in as you'

const deviceOf = ({ impersonatorId, userAgent }: OpenSession) =>
  impersonatorId === null ? deviceName(userAgent) : ADMIN

export const sessionsHandlers = ({
  database: { db },
  now,
}: Needs): Some<'loadSessions' | 'endOtherSessions'> => ({
  async loadSessions({ user, session }) {
    const sessions = await listSessions(db, user.id, now())
    return {
      sessions: sessions.map((open) => ({
        device: deviceOf(open),
        created_at: open.createdAt.toISOString(),
        last_seen_at: open.lastSeenAt.toISOString(),
        is_current: open.id === session.id,
      })),
    }
  },

  async endOtherSessions({ user, session }) {
    const ended = await endAccess(db, { userId: user.id, except: session.id, now: now() })
    const message = endedAccessWords(ended)
    return { num_ended: ended.sessions, ...(message !== '' && { message }) }
  },
})
