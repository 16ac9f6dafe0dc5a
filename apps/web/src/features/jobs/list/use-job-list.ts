import {
  dropOffers,
  filterJobs,
  type JobFilter,
  type JobSort,
  sortByFit,
  sortJobs,
  stackJobs,
  type Wishes,
} from '@lilypad/domain'
import { useMemo } from 'react'
import type { JobList, ListedJob } from '@/api/jobs/jobs.ts'
import { choicesIn } from '../filters/choices.ts'
import { countNew, seenCards } from '../hide/seen-jobs.ts'
import type { FoundJobs } from './found-jobs.ts'

const NO_JOBS: readonly ListedJob[] = []

const sortedBy = (jobs: readonly ListedJob[], sort: JobSort, wishes: Wishes | null) => {
  if (sort === 'fit') return wishes ? sortByFit(jobs, wishes) : jobs
  return sort === 'date' ? jobs : sortJobs(jobs, sort)
}

/** A list in the browser as the person sees it: sorted, filtered, stacked. Its jobs come by date. */
export const useJobList = (
  list: JobList | null,
  { filter, sort }: { filter: JobFilter; sort: JobSort },
  wishes: Wishes | null,
): FoundJobs | null => {
  const jobs = list?.jobs ?? NO_JOBS
  const sorted = useMemo(() => sortedBy(jobs, sort, wishes), [jobs, sort, wishes])
  const matching = useMemo(() => filterJobs(sorted, filter), [sorted, filter])
  const cards = useMemo(() => seenCards(matching, stackJobs(matching)), [matching])
  const numNew = useMemo(() => countNew(matching), [matching])
  const offers = useMemo(
    () => (cards.stacks.length === 0 ? dropOffers(jobs, filter) : []),
    [cards, jobs, filter],
  )
  const choices = useMemo(() => list && choicesIn(list), [list])
  const asked = useMemo(() => ({ filter, sort }), [filter, sort])
  return choices && { ...cards, numNew, offers, choices, asked, notice: null, more: null }
}
