import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ApiError } from '@lilypad/contracts'
import { type Clock, MAX_DOCUMENT_BYTES } from '@lilypad/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressOf } from './limits.ts'

/** How long a body may take. Of an upload, this much has to arrive in each such time. */
export const BODY_MS = 15_000
const LEAST_BYTES = 15 * 1024
export const UPLOAD_MS = 120_000
/** Unfinished bodies of one address: a whole school may have one. */
const MOST_OF_ADDRESS = 32
/** Bytes of unfinished bodies that the process holds. */
const MOST_HELD = 24 * 1024 * 1024
const RETRY_SECONDS = 5

const TOO_MANY = 'Too many requests from your network are unfinished. Please try again in a moment.'
const TOO_SLOW = 'The request took too long to arrive.'
const FULL = 'Too much is being sent to us at the moment. Please try again in a moment.'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body may be a document. */
    takesUpload?: boolean
  }
  interface FastifyRequest {
    /** Counts the bytes of the body. To be called when something begins to read it, and not before. */
    countBody: () => void
  }
}

/** Whether a request has a body. */
export const hasBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const LINES = { 408: '408 Request Timeout', 503: '503 Service Unavailable' }

/** Closes a connection in the middle of a request; tells why, unless it was answered already. */
const hangUp = (socket: Socket, isAnswered: boolean, status: keyof typeof LINES, message: string) => {
  const body = JSON.stringify({ success: false, message })
  const type = 'content-type: application/json; charset=utf-8'
  const head = [`HTTP/1.1 ${LINES[status]}`, 'connection: close', type, `content-length: ${body.length}`]
  if (!isAnswered && socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

/** What the bodies that are arriving take, in all and by address. */
const createRoom = () => {
  const byAddress = new Map<string, number>()
  return {
    held: 0,
    enter(address: string) {
      const others = byAddress.get(address) ?? 0
      if (others >= MOST_OF_ADDRESS)
        throw new ApiError('rate_limited', TOO_MANY, { retryAfter: RETRY_SECONDS })
      if (this.held >= MOST_HELD) throw new ApiError('unavailable', FULL, { retryAfter: RETRY_SECONDS })
      byAddress.set(address, others + 1)
    },
    leave(address: string, held: number) {
      this.held -= held
      const others = (byAddress.get(address) ?? 1) - 1
      if (others === 0) byAddress.delete(address)
      else byAddress.set(address, others)
    },
  }
}

/**
 * Bounds what requests may take before they are complete, whoever sends them: each body has a deadline, and an upload a
 * least speed; each address a number of unfinished bodies, and the process a number of their bytes. What is past that is
 * refused as 408, 429 or 503, and its connection closed.
 */
export const addBodyGuard = (app: FastifyInstance, { span }: Pick<Clock, 'span'>): void => {
  const room = createRoom()

  const watch = (request: FastifyRequest, reply: ServerResponse) => {
    const { raw, socket } = request
    const isAnswered = () => reply.headersSent
    const address = addressOf(request)
    room.enter(address)
    const body = { arrived: 0, held: 0, before: 0, isInside: true }
    let windows = (request.routeOptions.config.takesUpload ? UPLOAD_MS : BODY_MS) / BODY_MS
    const isDone = () => raw.complete || socket.destroyed
    const check = () => {
      windows -= 1
      const isFastEnough = body.arrived - body.before >= LEAST_BYTES
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
      if (body.isInside) room.leave(address, body.held)
      body.isInside = false
    }
    raw.once('end', leave)
    reply.once('close', leave)

    request.countBody = () => {
      raw.on('data', ({ length }: Buffer) => {
        if (!body.isInside) return
        body.arrived += length
        // What is more than a document is not kept.
        const more = Math.min(length, MAX_DOCUMENT_BYTES - body.held)
        body.held += more
        room.held += more
        if (room.held > MOST_HELD) hangUp(socket, isAnswered(), 503, FULL)
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
