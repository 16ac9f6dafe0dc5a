import { childAudiences } from '../jobs/audience-groups.ts'
import { type JobFilter, NO_FILTER } from '../jobs/job-filter.ts'
import { JOB_SORTS, type JobSort } from '../jobs/job-sort.ts'
import { CATEGORIES, JOB_TYPES, TRAVEL_LEVELS } from '../jobs/job-values.ts'
import { SALARY_SLIDER } from '../jobs/salary-slider.ts'

/** The filter and order of a saved search; the order is null when the state lacks it. */
export type SavedState = { filter: JobFilter; sort: JobSort | null }

/**
 * The text stored for a saved search: JSON with the ten fields of the specification. Source: specification part 2,
 * section 3, 'Saved search', and the decisions, section 9.
 */
export const writeSavedState = (filter: JobFilter, sort: JobSort | null): string =>
  JSON.stringify({
    sort_selected: sort,
    search_field: filter.searchField,
    category_selected: filter.categories,
    type_selected: filter.types,
    salary_slider_val: filter.salaryFrom,
    posted_since_date: filter.postedSince,
    audience_selected: filter.audience,
    travel_selected: filter.travel,
    location_selected: filter.locations,
    only_favorites: filter.onlyFavorites,
  })

/**
 * Reads a saved state as far as possible: field by field, without options that no longer exist; a missing or damaged
 * field does not restrict. Never fails.
 */
export const readSavedState = (text: string): SavedState => {
  const state = fieldsOf(text)
  const filter: JobFilter = {
    searchField: typeof state.search_field === 'string' ? state.search_field : NO_FILTER.searchField,
    categories: known(CATEGORIES, state.category_selected),
    types: known(JOB_TYPES, state.type_selected),
    travel: known(TRAVEL_LEVELS, state.travel_selected),
    audience: childAudiences(textsOf(state.audience_selected)),
    locations: textsOf(state.location_selected),
    salaryFrom: salaryOf(state.salary_slider_val),
    postedSince: dayOf(state.posted_since_date),
    onlyFavorites: state.only_favorites === true,
  }
  return { filter, sort: JOB_SORTS.find((sort) => sort === state.sort_selected) ?? null }
}

const fieldsOf = (text: string): Record<string, unknown> => {
  try {
    const state: unknown = JSON.parse(text)
    return typeof state === 'object' && state !== null ? { ...state } : {}
  } catch {
    return {}
  }
}

/** Places are not a closed list: any text may be a place name. */
const textsOf = (value: unknown): string[] => {
  if (!Array.isArray(value)) return []
  return [...new Set(value.filter((entry) => typeof entry === 'string' && entry.trim() !== ''))]
}

const known = <Option extends string>(options: readonly Option[], value: unknown): Option[] => {
  const selected = new Set(textsOf(value))
  return options.filter((option) => selected.has(option))
}

const salaryOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.max(value, SALARY_SLIDER.lowest)
    : NO_FILTER.salaryFrom

const dayOf = (value: unknown): string | null => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : null
}
