import { Readable } from 'node:stream'
import {
  accountSettingsCalls,
  billingCalls,
  type Call,
  changesSomething,
  type FileCall,
  logInAndSignUpCalls,
  type RequestOf,
  usersCalls,
} from '@lilypad/contracts'
import type { Person, Session } from '@lilypad/db'
import type { Tier } from '@lilypad/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { requireAccess } from './access.ts'
import type { Audit, AuditNote } from './audit.ts'
import type { Auth } from './authenticate.ts'
import { toBodyLimit } from './body-limit.ts'
import { isNavigation } from './browser-pages.ts'
import type { CallerQueues } from './caller-queues.ts'
import { toCaller } from './client-address.ts'
import { refuseCrossSite } from './cross-site.ts'
import { after, PreparedReply, sendPrepared } from './prepared-reply.ts'
import type { Limits } from './rate-limits.ts'
import { readRequest } from './read-request.ts'
import { acceptOnlyForms, type ReceivedFile, readUpload, refuseNoUpload } from './read-upload.ts'
import type { SessionCookie } from './session-cookie.ts'

type Who<C extends Call> = C['access'] extends 'public'
  ? { user: Person | null; session: Session | null }
  : { user: Person; session: Session }

/** The arguments of a handler: who asks, the parsed request, and the file if the call takes one. */
export type Context<C extends Call> = Who<C> & {
  file: C extends FileCall ? ReceivedFile : null
  tier: Tier
  request: RequestOf<C>
  userAgent: string | null
  /** Who asks, as requests are counted: a person, or an address without one. */
  toCaller(): string
  readToken(): string | null
  setToken(token: string | null): void
  /** Describes an admin's call for the audit log, instead of the request's fields. Never include a secret. */
  audit(subject: string, details?: Record<string, unknown>): void
}

/** A reply without fields may still have a message. */
type Fields<C extends Call> = string extends keyof z.input<C['reply']> ? object : z.input<C['reply']>

/** The result of a handler: the fields of the reply, or an already parsed and prepared or streamed reply. */
type Result<C extends Call> = (Fields<C> & { message?: string }) | PreparedReply | Readable

export type Handler<C extends Call> = (context: Context<C>) => Result<C> | Promise<Result<C>>

/** A handler for each call; a missing one does not compile. */
export type Handlers<Cs extends Record<string, Call>> = { [N in keyof Cs]: Handler<Cs[N]> }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a call of this route changes something. */
    changes?: boolean
  }
}

export type Gate = {
  publicOrigin: string
  limits: Limits
  cookie: SessionCookie
  authenticate: (request: FastifyRequest, reply: FastifyReply) => Auth | Promise<Auth>
  audit: Audit
  /** Of people who change something. */
  turns: CallerQueues
  /** Waits until a committed change of a person or a session counts in every process. */
  settled: () => Promise<void>
  /** Prepares the routes of a scope for being opened in a browser. */
  openToBrowsers: (scope: FastifyInstance) => Promise<void>
}

type Sent = { raw: unknown; file: ReceivedFile | null }

async function readForm(request: FastifyRequest): Promise<Sent> {
  const { fields, file } = await readUpload(request)
  return { raw: fields, file }
}

const readSent = (call: Call, request: FastifyRequest): Sent | Promise<Sent> =>
  call.takesFile
    ? readForm(request)
    : { raw: call.method === 'GET' ? request.query : request.body, file: null }

/** A query of which the call takes no field. */
const asksNothing = ({ method, request }: Call) => method === 'GET' && Object.keys(request.shape).length === 0

function toContext(
  request: FastifyRequest,
  reply: FastifyReply,
  { parsed, file, notes }: { parsed: unknown; file: ReceivedFile | null; notes: AuditNote[] },
  cookie: SessionCookie,
) {
  const { session, user, tier } = request.auth
  return {
    file,
    session,
    user,
    tier,
    request: parsed,
    userAgent: request.headers['user-agent'] ?? null,
    toCaller: () => toCaller(request),
    readToken: () => cookie.read(request),
    setToken: (token: string | null) => (token === null ? cookie.clear(reply) : cookie.set(reply, token)),
    audit: (subject: string, details: Record<string, unknown> = {}) => void notes.push({ subject, details }),
  }
}

/** A reply that violates its contract is our fault, and none of its fields is sent. */
function parseReply(call: Call, reply: object): object {
  const parsed = call.reply.safeParse(reply)
  if (!parsed.success) throw new Error(`${call.path} replied against its contract: ${parsed.error.message}`)
  return parsed.data
}

