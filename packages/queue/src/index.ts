export type { QueueSettings } from './backend.ts'
export type { Lane } from './lanes.ts'
export type { Logger } from './logger.ts'
export { migrateQueue } from './migrate-queue.ts'
export { type AwaitedQueue, awaitQueue, openQueue } from './open-queue.ts'
export type { Handlers, WorkEnd } from './run-job.ts'
export { startWorkers, type WorkerOptions, type Workers } from './start-workers.ts'
export {
  type Answer,
  type Timing,
  WorkFailedError,
  type WorkQueue,
} from './work-queue.ts'
