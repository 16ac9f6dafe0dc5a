import type { AlertJob, AlertSearch } from './alert-index.ts'
import { type AnyOf, type Rows, rowsOf } from './alert-rows.ts'
import { indexTexts } from './alert-text-index.ts'
import { audienceLabel } from './audience-groups.ts'
import { FACETS, type Facet } from './job-filter.ts'
import { isSalaryFiltered, soughtText } from './job-filter-parts.ts'
import { HIRING_NATIONALLY } from './job-values.ts'

/** What a job has for each facet. One without a place has `Hiring Nationally`. */
const VALUES: Record<Facet, (job: AlertJob) => readonly string[]> = {
  categories: ({ category }) => [category],
  types: ({ jobType }) => (jobType === null ? [] : [jobType]),
  travel: ({ travel }) => [travel],
  audience: ({ audience }) => [...new Set(audience)],
  locations: ({ locations }) => (locations.length === 0 ? [HIRING_NATIONALLY] : [...new Set(locations)]),
}

/**
 * Lays out jobs by every value that a filter may ask for.
 * @returns gives the sets of jobs that a search's filter names: a job passes that is in one of each part
 */
export const preparedParts = (jobs: readonly AlertJob[]): ((search: AlertSearch) => AnyOf[]) => {
  const favorites = favoriteRows(jobs)
  const salaries = rowsFrom(jobs, ({ salaryMax }) => salaryMax)
  const days = rowsFrom(jobs, ({ approvedOn }) => approvedOn)
  const texts = textRows(jobs)
  const facets = facetRows(jobs)
  return (search) => {
    const { filter } = search
    const sought = soughtText(filter)
    const parts: AnyOf[] = []
    for (const facet of FACETS) {
      const selected = facet === 'audience' ? filter.audience.map(audienceLabel) : filter[facet]
      if (selected.length === 0) continue
      const rows = selected.flatMap((value) => facets[facet].get(value) ?? [])
      parts.push(facet === 'locations' ? [...rows, favorites(search.favorites)] : rows)
    }
    if (filter.onlyFavorites) parts.push([favorites(search.favorites)])
    if (isSalaryFiltered(filter)) parts.push([salaries(filter.salaryFrom)])
    if (filter.postedSince !== null) parts.push([days(filter.postedSince)])
    if (sought !== '') parts.push([texts(sought)])
    return parts
  }
}

const facetRows = (jobs: readonly AlertJob[]): Record<Facet, ReadonlyMap<string, Rows>> => ({
  categories: rowsBy(jobs, VALUES.categories),
  types: rowsBy(jobs, VALUES.types),
  travel: rowsBy(jobs, VALUES.travel),
  audience: rowsBy(jobs, VALUES.audience),
  locations: rowsBy(jobs, VALUES.locations),
})

const rowsBy = (
  jobs: readonly AlertJob[],
  valuesOf: (job: AlertJob) => readonly string[],
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

/** Gives the jobs whose number or day is at least a least one, each least one worked out once. */
const rowsFrom = <V extends number | string>(
  jobs: readonly AlertJob[],
  read: (job: AlertJob) => V | null,
): ((least: V) => Rows) => {
  const known = [...jobs.entries()].flatMap(([place, job]) => {
    const value = read(job)
    return value === null ? [] : [{ place, value }]
  })
  const falling = known.sort((a, b) => (a.value < b.value ? 1 : a.value > b.value ? -1 : 0))
  return once((least) => {
    const end = falling.findIndex(({ value }) => value < least)
    const passing = end === -1 ? falling : falling.slice(0, end)
    return rowsOf(
      passing.map(({ place }) => place),
      jobs.length,
    )
  })
}

const textRows = (jobs: readonly AlertJob[]): ((sought: string) => Rows) => {
  const index = indexTexts(jobs.map(({ searchText }) => searchText))
  return once((sought) => rowsOf(index.find(sought), jobs.length))
}

const favoriteRows = (jobs: readonly AlertJob[]): ((favorites: ReadonlySet<number>) => Rows) => {
  const places = new Map(jobs.map(({ id }, place) => [id, place]))
  const rowsOfPerson = (favorites: ReadonlySet<number>) =>
    rowsOf(
      [...favorites].flatMap((id) => places.get(id) ?? []),
      jobs.length,
    )
  return once(rowsOfPerson, new WeakMap())
}

type Memory<K, V> = { get(key: K): V | undefined; set(key: K, value: V): unknown }

const once = <K, V>(work: (key: K) => V, done: Memory<K, V> = new Map()): ((key: K) => V) => {
  return (key) => {
    const value = done.get(key) ?? work(key)
    done.set(key, value)
    return value
  }
}
