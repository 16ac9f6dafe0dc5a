import { FILTER_NAMES, type FilterName, filterNamed, type JobFilter } from './all-filters.ts'
import type { FilterableJob, JobTest } from './filter.ts'

/** Free text, which takes longest, comes last. */
export const createTests = (filter: JobFilter, but: readonly FilterName[] = []): JobTest[] =>
  FILTER_NAMES.toReversed().flatMap((name) =>
    but.includes(name) ? [] : (filterNamed(name).test(filter[name]) ?? []),
  )

export const isFilterActive = (filter: JobFilter): boolean => createTests(filter).length > 0

/** A job passes every filter, or all but some. Source: specification part 2, section 5, 'Dashboard filtering'. */
export function createMatcher(filter: JobFilter, but: readonly FilterName[] = []): JobTest {
  const [first, ...others] = createTests(filter, but)
  if (!first) return () => true
  return others.length === 0 ? first : (job) => first(job) && others.every((passes) => passes(job))
}

/** The same array when nothing is restricted. */
export const filterJobs = <J extends FilterableJob>(jobs: readonly J[], filter: JobFilter): readonly J[] =>
  isFilterActive(filter) ? jobs.filter(createMatcher(filter)) : jobs

export type ChosenFilter = { key: string; text: string; without(was: JobFilter): Partial<JobFilter> }

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
