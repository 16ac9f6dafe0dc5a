import type { ServerResponse } from 'node:http'
import { ApiError } from '@lilypad/contracts'
import { type Clock, MAX_UPLOAD_BYTES } from '@lilypad/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toClientAddress } from './client-address.ts'
import { hangUp, TOO_SLOW } from './connection-guard.ts'

/** How long a body may take. Of an upload, this much has to arrive in each such time. */
export const BODY_MS = 15_000
const MIN_BYTES = 15 * 1024
export const UPLOAD_MS = 120_000
/** Unfinished bodies of one address, as a whole school may have one, and of all. */
const MAX_PER_ADDRESS = 32
const MAX_UNFINISHED = 500
/** What each may hold in any case, so that ordinary calls go on; and what all may hold beyond, and those of one address. */
const FREE_BYTES = 64 * 1024
const MAX_HELD_BYTES = 24 * 1024 * 1024
const MAX_HELD_BYTES_PER_ADDRESS = 8 * 1024 * 1024
const RETRY_SECONDS = 5

const TOO_MANY = 'Too many requests from your network are unfinished. Please try again in a moment.'
const FULL = 'Too much is being sent to us at the moment. Please try again in a moment.'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body may be a document. */
    takesUpload?: boolean
  }
  interface FastifyInstance {
    /** How many requests have a body that is not read to its end. */
    bodiesArriving: () => number
  }
  interface FastifyRequest {
    /** Counts the bytes of the body. To be called when something begins to read it, and not before. */
    countBody: () => void
  }
}

const hasBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

type Taken = { bodies: number; held: number }

/** What the bodies that are arriving take, in all and by address. */
function createRoom() {
  const all: Taken = { bodies: 0, held: 0 }
  const byAddress = new Map<string, Taken>()
  const enter = (address: string) => {
    const own = byAddress.get(address) ?? { bodies: 0, held: 0 }
    if (own.bodies >= MAX_PER_ADDRESS)
      throw new ApiError('rate_limited', TOO_MANY, { retryAfter: RETRY_SECONDS })
    if (all.bodies >= MAX_UNFINISHED) throw new ApiError('unavailable', FULL, { retryAfter: RETRY_SECONDS })
    byAddress.set(address, own)
    let held = 0
    const add = (bodies: number, bytes: number) => {
      held += bytes
      for (const taken of [own, all]) {
        taken.bodies += bodies
        taken.held += bytes
      }
    }
    add(1, 0)
    return {
      /** Holds this many bytes in all. The status of the refusal where that is too much; null otherwise. */
      hold(arrived: number): 429 | 503 | null {
        // What is more than a document is not kept.
        add(0, Math.max(0, Math.min(arrived, MAX_UPLOAD_BYTES) - FREE_BYTES) - held)
        if (held === 0) return null
        if (own.held > MAX_HELD_BYTES_PER_ADDRESS) return 429
        return all.held > MAX_HELD_BYTES ? 503 : null
      },
      leave() {
        add(-1, -held)
        if (own.bodies === 0) byAddress.delete(address)
      },
    }
  }
  return { enter, bodies: () => all.bodies }
}

/**
 * Bounds what requests may take before they are complete, from any sender: each body has a deadline, and an upload a
 * least speed; each address a number of unfinished bodies, and the process a number of their bytes. What is past that is
 * refused as 408, 429 or 503, and its connection closed.
 */
export function addBodyGuard(app: FastifyInstance, { span }: Pick<Clock, 'span'>): void {
  const { enter, bodies } = createRoom()
  app.decorate('bodiesArriving', bodies)

  const watch = (request: FastifyRequest, reply: ServerResponse) => {
    const { raw, socket } = request
    const isAnswered = () => reply.headersSent
    const place = enter(toClientAddress(request))
    const body = { arrived: 0, before: 0, isInside: true }
    let windows = (request.routeOptions.config.takesUpload ? UPLOAD_MS : BODY_MS) / BODY_MS
    const isDone = () => raw.complete || socket.destroyed
    const check = () => {
      windows -= 1
      const isFastEnough = body.arrived - body.before >= MIN_BYTES
      body.before = body.arrived
      if (isDone()) return clearInterval(timer)
      if (windows > 0 && isFastEnough) return
      clearInterval(timer)
      hangUp(socket, isAnswered(), 408, TOO_SLOW)
    }
    // What came while the process was busy is read before it is missed.
    const timer = setInterval(() => setImmediate(check), span(BODY_MS)).unref()
    const leave = () => {
      if (isDone()) clearInterval(timer)
      if (body.isInside) place.leave()
      body.isInside = false
    }
    raw.once('end', leave)
    reply.once('close', leave)

    request.countBody = () => {
      raw.on('data', ({ length }: Buffer) => {
        if (!body.isInside) return
        body.arrived += length
        const refusal = place.hold(body.arrived)
        if (refusal === null) return
        leave()
        hangUp(socket, isAnswered(), refusal, refusal === 429 ? TOO_MANY : FULL)
      })
    }
  }

  app.decorateRequest('countBody', () => undefined)
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) return done()
    try {
      watch(request, reply.raw)
      done()
    } catch (error) {
      reply.header('connection', 'close')
      done(error as Error)
    }
  })
  app.addHook('preParsing', (request, _reply, body, done) => {
    // An upload is read later.
    if (!request.routeOptions.config.takesUpload) request.countBody()
    done(null, body)
  })
}
