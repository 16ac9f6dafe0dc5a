import type { PayloadOf, ResultOf, WorkName } from '@lilypad/contracts'
import type { LaneQueue, QueueSettings } from './backend.ts'
import type { EnqueueOptions } from './job-options.ts'
import type { Lane } from './lanes.ts'
import type { LaneCounts } from './open-lane.ts'
import type { WaitingWorks } from './waiting-works.ts'

export type Answer<N extends WorkName> = { done: true; result: ResultOf<N> } | { done: false }

/** A cron pattern in a time zone, or an interval in milliseconds. */
export type Timing = { pattern: string; tz: string } | { every: number }

export type WorkQueue = {
  readonly settings: QueueSettings
  /** Joins the work with the same key that waits or runs. Resolves to its id. */
  enqueue<N extends WorkName>(name: N, payload: PayloadOf<N>, options?: EnqueueOptions): Promise<string>
  enqueueAll<N extends WorkName>(name: N, payloads: PayloadOf<N>[], options?: EnqueueOptions): Promise<void>
  /** Waits `waitMs` at most, before background work. Throws WorkFailedError when it failed for good. */
  ask<N extends WorkName>(name: N, payload: PayloadOf<N>, waitMs: number): Promise<Answer<N>>
  /** A second schedule with the same key replaces the first. */
  schedule<N extends WorkName>(name: N, payload: PayloadOf<N>, timing: Timing): Promise<void>
  /** With its next run, which replacing a schedule keeps. */
  unschedule<N extends WorkName>(name: N, payload: PayloadOf<N>): Promise<void>
  /** Null without a schedule, as when the store lost its data. */
  nextRun<N extends WorkName>(name: N, payload: PayloadOf<N>): Promise<Date | null>
  /** Rejects when the queue cannot be reached. */
  inspect(): Promise<Record<Lane, LaneCounts>>
  /** By work, except what is taken last; among the first 500 of each lane. */
  waitingWorks(): Promise<WaitingWorks[]>
  queues(): LaneQueue[]
  close(): Promise<void>
}

/** At its last attempt. */
export class WorkFailedError extends Error {
  override readonly name = 'WorkFailedError'
}
