import { type PayloadOf, type WorkName, works } from '@lilypad/contracts'
import type { JobsOptions } from 'bullmq'
import { joiningKey } from './typed-works.ts'

export type EnqueueOptions = {
  delay?: number
  /** Taken before background works, and after everything else. */
  soon?: boolean
  /** Taken after what somebody waits for, such as an admin. */
  background?: boolean
  /** Taken after everything else, including background works. */
  last?: boolean
}

const DAY_SECONDS = 24 * 60 * 60
/** BullMQ takes jobs without a priority before all that have one. */
const SOON = 5
const BACKGROUND = 10
export const LAST = 20
const FIRST_RETRY_MS = 1_000

/** On PostgreSQL each finished work scans the finished ones that are kept: a few hundred cost a millisecond. */
export const KEEP = {
  removeOnComplete: { age: DAY_SECONDS, count: 100 },
  removeOnFail: { age: 8 * DAY_SECONDS },
}

export function jobOptions<N extends WorkName>(
  name: N,
  payload: PayloadOf<N>,
  { delay = 0, soon = false, background = false, last = false }: EnqueueOptions,
): JobsOptions {
  const work = works[name]
  const key = joiningKey(name, payload)
  return {
    ...KEEP,
    attempts: work.attempts,
    backoff: { type: 'exponential', delay: FIRST_RETRY_MS },
    ...(delay > 0 && { delay }),
    ...(soon && { priority: SOON }),
    ...(background && { priority: BACKGROUND }),
    ...(last && { priority: LAST }),
    ...(key !== null && { deduplication: { id: key } }),
  }
}
