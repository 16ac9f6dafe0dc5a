import type { JobFilter } from '@lilypad/domain'
import type { FilterChange } from './use-filters.ts'

type Setter<N extends keyof JobFilter> = (value: JobFilter[N]) => void
export type FilterSetters = { [N in Exclude<keyof JobFilter, 'searchField'>]: Setter<N> }

/** One function for each part of the filter. */
export const filterSetters = (onChange: FilterChange): FilterSetters => ({
  categories: (categories) => onChange({ categories }),
  types: (types) => onChange({ types }),
  audience: (audience) => onChange({ audience }),
  travel: (travel) => onChange({ travel }),
  locations: (locations) => onChange({ locations }),
  salaryFrom: (salaryFrom) => onChange({ salaryFrom }),
  postedSince: (postedSince) => onChange({ postedSince }),
  onlyFavorites: (onlyFavorites) => onChange({ onlyFavorites }),
})
