import { childAudiences } from './audience-groups.ts'
import { type JobFilter, NO_FILTER } from './job-filter.ts'
import { JOB_SORTS, type JobSort } from './job-sort.ts'
import { CATEGORIES, JOB_TYPES, TRAVEL_LEVELS } from './job-values.ts'
import { SALARY_SLIDER } from './salary-slider.ts'

/** A filter and an order, as a search was saved; the order is null when the state does not tell it. */
export type SavedState = { filter: JobFilter; sort: JobSort | null }

/**
 * The text that a saved search keeps: JSON with the ten fields of the specification.
 * Source: specification part 2, section 3, 'Saved search', and the decisions, section 9.
 */
export const writeSavedState = (filter: JobFilter, sort: JobSort): string =>
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
 * Reads a saved state as far as it can be read: every field on its own, options that no longer exist dropped,
 * and no restriction where a field is missing or damaged. Never fails.
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

/** The places are no closed list: any text may be the name of one. */
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