function send(call: Call, request: FastifyRequest, reply: FastifyReply, result: AnyResult) {
  if (result instanceof Readable)
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(result)
  if (result instanceof PreparedReply) return sendPrepared(request, reply, result)
  if (call.goesTo !== undefined && isNavigation(request))
    return reply.header('cache-control', 'no-store').redirect(call.goesTo, 303)
  const body = parseReply(call, result)
  const isPending = call.mayBePending === true && 'pending' in body && body.pending === true
  return reply
    .code(isPending ? 202 : 200)
    .header('cache-control', 'no-store')
    .send({ success: true, ...(result.message !== undefined && { message: result.message }), ...body })
}

type AnyResult = { message?: string } | PreparedReply | Readable
type AnyHandler = (context: ReturnType<typeof toContext>) => AnyResult | Promise<AnyResult>

/** Calls that change who somebody is, or what they may do. */
const aboutPeople = new Set<Call>(
  [logInAndSignUpCalls, accountSettingsCalls, billingCalls, usersCalls].flatMap((area) =>
    Object.values(area),
  ),
)

function addRoute(app: FastifyInstance, call: Call, handle: AnyHandler, gate: Gate) {
  const changes = changesSomething(call)
  const settles = changes && aboutPeople.has(call)
  // Before it takes a connection of the database, on which a person's second change would only wait for the first.
  const takesTurns = !call.waitsOutside && (call.access === 'member' || call.access === 'premium')
  const read = asksNothing(call) ? () => ({}) : (raw: unknown) => readRequest(call, raw)

  const admit = (request: FastifyRequest, reply: FastifyReply) =>
    after(gate.authenticate(request, reply), (auth) => {
      request.auth = auth
      return after(gate.limits.countRequest(call, request), () => {
        requireAccess(call, auth)
        if (call.takesFile) refuseNoUpload(request)
      })
    })

  const answer = (request: FastifyRequest, reply: FastifyReply, { raw, file }: Sent) => {
    const parsed = read(raw)
    const notes: AuditNote[] = []
    const context = toContext(request, reply, { parsed, file, notes }, gate.cookie)
    const work = () => after(gate.limits.countAttempt(call, request, parsed), () => handle(context))
    if (!changes) return after(work(), (done) => send(call, request, reply, done))
    const { user } = request.auth
    const isInTurn = user !== null && takesTurns
    return after(isInTurn ? gate.turns(user.id, async () => work()) : work(), async (done) => {
      await gate.audit({ call, auth: request.auth, parsed, note: notes.at(-1) ?? null }, request)
      if (settles) await gate.settled()
      return send(call, request, reply, done)
    })
  }

  app.route({
    method: call.method,
    url: call.path,
    // A call that changes something must not run for a HEAD.
    exposeHeadRoute: !changes,
    config: { changes, takesUpload: call.takesFile === true },
    ...(call.method === 'POST' && { bodyLimit: toBodyLimit(call.request) }),
    // Access is checked before the body is read.
    onRequest(request, reply, done) {
      if (changes) refuseCrossSite(request, gate.publicOrigin)
      const admitted = admit(request, reply)
      if (admitted instanceof Promise) admitted.then(() => done(), done)
      else done()
    },
    handler: (request, reply) => after(readSent(call, request), (sent) => answer(request, reply, sent)),
  })
}

type Kind = 'data' | 'form' | 'page'

function toKind({ takesFile, goesTo }: Call): Kind {
  if (takesFile) return 'form'
  return goesTo === undefined ? 'data' : 'page'
}

/**
 * Turns calls into routes: cross-site check, identification, rate limit, access, body, request schema, the person's turn
 * for a change, handler, audit log, reply schema, in this order. A file is read after access, into memory.
 */
export function implement<Cs extends Record<string, Call>>(
  app: FastifyInstance,
  calls: Cs,
  handlers: Handlers<Cs>,
  gate: Gate,
): void {
  const addAll = (scope: FastifyInstance, kind: Kind) => {
    for (const [name, call] of Object.entries(calls)) {
      if (toKind(call) === kind) addRoute(scope, call, handlers[name] as unknown as AnyHandler, gate)
    }
  }
  addAll(app, 'data')
  // In a separate scope, because every other call refuses forms.
  void app.register(async (scope) => {
    await acceptOnlyForms(scope)
    addAll(scope, 'form')
  })
  void app.register(async (scope) => {
    await gate.openToBrowsers(scope)
    addAll(scope, 'page')
  })
}
