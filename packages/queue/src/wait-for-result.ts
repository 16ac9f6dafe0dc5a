import type { WorkName } from '@lilypad/contracts'
import type { Job } from 'bullmq'
import type { LaneEvents } from './backend.ts'
import { parseResult } from './typed-works.ts'
import { type Answer, WorkFailedError } from './work-queue.ts'

export type LaneJob = Pick<Job, 'id' | 'waitUntilFinished' | 'getState' | 'changePriority'>

/** A work that waits in the background is taken next, now that someone waits for it. */
export const bringForward = async (job: LaneJob): Promise<void> => {
  if ((await job.getState()) === 'prioritized') await job.changePriority({ priority: 0 })
}

/** The result of a work, or that it is not there yet after `waitMs`. Throws WorkFailedError. */
export const waitForResult = async <N extends WorkName>(
  name: N,
  job: LaneJob,
  events: LaneEvents,
  waitMs: number,
): Promise<Answer<N>> => {
  try {
    return { done: true, result: parseResult(name, await job.waitUntilFinished(events, waitMs)) }
  } catch (error) {
    // A time-out and a failure look alike here: the job's own state tells them apart.
    if ((await job.getState()) !== 'failed') return { done: false }
    throw new WorkFailedError(`The work ${name} failed.`, { cause: error })
  }
}
