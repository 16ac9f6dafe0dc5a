import { compareNewest } from './alert-digest.ts'
import { preparedParts } from './alert-parts.ts'
import type { FilterableJob, JobFilter } from './job-filter.ts'
import { itemsInAll } from './job-rows.ts'

/** A listed job that alerts may tell of. Favourites are each person's own: the search brings them. */
export type AlertJob = Omit<FilterableJob, 'isTracked'> & { id: number; approvedAt: Date }

/** A saved search, as far as matching needs it. */
export type AlertSearch = {
  filter: JobFilter
  /** Jobs approved after this instant are new. */
  after: Date
  /** Ids of the jobs that the search's owner has starred; one set for all searches of a person. */
  favorites: ReadonlySet<number>
}

/** New jobs, laid out so that many searches can be asked of them. */
export type AlertIndex<J extends AlertJob> = {
  /** The jobs that a search finds new, newest first. */
  match(search: AlertSearch): J[]
}

/**
 * Lays out new jobs once, for any number of searches with the rules of `filterJobs`.
 * A search then costs about what its narrowest choice and its matches hold; equal free texts, salaries and days
 * are worked out once. Source: the decisions, section 8.
 *
 * @param jobs those listed at sending; the ones approved after the oldest marker are enough
 */
export const indexAlertJobs = <J extends AlertJob>(jobs: readonly J[]): AlertIndex<J> => {
  const newest = jobs.toSorted(compareNewest)
  const partsOf = preparedParts(newest)
  return {
    match: (search) => itemsInAll(newest, partsOf(search), countAfter(newest, search.after)),
  }
}

/** How many of the jobs, newest first, were approved after an instant. */
const countAfter = (newest: readonly AlertJob[], after: Date): number => {
  let low = 0
  let high = newest.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const job = newest[middle]
    if (job && job.approvedAt > after) low = middle + 1
    else high = middle
  }
  return low
}
