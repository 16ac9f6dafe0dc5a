import { filterJobs, type JobFilter, type JobSort, type JobStack, sortJobs, stackJobs } from '@lilypad/domain'
import { useMemo } from 'react'
import type { ListedJob } from '@/api/jobs/jobs.ts'

export type ShownJobs = {
  /** Matching jobs, stacked ones included. */
  count: number
  /** All cards, of which only some are drawn. */
  stacks: readonly JobStack<ListedJob>[]
  /** Another one whenever something else is asked for. */
  asked: object
}

/** The list as the person sees it: sorted, filtered, stacked. `jobs` come by date. */
export const useJobList = (jobs: readonly ListedJob[], filter: JobFilter, sort: JobSort): ShownJobs => {
  const sorted = useMemo(() => (sort === 'date' ? jobs : sortJobs(jobs, sort)), [jobs, sort])
  const matching = useMemo(() => filterJobs(sorted, filter), [sorted, filter])
  const stacks = useMemo(() => stackJobs(matching), [matching])
  const asked = useMemo(() => ({ filter, sort }), [filter, sort])
  return { count: matching.length, stacks, asked }
}
