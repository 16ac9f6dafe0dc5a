import type { WorkName } from '@lilypad/contracts'
import type { Job } from 'bullmq'
import type { LaneEvents } from './backend.ts'
import { parseResult } from './typed-works.ts'
import { type Answer, WorkFailedError } from './work-queue.ts'

export type LaneJob = Pick<Job, 'id' | 'waitUntilFinished' | 'getState' | 'updateData' | 'changePriority'>

/** With the caller's payload, now that someone waits for it. */
export async function bringForward(job: LaneJob, data: object): Promise<void> {
  if ((await job.getState()) !== 'prioritized') return
  await job.updateData(data)
  await job.changePriority({ priority: 0 })
}

/** Within this time a missed end-of-work event is noticed. */
const LOOKED_AT_EVERY = 1_000

/** Null if it has not ended in time; rejects when it failed. */
async function waitForEnd(
  job: LaneJob,
  events: LaneEvents,
  waitMs: number,
): Promise<{ returned: unknown } | null> {
  try {
    return { returned: await job.waitUntilFinished(events, waitMs) }
  } catch (error) {
    // A time-out and a failure look alike here: the job's own state tells them apart.
    if ((await job.getState()) === 'failed') throw error
    return null
  }
}

/** `done: false` after `waitMs`. Throws WorkFailedError. */
export async function waitForResult<N extends WorkName>(
  name: N,
  job: LaneJob,
  events: LaneEvents,
  waitMs: number,
): Promise<Answer<N>> {
  const until = performance.now() + waitMs
  for (let left = waitMs; left > 0; left = until - performance.now()) {
    const ended = await waitForEnd(job, events, Math.min(left, LOOKED_AT_EVERY)).catch((error: unknown) => {
      throw new WorkFailedError(`The work ${name} failed.`, { cause: error })
    })
    if (ended) return { done: true, result: parseResult(name, ended.returned) }
  }
  return { done: false }
}
