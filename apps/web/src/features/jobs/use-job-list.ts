import { type JobFilter, type JobSort, type JobStack, sortJobs } from '@lilypad/domain'
import { useEffect, useMemo } from 'react'
import type { ListedJob } from '@/api/jobs.ts'
import { matcherOfList, warmUp } from './matching-jobs.ts'
import { whenIdle } from './when-idle.ts'

type Choices = {
  filter: JobFilter
  sort: JobSort
  /** Another one begins with each activation of the dashboard. */
  entry: string
}

export type ShownJobs = {
  /** Matching jobs, stacked ones included. */
  count: number
  /** All cards, of which only some are drawn. */
  stacks: readonly JobStack<ListedJob>[]
  /** Another one whenever something else is asked for. */
  of: { entry: string }
}

/** The list as the person sees it: sorted, filtered, stacked. `jobs` come by date. */
export const useJobList = (jobs: readonly ListedJob[], choices: Choices): ShownJobs => {
  const { filter, sort, entry } = choices
  const sorted = useMemo(() => (sort === 'date' ? jobs : sortJobs(jobs, sort)), [jobs, sort])
  const match = useMemo(() => matcherOfList(sorted), [sorted])
  useEffect(() => whenIdle(() => warmUp(match)), [match])
  const { jobs: matching, stacks } = useMemo(() => match(filter), [match, filter])
  const of = useMemo(() => ({ filter, sort, entry }), [filter, sort, entry])
  return { count: matching.length, stacks, of }
}
