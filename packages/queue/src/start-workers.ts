import { setTimeout as sleep } from 'node:timers/promises'
import { type WorkName, works } from '@lilypad/contracts'
import { closeOrDrop, type LaneWorker, LEAVE_MS, openLaneWorker } from './backend.ts'
import { KEEP } from './job-options.ts'
import { LANES, type Lane, queueName } from './lanes.ts'
import type { Logger } from './logger.ts'
import { createRunner, type Handlers, type WorkEnd } from './run-job.ts'
import type { WorkQueue } from './work-queue.ts'

export type WorkerOptions = {
  logger: Logger
  concurrency: Record<Lane, number>
  lanes?: readonly Lane[]
  /** Milliseconds, instead of the registry's limit: for tests. */
  limitOf?: (work: WorkName) => number
  /** Milliseconds for running works to finish when the workers stop; then they are put back. */
  graceMs?: number
  ended?: (end: WorkEnd) => void
}

export type Workers = {
  /** Takes no new work, lets running works finish or puts them back. */
  stop(): Promise<void>
}

/** A killed worker's works are taken over after at most the sum of both. */
const LOCK_MS = 15_000
const STALLED_CHECK_MS = 5_000
/** A work whose process dies this often is itself the cause. */
const MAX_STALLS = 3
const GRACE_MS = 25_000
const limitOfWork = (name: WorkName) => works[name].timeout

/** A work without a handler fails at once: only tests leave some out. */
export async function startWorkers(
  queue: WorkQueue,
  handlers: Partial<Handlers>,
  { logger, concurrency, lanes = LANES, limitOf = limitOfWork, graceMs = GRACE_MS, ended }: WorkerOptions,
): Promise<Workers> {
  const stopping = new AbortController()
  const runner = createRunner({ handlers, logger, limitOf, stopping: stopping.signal, ended })
  const running = new Set<Promise<unknown>>()
  const run = (...job: Parameters<typeof runner>) => {
    const turn = runner(...job).finally(() => running.delete(turn))
    running.add(turn)
    return turn
  }
  const workers = lanes.map((lane) => {
    const worker = openLaneWorker(queueName(lane), queue.settings, run, {
      ...KEEP,
      concurrency: concurrency[lane],
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_CHECK_MS,
      maxStalledCount: MAX_STALLS,
    })
    return worker.on('error', (error) => logger.warn({ lane, err: error }, 'A worker reports an error.'))
  })
  await Promise.all(workers.map((worker) => worker.waitUntilReady()))
  return { stop: () => stopWorkers(workers, { running, stopping, graceMs }) }
}

type Turns = { running: ReadonlySet<Promise<unknown>>; stopping: AbortController; graceMs: number }

/** Resolves when nothing has run for a while although closing has not ended. */
async function untilIdle(running: Turns['running'], signal: AbortSignal) {
  do {
    await Promise.allSettled(running)
    await sleep(LEAVE_MS, undefined, { signal })
  } while (running.size > 0)
}

async function stopWorkers(workers: LaneWorker[], { running, stopping, graceMs }: Turns) {
  const giveBack = setTimeout(() => stopping.abort(new Error('The worker stops.')), graceMs)
  const patience = (signal: AbortSignal) =>
    Promise.race([untilIdle(running, signal), sleep(graceMs + LEAVE_MS, undefined, { signal })])
  await Promise.all(workers.map((worker) => closeOrDrop(worker, patience)))
  clearTimeout(giveBack)
}
