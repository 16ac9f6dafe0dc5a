import { type WorkName, works } from '@lilypad/contracts'
import { type Job, UnrecoverableError, WaitingError } from 'bullmq'
import { isWorkName } from './lanes.ts'
import type { Logger } from './logger.ts'
import type { Handlers } from './start-workers.ts'
import { parsePayload, parseResult } from './typed-works.ts'

type RunnerDeps = { handlers: Partial<Handlers>; logger: Logger; timeScale: number; stopping: AbortSignal }
type WorkJob = Pick<
  Job<unknown, unknown, string>,
  'id' | 'name' | 'data' | 'opts' | 'attemptsMade' | 'moveToWait'
>

/** What BullMQ calls for each job: parses the payload, sets the time limit, runs the handler, parses the result. */
export const createRunner = ({ handlers, logger, timeScale, stopping }: RunnerDeps) => {
  const handle = async <N extends WorkName>(name: N, job: WorkJob): Promise<unknown> => {
    const limit = AbortSignal.timeout(works[name].timeout * timeScale)
    const signal = AbortSignal.any([limit, stopping])
    const isLastAttempt = job.attemptsMade + 1 >= (job.opts.attempts ?? 1)
    const handler: Partial<Handlers>[N] = handlers[name]
    if (!handler) throw new UnrecoverableError(`Nobody here does the work '${name}'.`)
    const running = handler(parsePayload(name, job.data), { signal, isLastAttempt })
    return parseResult(name, await orAborted(running, signal))
  }

  return async (job: WorkJob, token?: string): Promise<unknown> => {
    const { id, name } = job
    if (!isWorkName(name)) throw new UnrecoverableError(`There is no work '${name}'.`)
    const started = performance.now()
    try {
      const result = await handle(name, job)
      logger.info({ work: name, job: id, ms: Math.round(performance.now() - started) }, 'Work done.')
      return result
    } catch (error) {
      const hasMore = error instanceof NextTurn
      if (!stopping.aborted && !hasMore) {
        logger.error({ work: name, job: id, attempt: job.attemptsMade + 1, err: error }, 'Work failed.')
        throw error
      }
      if (!hasMore) logger.info({ work: name, job: id }, 'Work given back.')
      await job.moveToWait(token)
      throw new WaitingError()
    }
  }
}

/**
 * Thrown by a handler that has more to do than is fair to do at once: the work goes on when its turn comes
 * again, after what waits by then and goes before it. It counts as no attempt.
 */
export class NextTurn extends Error {
  override readonly name = 'NextTurn'
}

/** A handler that does not listen to its signal must not hold up its lane. */
const orAborted = async <T>(running: Promise<T>, signal: AbortSignal): Promise<T> => {
  let onAbort = () => {}
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
  })
  try {
    return await Promise.race([running, aborted])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
