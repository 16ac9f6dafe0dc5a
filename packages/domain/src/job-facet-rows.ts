import { audienceLabel } from './audience-groups.ts'
import { FACETS, type Facet, type FilterableJob, type JobFilter } from './job-filter.ts'
import { type AnyOf, type Rows, rowsOf } from './job-rows.ts'
import { HIRING_NATIONALLY } from './job-values.ts'

/** What the facets of a filter look at. */
type FacetJob = Omit<FilterableJob, 'isTracked'>

/** What a job has for each facet. One without a place has `Hiring Nationally`. */
const VALUES: Record<Facet, (job: FacetJob) => readonly string[]> = {
  categories: ({ category }) => [category],
  types: ({ jobType }) => (jobType === null ? [] : [jobType]),
  travel: ({ travel }) => [travel],
  audience: ({ audience }) => [...new Set(audience)],
  locations: ({ locations }) => (locations.length === 0 ? [HIRING_NATIONALLY] : [...new Set(locations)]),
}

/**
 * Lays out jobs by the options of the facets; those of a facet once it is asked for.
 * @returns gives for each facet that a filter restricts the sets of jobs of which a job must be in one. A favourite
 * stands wherever it is, so that they are one of the sets of places.
 */
export const facetParts = (
  jobs: readonly FacetJob[],
): ((filter: JobFilter, favorites: () => Rows) => AnyOf[]) => {
  const known = new Map<Facet, ReadonlyMap<string, Rows>>()
  const rowsFor = (facet: Facet) => {
    const rows = known.get(facet) ?? rowsBy(jobs, VALUES[facet])
    known.set(facet, rows)
    return rows
  }
  return (filter, favorites) => {
    const parts: AnyOf[] = []
    for (const facet of FACETS) {
      const selected = facet === 'audience' ? filter.audience.map(audienceLabel) : filter[facet]
      if (selected.length === 0) continue
      const rows = selected.flatMap((value) => rowsFor(facet).get(value) ?? [])
      parts.push(facet === 'locations' ? [...rows, favorites()] : rows)
    }
    return parts
  }
}

const rowsBy = (
  jobs: readonly FacetJob[],
  valuesOf: (job: FacetJob) => readonly string[],
): ReadonlyMap<string, Rows> => {
  const places = new Map<string, number[]>()
  for (const [place, job] of jobs.entries()) {
    for (const value of valuesOf(job)) {
      const found = places.get(value)
      if (found) found.push(place)
      else places.set(value, [place])
    }
  }
  return new Map([...places].map(([value, found]) => [value, rowsOf(found, jobs.length)]))
}
