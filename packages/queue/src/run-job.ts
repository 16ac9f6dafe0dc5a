import type { PayloadOf, ResultOf, WorkName } from '@lilypad/contracts'
import { unlessAborted } from '@lilypad/domain'
import { inLogContext, retellError } from '@lilypad/observe'
import { type Job, UnrecoverableError, WaitingError } from 'bullmq'
import type { Logger } from './logger.ts'
import { toLogContext } from './request-context.ts'
import { isWorkName, parsePayload, parseResult } from './typed-works.ts'

export type WorkContext = {
  /** Aborts at the work's time limit, and when the process stops before it is done. */
  signal: AbortSignal
  /** What throws now is not tried again. */
  isLastAttempt: boolean
}

/** One that is missing does not compile. */
export type Handlers = {
  [N in WorkName]: (payload: PayloadOf<N>, context: WorkContext) => Promise<ResultOf<N>>
}

/** `given_back` was interrupted by the stop. */
export type WorkEnd = {
  work: WorkName
  outcome: 'done' | 'failed' | 'given_back'
  seconds: number
}

type RunnerDeps = {
  handlers: Partial<Handlers>
  logger: Logger
  limitOf: (work: WorkName) => number
  stopping: AbortSignal
  ended?: ((end: WorkEnd) => void) | undefined
}
type WorkJob = Pick<
  Job<unknown, unknown, string>,
  'id' | 'name' | 'data' | 'opts' | 'attemptsMade' | 'moveToWait'
>

export function createRunner({ handlers, logger, limitOf, stopping, ended }: RunnerDeps) {
  const handle = async <N extends WorkName>(name: N, job: WorkJob): Promise<unknown> => {
    const limit = AbortSignal.timeout(limitOf(name))
    const signal = AbortSignal.any([limit, stopping])
    const isLastAttempt = job.attemptsMade + 1 >= (job.opts.attempts ?? 1)
    const handler: Partial<Handlers>[N] = handlers[name]
    if (!handler) throw new UnrecoverableError(`Nobody here does the work '${name}'.`)
    const running = handler(parsePayload(name, job.data), { signal, isLastAttempt })
    // A handler that ignores its signal must not block its lane.
    return parseResult(name, await unlessAborted(running, signal))
  }

  const run = async (job: WorkJob, token?: string): Promise<unknown> => {
    const { id, name } = job
    if (!isWorkName(name)) throw new UnrecoverableError(`There is no work '${name}'.`)
    const started = performance.now()
    const end = (outcome: WorkEnd['outcome']) =>
      ended?.({ work: name, outcome, seconds: (performance.now() - started) / 1_000 })
    try {
      const result = await handle(name, job)
      end('done')
      logger.info({ work: name, job: id, ms: Math.round(performance.now() - started) }, 'Work done.')
      return result
    } catch (error) {
      if (!stopping.aborted) {
        end('failed')
        logger.error({ work: name, job: id, attempt: job.attemptsMade + 1, err: error }, 'Work failed.')
        // The queue stores the error for days, and shows it.
        throw retellError(error)
      }
      end('given_back')
      logger.info({ work: name, job: id }, 'Work given back.')
      await job.moveToWait(token)
      throw new WaitingError()
    }
  }
  return (job: WorkJob, token?: string) => inLogContext(toLogContext(job), () => run(job, token))
}
