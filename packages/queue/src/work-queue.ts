import type { PayloadOf, ResultOf, WorkName } from '@lilypad/contracts'
import type { LaneQueue, QueueSettings } from './backend.ts'
import type { EnqueueOptions } from './job-options.ts'
import type { Lane } from './lanes.ts'
import type { WaitingWorks } from './waiting-works.ts'

export type Answer<N extends WorkName> =
  | { done: true; result: ResultOf<N> }
  /** It still waits or runs. */
  | { done: false }

/** When a scheduled work is due: a cron pattern in a time zone, or every so many milliseconds. */
export type Timing = { pattern: string; tz: string } | { every: number }

export type LaneCounts = Record<
  'waiting' | 'prioritized' | 'active' | 'delayed' | 'completed' | 'failed',
  number
>

export type WorkQueue = {
  readonly settings: QueueSettings
  /** Puts a work on the queue; joins the one of the same key that waits or runs. Resolves to its id. */
  enqueue<N extends WorkName>(name: N, payload: PayloadOf<N>, options?: EnqueueOptions): Promise<string>
  /** Many of one kind in one go. */
  enqueueAll<N extends WorkName>(name: N, payloads: PayloadOf<N>[], options?: EnqueueOptions): Promise<void>
  /**
   * Enqueues (or joins) and waits for the result, `waitMs` at most; goes before background work.
   * Throws WorkFailedError when the work failed for good.
   */
  ask<N extends WorkName>(name: N, payload: PayloadOf<N>, waitMs: number): Promise<Answer<N>>
  /** Lets a work come due again and again; setting it anew, with the same key, replaces the former timing. */
  schedule<N extends WorkName>(name: N, payload: PayloadOf<N>, timing: Timing): Promise<void>
  /** Takes a schedule away. One that is set anew keeps its next run by the clock of then; this forgets it. */
  unschedule<N extends WorkName>(name: N, payload: PayloadOf<N>): Promise<void>
  /** When a scheduled work is due next; null where the schedule is not there: a store that lost everything lost it. */
  nextRun<N extends WorkName>(name: N, payload: PayloadOf<N>): Promise<Date | null>
  /** How much lies in each lane, for metrics; also tells whether the queue can be reached. */
  inspect(): Promise<Record<Lane, LaneCounts>>
  /** What waits to be taken, by work, but for what is to be taken last; of the first 500 of each lane. */
  waitingWorks(): Promise<WaitingWorks[]>
  /** BullMQ's own queues, for the queue view. */
  queues(): LaneQueue[]
  close(): Promise<void>
}

/** A work failed at its last attempt. */
export class WorkFailedError extends Error {
  override readonly name = 'WorkFailedError'
}
