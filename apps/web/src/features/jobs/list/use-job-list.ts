import {
  filterJobs,
  type JobFilter,
  type JobSort,
  type JobStack,
  sortByFit,
  sortJobs,
  stackJobs,
  type Wishes,
} from '@lilypad/domain'
import { useMemo } from 'react'
import type { ListedJob } from '@/api/jobs/jobs.ts'
import { seenCards } from '../hide/seen-jobs.ts'

export type ShownJobs = {
  /** Matching jobs, stacked ones included. */
  count: number
  /** Those of them that were added since the person's last visit. */
  numNew: number
  /** All cards, of which only some are drawn. */
  stacks: readonly JobStack<ListedJob>[]
  /** Another one whenever something else is asked for. */
  asked: object
}

const sortedBy = (jobs: readonly ListedJob[], sort: JobSort, wishes: Wishes | null) => {
  if (sort === 'fit') return wishes ? sortByFit(jobs, wishes) : jobs
  return sort === 'date' ? jobs : sortJobs(jobs, sort)
}

/** The list as the person sees it: sorted, filtered, stacked. `jobs` come by date. */
export const useJobList = (
  jobs: readonly ListedJob[],
  { filter, sort }: { filter: JobFilter; sort: JobSort },
  wishes: Wishes | null,
): ShownJobs => {
  const sorted = useMemo(() => sortedBy(jobs, sort, wishes), [jobs, sort, wishes])
  const matching = useMemo(() => filterJobs(sorted, filter), [sorted, filter])
  const cards = useMemo(() => seenCards(matching, stackJobs(matching)), [matching])
  const numNew = useMemo(() => matching.filter((job) => job.isNew && !job.isHidden).length, [matching])
  const asked = useMemo(() => ({ filter, sort }), [filter, sort])
  return { ...cards, numNew, asked }
}
