import { setImmediate as breathe } from 'node:timers/promises'
import { type Database, type StreamedJob, streamJobs } from '@lilypad/db'
import { createJobIndex, type JobIndex } from '@lilypad/domain'

/** The listed jobs of premium members, and those that everybody sees. */
export type Indexes = { every: JobIndex; free: JobIndex }

/** A load calls `step` after each of its steps, which throws once it must end; the signal says so in between. */
export type Going = { step(): void; signal: AbortSignal }

/** Finishes an index; other requests are answered in between. */
const finish = async (index: ReturnType<typeof createJobIndex>, step: () => void): Promise<JobIndex> => {
  for (const pieces = index.finish(); ; await breathe()) {
    const piece = pieces.next()
    if (piece.done) return piece.value
    step()
  }
}

/** Reads all listed jobs into indexes. */
export const loadIndexes = async (
  database: Pick<Database, 'pool'>,
  { step, signal }: Going,
): Promise<Indexes> => {
  const every = createJobIndex()
  const free = createJobIndex()
  const take = async (jobs: readonly StreamedJob[]) => {
    for (const job of jobs) {
      every.add(job)
      if (job.isFree) free.add(job)
    }
    await breathe()
    step()
  }
  await streamJobs(database, take, signal)
  return { every: await finish(every, step), free: await finish(free, step) }
}
