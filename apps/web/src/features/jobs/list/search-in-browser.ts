import {
  type DropOffer,
  dropOffers,
  filterJobs,
  type JobSort,
  type JobStack,
  NO_FILTER,
  sortByFit,
  sortJobs,
  stackJobs,
  type Wishes,
} from '@lilypad/domain'
import { type ReactNode, useMemo } from 'react'
import type { JobList, ListedJob } from '@/api/jobs/jobs.ts'
import { type Choices, choicesIn } from '../filters/choices.ts'
import type { Filters } from '../filters/use-filters.ts'
import { countNew, seenCards } from './use-listed-jobs.ts'

/** What the filters find, whether the list is in the browser or the server is asked. */
export type SearchResult = {
  /** Matching jobs, stacked ones included. */
  count: number
  /** Those of them that were added since the person's last visit. */
  numNew: number
  /** How many there were if no state were chosen; undefined while unknown. */
  numAnywhere?: number
  /** All cards, of which only some are drawn. */
  stacks: readonly JobStack<ListedJob>[]
  /** Another one whenever something else is asked for. */
  asked: unknown
  /** What to drop when nothing is found. */
  offers: readonly DropOffer[]
  /** What stands above the cards: why they are not those that were asked for. */
  notice?: ReactNode
  /** What stands behind the last card that is here, and asks for those that follow; nothing where all are here. */
  more?: ReactNode
}

export type Search = {
  /** Null before the first answer, and when it failed. */
  result: SearchResult | null
  /** What the filters offer; null while unknown. */
  choices: Choices | null
  isAsking: boolean
  /** How asking goes, where that is to be seen. */
  status: ReactNode
}

const NO_JOBS: readonly ListedJob[] = []

function sortedBy(jobs: readonly ListedJob[], sort: JobSort, wishes: Wishes | null) {
  if (sort === 'fit') return wishes ? sortByFit(jobs, wishes) : jobs
  return sort === 'date' ? jobs : sortJobs(jobs, sort)
}

/** A list in the browser as the person sees it: sorted, filtered, stacked. Its jobs come by date. */
export function useSearchInBrowser(
  list: JobList | null,
  { filter, sort, onlyNew }: Pick<Filters, 'filter' | 'sort' | 'onlyNew'>,
  wishes: Wishes | null,
): Search {
  const jobs = list?.jobs ?? NO_JOBS
  const sorted = useMemo(() => sortedBy(jobs, sort, wishes), [jobs, sort, wishes])
  const { homeState } = filter
  const anywhere = useMemo(() => filterJobs(sorted, { ...filter, homeState: null }), [sorted, filter])
  const matching = useMemo(() => filterJobs(anywhere, { ...NO_FILTER, homeState }), [anywhere, homeState])
  const cards = useMemo(() => {
    const shown = onlyNew ? matching.filter(({ isNew }) => isNew) : matching
    const numAnywhere = anywhere.filter(({ isHidden }) => !isHidden).length
    return { ...seenCards(shown, stackJobs(shown)), numNew: countNew(matching), numAnywhere }
  }, [anywhere, matching, onlyNew])
  const offers = useMemo(
    () => (cards.stacks.length === 0 ? dropOffers(jobs, filter) : []),
    [cards, jobs, filter],
  )
  const choices = useMemo(() => list && choicesIn(list), [list])
  const asked = useMemo(() => ({ filter, sort, onlyNew }), [filter, sort, onlyNew])
  return { result: list && { ...cards, offers, asked }, choices, isAsking: false, status: null }
}
