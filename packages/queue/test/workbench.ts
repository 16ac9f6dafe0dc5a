import { afterAll, afterEach, beforeAll } from 'vitest'
import {
  type Handlers,
  openQueue,
  type QueueSettings,
  startWorkers,
  type WorkerOptions,
  type Workers,
  type WorkQueue,
} from '../src/index.ts'
import { silent } from '../src/logger.ts'

export type Stored = { settings: QueueSettings; close(): Promise<void> }

export type Workbench = {
  readonly queue: WorkQueue
  /** Starts workers for the given works, on the same store. */
  work(some: Partial<Handlers>, options?: Partial<WorkerOptions>): Promise<Workers>
}

/** A queue on the given store for the tests around; workers stop and the lanes are emptied after each test. */
export function openWorkbench(open: () => Promise<Stored>): Workbench {
  const opened: { stored?: Stored; queue?: WorkQueue } = {}
  const running: Workers[] = []
  const queueOf = () => {
    if (!opened.queue) throw new Error('The queue is not open yet.')
    return opened.queue
  }
  beforeAll(async () => {
    opened.stored = await open()
    opened.queue = await openQueue(opened.stored.settings)
  })
  afterEach(async () => {
    await Promise.all(running.splice(0).map((workers) => workers.stop()))
    await Promise.all(
      queueOf()
        .queues()
        .map((lane) => lane.obliterate({ force: true })),
    )
  })
  afterAll(async () => {
    await opened.queue?.close()
    await opened.stored?.close()
  })
  return {
    get queue() {
      return queueOf()
    },
    async work(some, options = {}) {
      const standard = { logger: silent, concurrency: { outside: 2, inside: 1, mails: 1 } }
      const workers = await startWorkers(queueOf(), some, { ...standard, ...options })
      running.push(workers)
      return workers
    },
  }
}

export const done = { outcome: 'done' } as const
export const soon = { timeout: 60_000, interval: 50 }
