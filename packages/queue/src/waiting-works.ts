import type { WorkName } from '@lilypad/contracts'
import type { LaneQueue } from './backend.ts'
import { LAST } from './job-options.ts'
import { isWorkName } from './typed-works.ts'

export type WaitingWorks = {
  work: WorkName
  waiting: number
  /** Milliseconds since the oldest could first have been taken, or was last put back. */
  oldestMs: number
}

/** Of each lane; a longer line is long enough to tell. */
const LOOKED_AT = 500

type WaitingJob = { timestamp: number; delay: number; processedOn?: number | null }

/** A work that was put back has waited since then. */
const waitsSince = ({ timestamp, delay, processedOn }: WaitingJob) =>
  Math.max(timestamp + delay, processedOn ?? 0)

/** By work, except what is taken last. */
export async function listWaitingWorks(lanes: readonly LaneQueue[], now: number): Promise<WaitingWorks[]> {
  const looked = await Promise.all(
    lanes.map((lane) => lane.getJobs(['waiting', 'prioritized'], 0, LOOKED_AT - 1, true)),
  )
  const found = new Map<WorkName, WaitingWorks>()
  for (const job of looked.flat()) {
    if (!isWorkName(job.name) || job.priority >= LAST) continue
    const { waiting, oldestMs } = found.get(job.name) ?? { waiting: 0, oldestMs: 0 }
    const age = Math.max(0, now - waitsSince(job))
    found.set(job.name, { work: job.name, waiting: waiting + 1, oldestMs: Math.max(oldestMs, age) })
  }
  return [...found.values()]
}
