import { type Person, renewSession, type Session } from '@lilypad/db'
import { getTier, SESSION_LIFE_MS, type Tier } from '@lilypad/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps/deps.ts'
import { after } from './prepared-reply.ts'
import type { Limits } from './rate-limits.ts'
import type { SessionCache } from './session-cache.ts'
import type { SessionCookie } from './session-cookie.ts'

/** Who makes a request. A visitor has neither session nor user. */
export type Auth = { session: Session | null; user: Person | null; tier: Tier }

declare module 'fastify' {
  interface FastifyRequest {
    auth: Auth
  }
}

export const VISITOR: Auth = { session: null, user: null, tier: 'visitor' }

/** For what is the same for everybody: each caller is a visitor, counted by their address. */
export async function admitVisitor(
  { limits }: { limits: Pick<Limits, 'countRequest'> },
  request: FastifyRequest,
): Promise<void> {
  request.auth = VISITOR
  await limits.countRequest({}, request)
}

const RENEW_AFTER = 60 * 60 * 1000

/** At most hourly, since each renewal is a write. Impersonated sessions are not renewed. */
const isDueForRenewal = (session: Session, now: Date) =>
  session.impersonatorId === null &&
  session.expiresAt.getTime() - now.getTime() < SESSION_LIFE_MS - RENEW_AFTER

/** Identifies who makes a request by the session cookie; also renews the session and the cookie. */
export function createAuthenticator(
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  { sessions, cookie }: { sessions: Pick<SessionCache, 'find' | 'drop'>; cookie: SessionCookie },
) {
  const renew = async (token: string, { id }: Session, at: Date, reply: FastifyReply) => {
    await renewSession(db, id, at)
    sessions.drop(token)
    cookie.set(reply, token)
  }
  return (request: FastifyRequest, reply: FastifyReply): Auth | Promise<Auth> => {
    const token = cookie.read(request)
    if (token === null) return VISITOR
    const at = now()
    return after(sessions.find(token, at), (found) => {
      if (!found) return VISITOR
      const { session, person } = found
      const auth = { session, user: person, tier: getTier(person.standing, at) }
      return isDueForRenewal(session, at) ? renew(token, session, at, reply).then(() => auth) : auth
    })
  }
}
