import type { AlertJob, AlertSearch } from './alert-index.ts'
import { indexTexts } from './alert-text-index.ts'
import { facetParts } from './job-facet-rows.ts'
import { isSalaryFiltered, soughtText } from './job-filter-parts.ts'
import { type AnyOf, type Rows, rowsOf } from './job-rows.ts'

/**
 * Lays out jobs by every value that a filter may ask for.
 * @returns gives the sets of jobs that a search's filter names: a job passes that is in one of each part
 */
export const preparedParts = (jobs: readonly AlertJob[]): ((search: AlertSearch) => AnyOf[]) => {
  const favorites = favoriteRows(jobs)
  const salaries = rowsFrom(jobs, ({ salaryMax }) => salaryMax)
  const days = rowsFrom(jobs, ({ approvedOn }) => approvedOn)
  const texts = textRows(jobs)
  const facets = facetParts(jobs)
  return (search) => {
    const { filter } = search
    const sought = soughtText(filter)
    const parts = facets(filter, () => favorites(search.favorites))
    if (filter.onlyFavorites) parts.push([favorites(search.favorites)])
    if (isSalaryFiltered(filter)) parts.push([salaries(filter.salaryFrom)])
    if (filter.postedSince !== null) parts.push([days(filter.postedSince)])
    if (sought !== '') parts.push([texts(sought)])
    return parts
  }
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
