import { listSessions, type OpenSession, revokeAccess } from '@lilypad/db'
import { describeEndedAccess } from '@lilypad/domain'
import Bowser from 'bowser'
import { toWire } from '../../http/to-wire.ts'
import { whileLoggedIn } from '../../http/while-logged-in.ts'
import type { Needs, Some } from './handler-types.ts'

const UNKNOWN = 'Unknown device'

/** A readable name for the device behind a `User-Agent` header: `Firefox on Windows`. */
function deviceName(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(' on ') || UNKNOWN
}

/** Includes impersonating admins, so that no one can use an account unseen. */
const ADMIN = 'An admin of Lilypad, logged in as you'

const toDevice = ({ impersonatorId, userAgent }: OpenSession) =>
  impersonatorId === null ? deviceName(userAgent) : ADMIN

export const devicesHandlers = ({
  database,
  database: { db },
  now,
}: Needs): Some<'loadSessions' | 'endOtherSessions'> => ({
  async loadSessions({ user, session }) {
    const sessions = await listSessions(db, user.id, now())
    return {
      sessions: sessions.map((open) => ({
        ...toWire(open),
        device: toDevice(open),
        is_current: open.id === session.id,
      })),
    }
  },

  async endOtherSessions({ user, session }) {
    const ending = { userId: user.id, except: session.id, now: now() }
    const ended = await whileLoggedIn(database, session, (tx) => revokeAccess(tx, ending))
    const message = describeEndedAccess(ended)
    return { num_ended: ended.sessions, ...(message !== '' && { message }) }
  },
})
