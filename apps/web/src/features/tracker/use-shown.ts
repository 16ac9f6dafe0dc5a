import type { TrackedJob } from '@lilypad/contracts'
import { searchTracked, sortTracked, type TrackerSort } from '@lilypad/domain'
import { useMemo, useRef } from 'react'

/**
 * The applications in the chosen order, and which of them hold what is searched for. Both are recomputed only when the
 * person sorts or searches, or when a job is added or removed, so that a row does not jump while someone edits it.
 */
export const useShown = (jobs: readonly TrackedJob[], sort: TrackerSort | null, sought: string) => {
  const latest = useRef(jobs)
  latest.current = jobs
  const ids = jobs.map(({ id }) => id).join()
  const order = useMemo(() => sortTracked(latest.current, sort).map(({ id }) => id), [ids, sort])
  const shown = useMemo(
    () => new Set(searchTracked(latest.current, sought).map(({ id }) => id)),
    [ids, sought],
  )
  const ordered = useMemo(() => {
    const byId = new Map(jobs.map((job) => [job.id, job]))
    return order.flatMap((id) => byId.get(id) ?? [])
  }, [jobs, order])
  return { jobs: ordered, shown }
}
