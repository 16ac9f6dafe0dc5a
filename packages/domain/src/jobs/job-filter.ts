import type { AudienceId, Category, JobType, TravelLevel } from './job-values.ts'
import { SALARY_SLIDER } from './salary-slider.ts'

/** The fields that a filter reads. `audience` holds labels, as on the wire. */
export type FilterableJob = {
  /** Everything that free text searches, in lower case. */
  searchText: string
  category: Category
  jobType: JobType | null
  travel: TravelLevel
  audience: readonly string[]
  locations: readonly string[]
  /** Dollars a year. */
  salaryMax: number | null
  /** Calendar day `YYYY-MM-DD` of approval. */
  approvedOn: string | null
  /** Whether it is a favourite of the person who filters. */
  isTracked: boolean
}

/** A person's choices. An empty list or text means: no restriction. */
export type JobFilter = {
  searchField: string
  categories: readonly Category[]
  types: readonly JobType[]
  travel: readonly TravelLevel[]
  /** Only children: selecting a parent selects its children. */
  audience: readonly AudienceId[]
  /** Names of places, and `Hiring Nationally` for jobs that name none. */
  locations: readonly string[]
  /** Dollars a year; at the slider's lowest position there is no restriction. */
  salaryFrom: number
  /** Calendar day `YYYY-MM-DD`. */
  postedSince: string | null
  onlyFavorites: boolean
}

/** The parts of a filter that choose from a list of options. */
export const FACETS = ['categories', 'types', 'travel', 'audience', 'locations'] as const
export type Facet = (typeof FACETS)[number]

/** Every job passes. */
export const NO_FILTER: JobFilter = {
  searchField: '',
  categories: [],
  types: [],
  travel: [],
  audience: [],
  locations: [],
  salaryFrom: SALARY_SLIDER.lowest,
  postedSince: null,
  onlyFavorites: false,
}
