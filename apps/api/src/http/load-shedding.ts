import type { ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { ApiError } from '@lilypad/contracts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import { hasBody } from './body-guard.ts'

/** Requests that are worked on at a time; more would only make each other wait. */
const MOST_AT_WORK = 250
/** The share of its time in which a busy process works. */
const BUSY = 0.9
const LOOK_MS = 250
const RETRY_SECONDS = 1

/** Machines ask for these, and decide by them whether the process lives. */
const ANSWERED = ['/healthz', '/readyz', '/metrics']

/** Whether the process has worked nearly all the time lately. */
const watchEventLoop = (app: FastifyInstance): (() => boolean) => {
  let last = performance.eventLoopUtilization()
  let isBusy = false
  const timer = setInterval(() => {
    isBusy = performance.eventLoopUtilization(last).utilization > BUSY
    last = performance.eventLoopUtilization()
  }, LOOK_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  return () => isBusy
}

/**
 * Refuses requests (503) while many are worked on and the process or the database cannot do more: those that were
 * accepted are answered in time. A body that is arriving is no work yet, and waiting for another service keeps nobody
 * from being served.
 */
export const addLoadShedding = (
  app: FastifyInstance,
  { database: { pool } }: Pick<Deps, 'database'>,
  mostAtWork = MOST_AT_WORK,
): void => {
  const isBusy = watchEventLoop(app)
  const open = new Set<ServerResponse>()
  const begin = ({ raw }: FastifyReply) => {
    open.add(raw)
    raw.once('close', () => open.delete(raw))
  }
  /** Counted when it matters: an answer that has begun waits for its reader alone. */
  const isFull = () =>
    open.size >= mostAtWork && [...open].filter(({ headersSent }) => !headersSent).length >= mostAtWork
  app.addHook('onRequest', (request, reply, done) => {
    const isOver = (isBusy() || pool.waitingCount > 0) && isFull()
    if (isOver && !ANSWERED.includes(request.routeOptions.url ?? ''))
      return done(new ApiError('unavailable', undefined, { retryAfter: RETRY_SECONDS }))
    if (!hasBody(request)) begin(reply)
    done()
  })
  app.addHook('preValidation', (request, reply, done) => {
    if (hasBody(request) && !request.routeOptions.config.takesUpload) begin(reply)
    done()
  })
}
