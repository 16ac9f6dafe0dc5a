import type { FilterableJob, JobTest } from './filter.ts'
import { FILTER_NAMES, type FilterName, filterNamed, type JobFilter } from './registry.ts'

/** The tests of all filters but some, with free text, which takes longest, as the last. */
export const testsOf = (filter: JobFilter, but: readonly FilterName[] = []): JobTest[] =>
  FILTER_NAMES.toReversed().flatMap((name) =>
    but.includes(name) ? [] : (filterNamed(name).test(filter[name]) ?? []),
  )

/** Whether a filter restricts anything. */
export const isFilterActive = (filter: JobFilter): boolean => testsOf(filter).length > 0

/**
 * Compiles a filter into a predicate for many jobs: a job passes if it passes the test of every filter, or of all but
 * some. Source: specification part 2, section 5, 'Dashboard filtering'.
 */
export const matcherOf = (filter: JobFilter, but: readonly FilterName[] = []): JobTest => {
  const [first, ...others] = testsOf(filter, but)
  if (!first) return () => true
  return others.length === 0 ? first : (job) => first(job) && others.every((passes) => passes(job))
}

/** The jobs that pass a filter, in their order; the same array when nothing is restricted. */
export const filterJobs = <J extends FilterableJob>(jobs: readonly J[], filter: JobFilter): readonly J[] =>
  isFilterActive(filter) ? jobs.filter(matcherOf(filter)) : jobs

/** One chosen filter: its text, and the change that removes it from the current filter. */
export type ChosenFilter = { key: string; text: string; without(was: JobFilter): Partial<JobFilter> }

/** Every choice as a chip, in the order of `FILTERS`. */
export const chosenFilters = (filter: JobFilter): ChosenFilter[] =>
  FILTER_NAMES.flatMap((name) =>
    filterNamed(name)
      .chips(filter[name])
      .map(({ key, text, without }) => ({
        key: `${name} ${key}`,
        text,
        without: (was) => ({ [name]: without(was[name]) }),
      })),
  )
