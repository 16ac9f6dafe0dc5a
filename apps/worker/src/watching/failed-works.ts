import type { Week } from '@lilypad/db'
import type { WorkQueue } from '@lilypad/queue'

/** In a span of the last eight days, for which the queue keeps them. */
export async function listFailedWorks(queue: WorkQueue, { begin, end }: Pick<Week, 'begin' | 'end'>) {
  const kept = (await Promise.all(queue.queues().map((lane) => lane.getFailed()))).flat()
  const failed = kept.filter(({ finishedOn: at = 0 }) => at >= begin.getTime() && at < end.getTime())
  return { names: [...new Set(failed.map(({ name }) => name))].sort(), times: failed.length }
}
