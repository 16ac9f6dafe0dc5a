import { setTimeout as sleep } from 'node:timers/promises'
import type { QueueSettings } from './backend.ts'
import { type Logger, silent } from './logger.ts'
import { openQueue } from './open-queue.ts'
import type { WorkQueue } from './work-queue.ts'

const AGAIN_MS = 1_000

const openInTime = async (settings: QueueSettings, logger: Logger): Promise<WorkQueue> => {
  for (let said = ''; ; await sleep(AGAIN_MS)) {
    try {
      return await openQueue(settings, logger)
    } catch (error) {
      const why = String(error)
      if (why !== said) logger.warn({ err: error }, 'The queue cannot be opened; trying again.')
      said = why
    }
  }
}

export type AwaitedQueue = {
  /** Never rejects. */
  opened: Promise<WorkQueue>
  /** Rejects until the queue is open. */
  inspect: WorkQueue['inspect']
}

/** For a process that may start before the store: tries until it answers. */
export const awaitQueue = (settings: QueueSettings, logger: Logger = silent): AwaitedQueue => {
  let queue: WorkQueue | null = null
  const opened = openInTime(settings, logger).then((open) => {
    queue = open
    return open
  })
  return {
    opened,
    async inspect() {
      if (!queue) throw new Error('The queue is not open yet.')
      return queue.inspect()
    },
  }
}
