import { setImmediate as breathe } from 'node:timers/promises'
import { type Database, streamJobs } from '@lilypad/db'
import { createJobIndex, type JobIndex } from '@lilypad/domain'

/** The listed jobs of premium members, and those that everybody sees. */
export type Indexes = { every: JobIndex; free: JobIndex }

/** Finishes an index; other requests are answered in between. */
const finish = async (index: ReturnType<typeof createJobIndex>): Promise<JobIndex> => {
  for (const steps = index.finish(); ; await breathe()) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Reads all listed jobs into indexes. */
export const loadIndexes = async ({ db }: Pick<Database, 'db'>): Promise<Indexes> => {
  const every = createJobIndex()
  const free = createJobIndex()
  await streamJobs(db, async (jobs) => {
    for (const job of jobs) {
      every.add(job)
      if (job.isFree) free.add(job)
    }
    await breathe()
  })
  return { every: await finish(every), free: await finish(free) }
}
