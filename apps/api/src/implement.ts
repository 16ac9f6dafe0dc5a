import type { Call, RequestOf } from '@lilypad/contracts'
import type { Person, Session } from '@lilypad/db'
import type { Tier } from '@lilypad/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { requireAccess } from './calls/access.ts'
import { refuseCrossSite } from './calls/cross-site.ts'
import type { Limits } from './calls/limits.ts'
import { PreparedReply, sendPrepared } from './calls/prepared-reply.ts'
import { readRequest } from './calls/read-request.ts'
import type { SessionCookie } from './calls/session-cookie.ts'
import type { Visit } from './calls/visit.ts'

type Who<C extends Call> = C['access'] extends 'public'
  ? { user: Person | null; session: Session | null }
  : { user: Person; session: Session }

/** What a handler is given: who asks, and the parsed request. */
export type Context<C extends Call> = Who<C> & {
  tier: Tier
  request: RequestOf<C>
  userAgent: string | null
  /** The session's token as the browser sent it. */
  token: string | null
  /** Gives the browser a new token, or takes the one it has away. */
  setToken(token: string | null): void
}

/** What a handler gives back: the fields of the reply, or a reply that was parsed and prepared beforehand. */
export type Handler<C extends Call> = (
  context: Context<C>,
) => Promise<(z.input<C['reply']> & { message?: string }) | PreparedReply>

/** A handler for each call: one that is missing does not compile. */
export type Handlers<Cs extends Record<string, Call>> = { [N in keyof Cs]: Handler<Cs[N]> }

export type Gate = {
  publicOrigin: string
  limits: Limits
  cookie: SessionCookie
  recognize: (request: FastifyRequest, reply: FastifyReply) => Promise<Visit>
}

const contextOf = (request: FastifyRequest, reply: FastifyReply, parsed: unknown, cookie: SessionCookie) => {
  const { session, user, tier } = request.visit
  return {
    session,
    user,
    tier,
    request: parsed,
    userAgent: request.headers['user-agent'] ?? null,
    token: cookie.read(request),
    setToken: (token: string | null) => (token === null ? cookie.clear(reply) : cookie.set(reply, token)),
  }
}

/** A reply that is not as its contract says is our fault, and no field of it leaves. */
const parseReply = (call: Call, reply: object): object => {
  const parsed = call.reply.safeParse(reply)
  if (!parsed.success) throw new Error(`${call.path} replied against its contract: ${parsed.error.message}`)
  return parsed.data
}

const send = (call: Call, reply: FastifyReply, result: { message?: string }) => {
  const body = parseReply(call, result)
  const isPending = call.mayBePending === true && 'pending' in body && body.pending === true
  return reply
    .code(isPending ? 202 : 200)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send({ success: true, ...(result.message !== undefined && { message: result.message }), ...body })
}

type AnyHandler = (context: ReturnType<typeof contextOf>) => Promise<{ message?: string } | PreparedReply>

const addRoute = (app: FastifyInstance, call: Call, handle: AnyHandler, gate: Gate) => {
  const changesSomething = call.method === 'POST' || call.changes === true
  app.route({
    method: call.method,
    url: call.path,
    // What changes something must not run for a HEAD.
    exposeHeadRoute: !changesSomething,
    // Before the body is read: whoever may not call learns that first.
    async onRequest(request, reply) {
      if (changesSomething) refuseCrossSite(request, gate.publicOrigin)
      request.visit = await gate.recognize(request, reply)
      await gate.limits.beforeBody(call, request)
      requireAccess(call.access, request.visit)
    },
    async handler(request, reply) {
      const parsed = readRequest(call, call.method === 'GET' ? request.query : request.body)
      await gate.limits.afterBody(call, request, parsed)
      const result = await handle(contextOf(request, reply, parsed, gate.cookie))
      return result instanceof PreparedReply
        ? sendPrepared(request, reply, result)
        : send(call, reply, result)
    },
  })
}

/**
 * Turns calls into routes: cross-site check, who it is, rate limit, access, body, request schema, handler,
 * reply schema, in this order.
 */
export const implement = <Cs extends Record<string, Call>>(
  app: FastifyInstance,
  calls: Cs,
  handlers: Handlers<Cs>,
  gate: Gate,
): void => {
  for (const [name, call] of Object.entries(calls)) {
    addRoute(app, call, handlers[name] as unknown as AnyHandler, gate)
  }
}
