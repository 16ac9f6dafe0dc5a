import {
  type DropOffer,
  dropOffers,
  filterJobs,
  type JobFilter,
  type JobSort,
  type JobStack,
  sortByFit,
  sortJobs,
  stackJobs,
  type Wishes,
} from '@lilypad/domain'
import { type ReactNode, useMemo } from 'react'
import type { JobList, ListedJob } from '@/api/jobs/jobs.ts'
import { type Choices, choicesIn } from '../filters/choices.ts'
import { countNew, seenCards } from './use-listed-jobs.ts'

/** The cards of a list. */
export type ShownJobs = {
  /** Matching jobs, stacked ones included. */
  count: number
  /** All cards, of which only some are drawn. */
  stacks: readonly JobStack<ListedJob>[]
  /** Another one whenever something else is asked for. */
  asked: object
  /** What stands behind the last card that is here, and asks for those that follow; null where all are here. */
  more: ReactNode
}

/** What the filters find, whether the list is in the browser or the server is asked. */
export type FoundJobs = ShownJobs & {
  /** Those of the jobs that were added since the person's last visit. */
  numNew: number
  choices: Choices
  /** What stands above the cards: why they are not those that were asked for. */
  notice: ReactNode
  /** What to drop when nothing is found. */
  offers: readonly DropOffer[]
}

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
