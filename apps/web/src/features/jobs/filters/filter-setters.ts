import type { JobFilter } from '@lilypad/domain'
import type { FilterChange } from './use-filters.ts'

/** Parts with several choices are updated by a function of the current value: clicks may come faster than renders. */
type ListName = 'categories' | 'types' | 'audience' | 'travel' | 'locations'
type ListSetter<N extends ListName> = (next: (was: JobFilter[N]) => JobFilter[N]) => void
type Setter<N extends keyof JobFilter> = (value: JobFilter[N]) => void

export type FilterSetters = { [N in ListName]: ListSetter<N> } & {
  [N in Exclude<keyof JobFilter, 'searchField' | ListName>]: Setter<N>
}

/** One function for each part of the filter. */
export const filterSetters = (onChange: FilterChange): FilterSetters => ({
  categories: (next) => onChange(({ categories }) => ({ categories: next(categories) })),
  types: (next) => onChange(({ types }) => ({ types: next(types) })),
  audience: (next) => onChange(({ audience }) => ({ audience: next(audience) })),
  travel: (next) => onChange(({ travel }) => ({ travel: next(travel) })),
  locations: (next) => onChange(({ locations }) => ({ locations: next(locations) })),
  salaryFrom: (salaryFrom) => onChange({ salaryFrom }),
  postedSince: (postedSince) => onChange({ postedSince }),
  onlyFavorites: (onlyFavorites) => onChange({ onlyFavorites }),
})
