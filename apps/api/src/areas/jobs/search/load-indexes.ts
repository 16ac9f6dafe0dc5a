import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { type Database, type Going, streamJobs } from '@lilypad/db'
import { createJobIndex, type JobIndex } from '@lilypad/domain'

/** The listed jobs of premium members, and those that everybody sees. */
export type Indexes = { every: JobIndex; free: JobIndex }

/** Finishes an index; other requests are answered in between. */
const finish = async (index: ReturnType<typeof createJobIndex>, step: () => void): Promise<JobIndex> => {
  for (const pieces = index.finish(); ; await yieldToOthers()) {
    const piece = pieces.next()
    if (piece.done) return piece.value
    step()
  }
}

/** Reads all listed jobs into indexes. */
export const loadIndexes = async (database: Pick<Database, 'pool'>, going: Going): Promise<Indexes> => {
  const every = createJobIndex()
  const free = createJobIndex()
  await streamJobs(
    database,
    (job) => {
      every.add(job)
      if (job.isFree) free.add(job)
    },
    going,
  )
  return { every: await finish(every, going.step), free: await finish(free, going.step) }
}
