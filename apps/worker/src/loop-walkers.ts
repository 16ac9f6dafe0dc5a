import type { WorkQueue } from '@lilypad/queue'

/** Walkers of a loop: as many boards at a time at most, over all workers. */
const WALKERS = 16

/** Puts the walkers of a loop on the queue, behind everything else; those that are there already stay. */
export const enqueueWalkers = (queue: WorkQueue, loopId: number): Promise<void> => {
  const walkers = Array.from({ length: WALKERS }, (_, walker) => ({ loopId, walker }))
  return queue.enqueueAll('walk-loop', walkers, { last: true })
}
