import type { JobType } from 'bullmq'
import {
  closeOrDrop,
  type LaneEvents,
  type LaneQueue,
  openLaneEvents,
  openLaneQueue,
  type QueueSettings,
} from './backend.ts'
import { type Lane, queueName } from './lanes.ts'
import type { Logger } from './logger.ts'

export type OpenLane = {
  queue: LaneQueue
  /** Connects at the first call. */
  events(): Promise<LaneEvents>
  counts(): Promise<LaneCounts>
  close(): Promise<void>
}

const COUNTED = [
  'waiting',
  'prioritized',
  'active',
  'delayed',
  'completed',
  'failed',
] as const satisfies JobType[]
export type LaneCounts = Record<(typeof COUNTED)[number], number>

export function openLane(lane: Lane, settings: QueueSettings, logger: Logger): OpenLane {
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
      return Object.fromEntries(COUNTED.map((state) => [state, counts[state] ?? 0])) as LaneCounts
    },
    async close() {
      if (opened) await closeOrDrop(opened)
      await closeOrDrop(queue)
    },
  }
}
