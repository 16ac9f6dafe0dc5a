import { eachFilter, FILTER_NAMES, filterNamed, type JobFilter } from '../jobs/filters/registry.ts'
import { JOB_SORTS, type JobSort } from '../jobs/job-sort.ts'

/** The order is null when the state lacks it. */
export type SavedState = { filter: JobFilter; sort: JobSort | null }

/** Source: specification part 2, section 3, 'Saved search', and specification, decisions 9. */
export function writeSavedState(filter: JobFilter, sort: JobSort | null): string {
  const values = FILTER_NAMES.map((name) => [filterNamed(name).savedName, filter[name]])
  return JSON.stringify({ sort_selected: sort, ...Object.fromEntries(values) })
}

/** Field by field: a missing, damaged or outdated one does not restrict. Never fails. */
export const readSavedState = (text: string): SavedState => readSavedFields(toFields(text))

export const readSavedFields = (fields: Readonly<Record<string, unknown>>): SavedState => ({
  filter: eachFilter(({ savedName, read }) => read(fields[savedName])),
  sort: JOB_SORTS.find((sort) => sort === fields.sort_selected) ?? null,
})

function toFields(text: string): Record<string, unknown> {
  try {
    const state: unknown = JSON.parse(text)
    return typeof state === 'object' && state !== null ? { ...state } : {}
  } catch {
    return {}
  }
}

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
