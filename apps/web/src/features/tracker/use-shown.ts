import type { TrackedJob } from '@lilypad/contracts'
import { searchTracked, sortTracked, type TrackerSort } from '@lilypad/domain'
import { useMemo, useRef } from 'react'

type Choice = { sort: TrackerSort | null; sought: string; stage: number | null }

/**
 * The applications in the chosen order, and which of them hold what is searched for. Both are recomputed only when the
 * person sorts, searches or chooses a stage, or when a job is added or removed, so that a row does not jump while someone edits it.
 */
export const useShown = (jobs: readonly TrackedJob[], { sort, sought, stage }: Choice) => {
  const latest = useRef(jobs)
  latest.current = jobs
  const ids = jobs.map(({ id }) => id).join()
  const order = useMemo(() => sortTracked(latest.current, sort).map(({ id }) => id), [ids, sort])
  const shown = useMemo(
    () =>
      new Set(
        searchTracked(latest.current, sought)
          .filter(({ status }) => stage === null || status === stage)
          .map(({ id }) => id),
      ),
    [ids, sought, stage],
  )
  const ordered = useMemo(() => {
    const byId = new Map(jobs.map((job) => [job.id, job]))
    return order.flatMap((id) => byId.get(id) ?? [])
  }, [jobs, order])
  return { jobs: ordered, shown }
}
