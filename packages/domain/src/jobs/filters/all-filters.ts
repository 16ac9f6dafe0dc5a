import { audience, categories, locations, travel, types } from './choice-filters.ts'
import type { AnyFilter, ChoiceFilter, Filter } from './filter.ts'
import { degree, homeState, licence } from './single-choice-filters.ts'
import { onlyFavorites, onlyFollowed, postedSince, salaryFrom, searchField } from './value-filters.ts'

/** In the order of the panel and of the chips. */
export const FILTERS = {
  searchField,
  categories,
  types,
  audience,
  travel,
  locations,
  salaryFrom,
  postedSince,
  onlyFavorites,
  onlyFollowed,
  homeState,
  licence,
  degree,
} satisfies Record<string, AnyFilter>

export type FilterName = keyof typeof FILTERS

export type JobFilter = { [Name in FilterName]: (typeof FILTERS)[Name]['none'] }

export type ChoiceName = {
  [Name in FilterName]: (typeof FILTERS)[Name] extends { optionsOf: unknown } ? Name : never
}[FilterName]

export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]

const isChoiceName = (name: FilterName): name is ChoiceName => 'optionsOf' in FILTERS[name]
export const CHOICE_NAMES = FILTER_NAMES.filter(isChoiceName)

export const filterNamed = (name: FilterName): Filter<unknown> => FILTERS[name]
export const choiceNamed = (name: ChoiceName): ChoiceFilter => FILTERS[name]

export const eachFilter = (makeValue: (one: Filter<unknown>, name: FilterName) => unknown): JobFilter =>
  Object.fromEntries(FILTER_NAMES.map((name) => [name, makeValue(filterNamed(name), name)])) as JobFilter

export const NO_FILTER: JobFilter = eachFilter(({ none }) => none)
