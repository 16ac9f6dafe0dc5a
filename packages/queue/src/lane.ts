import type { JobType } from 'bullmq'
import {
  type LaneEvents,
  type LaneQueue,
  openLaneEvents,
  openLaneQueue,
  type QueueSettings,
} from './backend.ts'
import { closeOrDrop } from './close-or-drop.ts'
import { type Lane, queueName } from './lanes.ts'
import type { Logger } from './logger.ts'
import type { LaneCounts } from './work-queue.ts'

export type OpenLane = {
  queue: LaneQueue
  /** Connects at the first call. */
  events(): Promise<LaneEvents>
  counts(): Promise<LaneCounts>
  close(): Promise<void>
}

const COUNTED = ['waiting', 'prioritized', 'active', 'delayed', 'completed', 'failed'] satisfies JobType[]

export const openLane = (lane: Lane, settings: QueueSettings, logger: Logger): OpenLane => {
  const name = queueName(lane)
  const onError = (error: Error) => logger.warn({ lane, err: error }, 'The queue reports an error.')
  const queue = openLaneQueue(name, settings).on('error', onError)
  // Everyone who waits for a result listens here.
  queue.setMaxListeners(0)
  let opened: LaneEvents | null = null

  return {
    queue,
    async events() {
      opened ??= openLaneEvents(name, settings).on('error', onError).setMaxListeners(0)
      await opened.waitUntilReady()
      return opened
    },
    async counts() {
      const counts = await queue.getJobCounts(...COUNTED)
      const of = (state: keyof LaneCounts) => counts[state] ?? 0
      return {
        waiting: of('waiting'),
        prioritized: of('prioritized'),
        active: of('active'),
        delayed: of('delayed'),
        completed: of('completed'),
        failed: of('failed'),
      }
    },
    async close() {
      if (opened) await closeOrDrop(opened)
      await closeOrDrop(queue)
    },
  }
}
