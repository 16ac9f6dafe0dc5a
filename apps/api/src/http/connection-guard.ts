import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ERROR_MESSAGES } from '@lilypad/contracts'
import type { Clock } from '@lilypad/domain'
import type { FastifyInstance } from 'fastify'

export const TOO_SLOW = 'The request took too long to arrive.'
const LARGE_HEAD = 'The address or the headers of the request are too long.'

/** Closes a connection in the middle of a request; tells why, unless it was answered already. */
export function hangUp(socket: Socket, isAnswered: boolean, status: number, message: string): void {
  const body = JSON.stringify({ success: false, message })
  const type = 'content-type: application/json; charset=utf-8'
  const line = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`
  const head = [line, 'connection: close', type, `content-length: ${body.length}`]
  if (!isAnswered && socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

const REFUSALS: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, TOO_SLOW],
  HPE_HEADER_OVERFLOW: [431, LARGE_HEAD],
}

/** Refuses what Node.js could not read as a request: no route and no hook has seen it. */
export function refuseUnread({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return
  const [status, message] = REFUSALS[code] ?? [400, ERROR_MESSAGES.bad_request]
  hangUp(socket, false, status, message)
}

/** How often connections are looked at, and the least that a reader must take from one look to the next. */
const LOOK_MS = 15_000
const MIN_BYTES = 120 * 1024
/** Requests that a connection may send before their answers, worked on in turn: browsers and proxies wait for each. */
const MAX_UNANSWERED = 10

declare module 'fastify' {
  interface FastifyInstance {
    /** How many requests wait for the end of their answer. */
    requestsInFlight: () => number
    /** How many of them wait for its beginning. */
    requestsUnanswered: () => number
  }
}

type Connection = {
  /** Answers that have begun or wait for their turn. */
  answers: Set<ServerResponse>
  /** Bytes of finished writes, as of the last look at which some waited; -1 before. */
  taken: number
  /** Looks until what waits for its reader must have been taken. */
  looksLeft: number
}

/** Node.js tells the end of the answer that is being sent alone: those behind it would keep what they hold for ever. */
function end(answers: Set<ServerResponse>) {
  for (const answer of answers) {
    if (answer.socket) continue
    answer.destroy()
    answer.emit('close')
  }
}

/**
 * Closes connections that keep what they are answered waiting here: whose readers take less than 8 KB a second, or that
 * ask on without waiting for answers. Whatever else counts what requests take comes after it: every answer's end is told.
 */
export function addConnectionGuard(app: FastifyInstance, { span }: Pick<Clock, 'span'>): void {
  const connections = new Map<Socket, Connection>()
  let inFlight = 0
  app.decorate('requestsInFlight', () => inFlight)
  app.decorate('requestsUnanswered', () => {
    let unanswered = 0
    // What waits for its turn on its connection has no socket yet.
    for (const { answers } of connections.values())
      for (const { headersSent, socket } of answers) if (socket && !headersSent) unanswered += 1
    return unanswered
  })
  const find = (socket: Socket): Connection => {
    const known = connections.get(socket)
    if (known) return known
    const connection = { answers: new Set<ServerResponse>(), taken: -1, looksLeft: 0 }
    connections.set(socket, connection)
    socket.once('close', () => {
      connections.delete(socket)
      end(connection.answers)
    })
    return connection
  }
  const look = () => {
    for (const [socket, connection] of connections) {
      const waiting = socket.writableLength
      if (!waiting) continue
      // A large reply is a single write, so until it is finished its size says how long it may take.
      const taken = socket.bytesWritten - waiting
      const isStuck = taken === connection.taken
      connection.looksLeft = isStuck ? connection.looksLeft - 1 : Math.ceil(waiting / MIN_BYTES)
      connection.taken = taken
      if (connection.looksLeft < 0) socket.destroy()
    }
  }
  const timer = setInterval(look, span(LOOK_MS)).unref()
  app.addHook('onClose', async () => clearInterval(timer))

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const { answers } = find(socket)
    if (answers.size >= MAX_UNANSWERED) socket.destroy()
    // What came along with it is not begun.
    if (socket.destroyed) return void reply.hijack()
    const before = [...answers].at(-1)
    answers.add(reply.raw)
    inFlight += 1
    // Also if the browser disconnects before the answer.
    reply.raw.once('close', () => {
      answers.delete(reply.raw)
      inFlight -= 1
    })
    if (!before) return done()
    // A reader that takes nothing fills the memory with one answer, not with all that it asked for.
    before.once('close', () => (socket.destroyed ? reply.hijack() : done()))
  })
}
