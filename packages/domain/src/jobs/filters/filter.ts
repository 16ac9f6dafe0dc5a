import type { ListedFacts } from '../../postings/listed-facts.ts'
import type { Category, JobType, TravelLevel } from '../job-values.ts'

/** The facts of a job that filters test. `audience` holds labels, as on the wire. */
export type FilterableJob = Pick<ListedFacts, 'licenceNeed' | 'degree'> & {
  /** Postal codes of the states where one may live; null where the posting does not limit them. */
  eligibleStates: readonly string[] | null
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

export type JobTest = (job: FilterableJob) => boolean

/** One choice as a chip above the list, and the value that is left without it. */
export type Chip<Value> = { key: string; text: string; without(was: Value): Value }

/**
 * One filter of the dashboard. The panel, the chips, the address bar, saved searches, e-mails and feeds read everything
 * from this object; `FILTERS` lists them.
 */
export type Filter<Value> = {
  /** Its heading in the panel. */
  label: string
  /** Its field in a saved search's state, which holds the value as JSON. Source: specification part 2, section 3. */
  savedName: string
  /** Its parameter in an address: `?category=Sales&category=Other`. */
  queryName: string
  /** The fact of a job that it tests. */
  fact: keyof FilterableJob
  /** The value that excludes no job. */
  none: Value
  /** Reads a value that was saved or typed into an address; what is damaged or outdated excludes no job. */
  read(saved: unknown): Value
  /** The parameter's values; none if the value excludes no job. */
  toQuery(value: Value): readonly string[]
  /** What `read` understands, from the parameter's values (at least one). */
  fromQuery(values: readonly string[]): unknown
  chips(value: Value): readonly Chip<Value>[]
  /** The test that jobs must pass; null if the value excludes no job. */
  test(value: Value): JobTest | null
}

/** Free text, in the field above the panel. */
export type TextFilter = Filter<string> & { kind: 'text' }

/** One box to tick. */
export type FlagFilter = Filter<boolean> & { kind: 'flag' }

/** A slider, off at its lowest position. Dollars a year. */
export type SalaryFilter = Filter<number> & { kind: 'salary'; shortLabel: string }

/** A calendar day `YYYY-MM-DD`. */
export type DayFilter = Filter<string | null> & { kind: 'day'; shortLabel: string }

/** One of several options, or none of them. */
export type OneFilter<Value extends string | null = string | null> = Filter<Value> & {
  kind: 'one'
  shortLabel: string
  /** What the choice of none of them says. */
  noneText: string
  options: readonly { value: NonNullable<Value>; text: string }[]
}

/** A list of options, any number of which may be chosen. Each shows how many jobs it would leave. */
export type ChoiceFilter<Option extends string = string> = Filter<readonly Option[]> & {
  /** `groups`: options are shown under their parents. */
  kind: 'choices' | 'groups'
  shortLabel: string
  /** The options to offer for these jobs. */
  options(jobs: readonly FilterableJob[]): readonly Option[]
  /** The options of which each finds this job. */
  optionsOf(job: FilterableJob): readonly string[]
  /** Whether favourites pass whatever is chosen. */
  favoritesPass: boolean
}

export type AnyFilter = TextFilter | FlagFilter | SalaryFilter | DayFilter | OneFilter | ChoiceFilter
