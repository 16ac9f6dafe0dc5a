import { type Counts, type Tally, tallyAudiences, tallyLocations, tallyValues } from './job-choice-tally.ts'
import { FACETS, type Facet, type FilterableJob, type JobFilter } from './job-filter.ts'
import { facetTests, type JobTest, otherTests } from './job-filter-parts.ts'
import { HIRING_NATIONALLY } from './job-values.ts'

/** By facet and option, how many jobs would be left. An option that is missing would leave none. */
export type ChoiceCounts = Readonly<Record<Facet, Counts>>

/**
 * How many jobs each option of the filter panel would leave, were it the only one selected in its facet while
 * all other parts of the filter stay as they are. One walk over the jobs, however many options there are: a job
 * that fails one facet alone is counted there alone.
 *
 * @returns audiences by the ids of children and of parents, places by name with `Hiring Nationally` among them
 */
export const countChoices = (jobs: readonly FilterableJob[], filter: JobFilter): ChoiceCounts => {
  const others = otherTests(filter)
  const tests = facetTests(filter)
  const tallies = newTallies()
  const columns = FACETS.map((facet) => ({ test: tests[facet], tally: tallies[facet] }))
  for (const job of jobs) {
    tallies.locations.see(job)
    if (others.every((passes) => passes(job))) countWhereLeft(columns, job)
  }
  return {
    categories: tallies.categories.counts(),
    types: tallies.types.counts(),
    travel: tallies.travel.counts(),
    audience: tallies.audience.counts(),
    locations: tallies.locations.counts(),
  }
}

type Column = { test: JobTest | null; tally: Tally }

/** Counts a job in the facets whose own selection is all that it may fail. */
const countWhereLeft = (columns: readonly Column[], job: FilterableJob) => {
  let failed: Column | null = null
  for (const column of columns) {
    if (!column.test || column.test(job)) continue
    if (failed) return
    failed = column
  }
  if (failed) failed.tally.add(job)
  else for (const { tally } of columns) tally.add(job)
}

/** What the location filter offers for these jobs: `Hiring Nationally`, then every place by name. */
export const locationOptions = (jobs: readonly { locations: readonly string[] }[]): string[] => {
  const places = new Set<string>()
  for (const { locations } of jobs) for (const place of locations) places.add(place)
  return [HIRING_NATIONALLY, ...[...places].sort((a, b) => a.localeCompare(b, 'en'))]
}

const newTallies = () => ({
  categories: tallyValues(({ category }) => category),
  types: tallyValues(({ jobType }) => jobType),
  travel: tallyValues(({ travel }) => travel),
  audience: tallyAudiences(),
  locations: tallyLocations(),
})
