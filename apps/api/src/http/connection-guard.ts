import type { Socket } from 'node:net'
import type { Clock } from '@lilypad/domain'
import type { FastifyInstance } from 'fastify'

/** How often connections are looked at, and the least that a reader must take from one look to the next. */
const LOOK_MS = 15_000
const LEAST_BYTES = 120 * 1024
/** Requests that a connection may send before their answers: browsers and proxies wait for each. */
const MOST_UNANSWERED = 10

type Connection = {
  unanswered: number
  /** Bytes of finished writes, as of the last look at which some waited; -1 before. */
  taken: number
  /** Looks until what waits for its reader must have been taken. */
  looksLeft: number
}

/**
 * Closes connections that keep what they are answered waiting here: whose readers take less than 8 KB a second, or that
 * ask on without waiting for answers.
 */
export const addConnectionGuard = (app: FastifyInstance, { span }: Pick<Clock, 'span'>): void => {
  const connections = new Map<Socket, Connection>()
  const find = (socket: Socket): Connection => {
    const known = connections.get(socket)
    if (known) return known
    const connection = { unanswered: 0, taken: -1, looksLeft: 0 }
    connections.set(socket, connection)
    socket.once('close', () => connections.delete(socket))
    return connection
  }
  const look = () => {
    for (const [socket, connection] of connections) {
      const waiting = socket.writableLength
      if (!waiting) continue
      // A large reply is a single write, so until it is finished its size says how long it may take.
      const taken = socket.bytesWritten - waiting
      const isStuck = taken === connection.taken
      connection.looksLeft = isStuck ? connection.looksLeft - 1 : Math.ceil(waiting / LEAST_BYTES)
      connection.taken = taken
      if (connection.looksLeft < 0) socket.destroy()
    }
  }
  const timer = setInterval(look, span(LOOK_MS)).unref()
  app.addHook('onClose', async () => clearInterval(timer))

  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const connection = find(socket)
    connection.unanswered += 1
    reply.raw.once('close', () => {
      connection.unanswered -= 1
    })
    if (connection.unanswered > MOST_UNANSWERED) socket.destroy()
    // What came along with it is not begun.
    if (socket.destroyed) reply.hijack()
    else done()
  })
}
