import { type JobFilter, type JobSort, NO_FILTER, readSavedState, type SavedState } from '@lilypad/domain'

/** Each filter's name in the address, and in a saved state. */
const LISTS = {
  category: 'category_selected',
  type: 'type_selected',
  audience: 'audience_selected',
  travel: 'travel_selected',
  location: 'location_selected',
} as const

const SINGLE = ['search', 'salary', 'since', 'saved', 'sort'] as const
const NAMES = [...SINGLE, ...Object.keys(LISTS)]

/** A filter as the query of an address that can be shared: `?search=tutor&category=Sales`; '' without a filter. */
export const writeFilterQuery = (filter: JobFilter, sort: JobSort | null): string => {
  const query = new URLSearchParams()
  const add = (name: string, values: readonly string[]) => {
    for (const value of values) query.append(name, value)
  }
  if (filter.searchField.trim() !== '') add('search', [filter.searchField])
  add('category', filter.categories)
  add('type', filter.types)
  add('audience', filter.audience)
  add('travel', filter.travel)
  add('location', filter.locations)
  if (filter.salaryFrom > NO_FILTER.salaryFrom) add('salary', [String(filter.salaryFrom)])
  if (filter.postedSince) add('since', [filter.postedSince])
  if (filter.onlyFavorites) add('saved', ['1'])
  if (sort) add('sort', [sort])
  return query.size > 0 ? `?${query}` : ''
}

/** The filter in an address, as far as it is valid; null if there is none. */
export const readFilterQuery = (search: string): SavedState | null => {
  const query = new URLSearchParams(search)
  if (!NAMES.some((name) => query.has(name))) return null
  const lists = Object.entries(LISTS).map(([name, field]) => [field, query.getAll(name)])
  return readSavedState(
    JSON.stringify({
      ...Object.fromEntries(lists),
      search_field: query.get('search'),
      salary_slider_val: query.has('salary') ? Number(query.get('salary')) : null,
      posted_since_date: query.get('since'),
      only_favorites: query.get('saved') === '1',
      sort_selected: query.get('sort'),
    }),
  )
}
