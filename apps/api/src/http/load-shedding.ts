import { performance } from 'node:perf_hooks'
import { ApiError } from '@lilypad/contracts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps/deps.ts'

/** Requests that are worked on at a time; more would only make each other wait. */
const MAX_AT_WORK = 250
/** The share of its time in which a busy process works. */
const BUSY = 0.9
const LOOK_MS = 250
const RETRY_SECONDS = 1

/** One for all: to make an error costs more than to send it. */
const REFUSAL = new ApiError('unavailable', undefined, { retryAfter: RETRY_SECONDS })

/** Machines ask for these, and decide by them whether the process lives. */
const ANSWERED = ['/healthz', '/readyz', '/metrics']

/** Whether the process has worked nearly all the time lately. */
function watchEventLoop(app: FastifyInstance): () => boolean {
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
export function addLoadShedding(
  app: FastifyInstance,
  { database: { pool } }: Pick<Deps, 'database'>,
  mostAtWork = MAX_AT_WORK,
): void {
  const isBusy = watchEventLoop(app)
  let [begun, countedAt] = [0, Number.NEGATIVE_INFINITY]
  /** Answers that have begun, which wait for their readers alone: counted seldom, since each count walks all requests. */
  const getBegun = () => {
    const now = performance.now()
    if (now - countedAt > LOOK_MS)
      [begun, countedAt] = [app.requestsInFlight() - app.requestsUnanswered(), now]
    return begun
  }
  /** A body that arrives is no work yet. */
  const isFull = () =>
    app.requestsInFlight() > mostAtWork &&
    app.requestsInFlight() - getBegun() - app.bodiesArriving() > mostAtWork
  app.addHook('onRequest', (request, _reply, done) => {
    const isOver = (isBusy() || pool.waitingCount > 0) && isFull()
    if (!isOver || ANSWERED.includes(request.routeOptions.url ?? '')) done()
    else done(REFUSAL)
  })
}
