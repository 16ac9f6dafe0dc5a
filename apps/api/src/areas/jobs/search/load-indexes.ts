import { setImmediate as breathe } from 'node:timers/promises'
import { type Database, streamJobs } from '@lilypad/db'
import { createJobIndex, type JobIndex } from '@lilypad/domain'

/** The listed jobs of premium members, and those that everybody sees. */
export type Indexes = { every: JobIndex; free: JobIndex }

/** Finishes an index; other requests are answered in between. */
const finish = async (index: ReturnType<typeof createJobIndex>, step: () => void): Promise<JobIndex> => {
  for (const pieces = index.finish(); ; await breathe()) {
    const piece = pieces.next()
    if (piece.done) return piece.value
    step()
  }
}

/**
 * Reads all listed jobs into indexes.
 *
 * @param step called after each step; if it throws, the load ends
 */
export const loadIndexes = async ({ db }: Pick<Database, 'db'>, step: () => void): Promise<Indexes> => {
  const every = createJobIndex()
  const free = createJobIndex()
  await streamJobs(db, async (jobs) => {
    for (const job of jobs) {
      every.add(job)
      if (job.isFree) free.add(job)
    }
    await breathe()
    step()
  })
  return { every: await finish(every, step), free: await finish(free, step) }
}
