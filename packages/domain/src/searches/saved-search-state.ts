import { eachFilter, FILTER_NAMES, filterNamed, type JobFilter } from '../jobs/filters/all-filters.ts'
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
