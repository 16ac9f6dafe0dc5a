import type { PayloadOf, ResultOf, WorkName } from '@lilypad/contracts'
import type { LaneQueue, QueueSettings } from './backend.ts'
import type { EnqueueOptions } from './job-options.ts'
import type { Lane } from './lanes.ts'
import type { WaitingWorks } from './waiting-works.ts'

export type Answer<N extends WorkName> =
  | { done: true; result: ResultOf<N> }
  /** The work still waits or runs. */
  | { done: false }

/** When a scheduled work is due: a cron pattern in a time zone, or an interval in milliseconds. */
export type Timing = { pattern: string; tz: string } | { every: number }

export type LaneCounts = Record<
  'waiting' | 'prioritized' | 'active' | 'delayed' | 'completed' | 'failed',
  number
>

export type WorkQueue = {
  readonly settings: QueueSettings
  /** Puts a work on the queue, or joins the one with the same key that waits or runs. Resolves to its id. */
  enqueue<N extends WorkName>(name: N, payload: PayloadOf<N>, options?: EnqueueOptions): Promise<string>
  /** Enqueues many of one kind together. */
  enqueueAll<N extends WorkName>(name: N, payloads: PayloadOf<N>[], options?: EnqueueOptions): Promise<void>
  /**
   * Enqueues (or joins) and waits for the result, at most `waitMs`; is taken before background work.
   * Throws WorkFailedError when the work failed for good.
   */
  ask<N extends WorkName>(name: N, payload: PayloadOf<N>, waitMs: number): Promise<Answer<N>>
  /** Makes a work due repeatedly; a second schedule with the same key replaces the first. */
  schedule<N extends WorkName>(name: N, payload: PayloadOf<N>, timing: Timing): Promise<void>
  /** Removes a schedule, with its next run: merely replacing a schedule keeps the next run already planned. */
  unschedule<N extends WorkName>(name: N, payload: PayloadOf<N>): Promise<void>
  /** When a scheduled work is due next; null without a schedule, as when the store lost its data. */
  nextRun<N extends WorkName>(name: N, payload: PayloadOf<N>): Promise<Date | null>
  /** How many works are in each lane, for metrics; rejects when the queue cannot be reached. */
  inspect(): Promise<Record<Lane, LaneCounts>>
  /** What waits, by work, except what is taken last; among the first 500 of each lane. */
  waitingWorks(): Promise<WaitingWorks[]>
  /** BullMQ's own queues, for the queue view. */
  queues(): LaneQueue[]
  close(): Promise<void>
}

/** A work failed at its last attempt. */
export class WorkFailedError extends Error {
  override readonly name = 'WorkFailedError'
}
