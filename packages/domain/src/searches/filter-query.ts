import { FILTER_NAMES, filterNamed, type JobFilter } from '../jobs/filters/all-filters.ts'
import type { JobSort } from '../jobs/job-sort.ts'
import { readSavedFields, type SavedState } from './saved-search-state.ts'

/** A filter as the query of an address that can be shared: `?search=tutor&category=Sales`; '' without a filter. */
export function writeFilterQuery(filter: JobFilter, sort: JobSort | null): string {
  const query = new URLSearchParams()
  for (const name of FILTER_NAMES) {
    const { queryName, toQuery } = filterNamed(name)
    for (const value of toQuery(filter[name])) query.append(queryName, value)
  }
  if (sort) query.append('sort', sort)
  return query.size > 0 ? `?${query}` : ''
}

/** As far as it is valid; null if there is none. */
export function readFilterQuery(search: string): SavedState | null {
  const query = new URLSearchParams(search)
  const given = FILTER_NAMES.map(filterNamed).filter(({ queryName }) => query.has(queryName))
  if (given.length === 0 && !query.has('sort')) return null
  const saved = given.map(({ savedName, queryName, fromQuery }) => [
    savedName,
    fromQuery(query.getAll(queryName)),
  ])
  return readSavedFields({ ...Object.fromEntries(saved), sort_selected: query.get('sort') })
}
