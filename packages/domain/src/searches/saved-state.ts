import { eachFilter, FILTER_NAMES, filterNamed, type JobFilter } from '../jobs/filters/registry.ts'
import { JOB_SORTS, type JobSort } from '../jobs/job-sort.ts'

/** The filter and order of a saved search; the order is null when the state lacks it. */
export type SavedState = { filter: JobFilter; sort: JobSort | null }

/**
 * The text stored for a saved search: JSON with the order and each filter's value. Source: specification part 2, section
 * 3, 'Saved search', and specification, decisions 9.
 */
export const writeSavedState = (filter: JobFilter, sort: JobSort | null): string => {
  const values = FILTER_NAMES.map((name) => [filterNamed(name).savedName, filter[name]])
  return JSON.stringify({ sort_selected: sort, ...Object.fromEntries(values) })
}

/**
 * Reads a saved state as far as possible: field by field, without options that no longer exist; a missing or damaged
 * field does not restrict. Never fails.
 */
export const readSavedState = (text: string): SavedState => readSavedFields(fieldsOf(text))

/** Reads a saved state's fields by the same rules. */
export const readSavedFields = (fields: Readonly<Record<string, unknown>>): SavedState => ({
  filter: eachFilter(({ savedName, read }) => read(fields[savedName])),
  sort: JOB_SORTS.find((sort) => sort === fields.sort_selected) ?? null,
})

const fieldsOf = (text: string): Record<string, unknown> => {
  try {
    const state: unknown = JSON.parse(text)
    return typeof state === 'object' && state !== null ? { ...state } : {}
  } catch {
    return {}
  }
}
