import { facetParts } from './job-facet-rows.ts'
import { type FilterableJob, isFilterActive, type JobFilter } from './job-filter.ts'
import { otherTests } from './job-filter-parts.ts'
import { itemsInAll, type Rows, rowsOf } from './job-rows.ts'

/**
 * Prepares a list for being filtered again and again. A choice from options then looks at the jobs that have it,
 * and at no others; what the options of a facet hold is found out at its first use.
 *
 * @returns gives what `filterJobs` gives, in the same order; the very list when nothing is restricted
 */
export const indexJobs = <J extends FilterableJob>(
  jobs: readonly J[],
): ((filter: JobFilter) => readonly J[]) => {
  const parts = facetParts(jobs)
  let favorites: Rows | null = null
  const favoriteRows = () => {
    favorites ??= rowsOf(
      [...jobs.keys()].filter((place) => jobs[place]?.isTracked),
      jobs.length,
    )
    return favorites
  }
  return (filter) => {
    if (!isFilterActive(filter)) return jobs
    const chosen = itemsInAll(jobs, parts(filter, favoriteRows), jobs.length)
    const others = otherTests(filter)
    return others.length === 0 ? chosen : chosen.filter((job) => others.every((passes) => passes(job)))
  }
}
