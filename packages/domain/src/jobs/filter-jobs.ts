import { FACETS, type FilterableJob, type JobFilter } from './job-filter.ts'
import { facetTests, type JobTest, otherTests } from './job-filter-parts.ts'

const testsOf = (filter: JobFilter): JobTest[] => {
  const facets = facetTests(filter)
  return [...FACETS.map((facet) => facets[facet]).filter((test) => test !== null), ...otherTests(filter)]
}

/** Whether a filter restricts anything. */
export const isFilterActive = (filter: JobFilter): boolean => testsOf(filter).length > 0

/**
 * Compiles a filter into a predicate for many jobs.
 *
 * Category, type and travel need an exact match with any selected value, audience one in common. A salary
 * excludes jobs with no maximum or a lower one; a day excludes those approved earlier or on no known day. Favourites
 * pass whatever their place. Source: specification part 2, section 5, 'Dashboard filtering'.
 */
export const matcherOf = (filter: JobFilter): ((job: FilterableJob) => boolean) => {
  const [first, ...others] = testsOf(filter)
  if (!first) return () => true
  return others.length === 0 ? first : (job) => first(job) && others.every((passes) => passes(job))
}

/** The jobs that pass a filter, in their order; the same array when nothing is restricted. */
export const filterJobs = <J extends FilterableJob>(jobs: readonly J[], filter: JobFilter): readonly J[] =>
  isFilterActive(filter) ? jobs.filter(matcherOf(filter)) : jobs
