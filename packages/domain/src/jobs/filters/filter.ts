import type { Category, JobType, TravelLevel } from '../../postings/job-values.ts'
import type { ListedFacts } from '../../postings/listed-facts.ts'

/** `audience` holds labels, as on the wire. */
export type FilterableJob = Pick<ListedFacts, 'licenceNeed' | 'degree'> & {
  /** Postal codes of the states where one may live; null where the posting does not limit them. */
  eligibleStates: readonly string[] | null
  searchWords: string
  category: Category
  jobType: JobType | null
  travel: TravelLevel
  audience: readonly string[]
  locations: readonly string[]
  /** Dollars a year. */
  salaryMax: number | null
  /** Calendar day `YYYY-MM-DD` of approval. */
  approvedOn: string | null
  isTracked: boolean
  /** Whether the person who filters follows its company; of nobody in particular, nobody does. */
  isFollowed?: boolean
}

export type JobTest = (job: FilterableJob) => boolean

/** One choice as a chip above the list, and the value that is left without it. */
export type Chip<Value> = { key: string; text: string; without(was: Value): Value }

/** Panel, chips, address bar, saved searches, e-mails and feeds read everything from it; `FILTERS` lists them. */
export type Filter<Value> = {
  label: string
  /** Its field in a saved search's state, which holds the value as JSON. Source: specification part 2, section 3. */
  savedName: string
  queryName: string
  fact: keyof FilterableJob
  none: Value
  /** Reads a value that was saved or typed into an address; what is damaged or outdated excludes no job. */
  read(saved: unknown): Value
  toQuery(value: Value): readonly string[]
  /** What `read` understands, from the parameter's values (at least one). */
  fromQuery(values: readonly string[]): unknown
  chips(value: Value): readonly Chip<Value>[]
  test(value: Value): JobTest | null
}

export type TextFilter = Filter<string> & { kind: 'text' }

export type FlagFilter = Filter<boolean> & { kind: 'flag' }

/** A slider, off at its lowest position. Dollars a year. */
export type SalaryFilter = Filter<number> & { kind: 'salary'; shortLabel: string }

export type DayFilter = Filter<string | null> & { kind: 'day'; shortLabel: string }

export type OneFilter<Value extends string | null = string | null> = Filter<Value> & {
  kind: 'one'
  shortLabel: string
  noneText: string
  options: readonly { value: NonNullable<Value>; text: string }[]
}

export type ChoiceFilter<Option extends string = string> = Filter<readonly Option[]> & {
  /** `groups`: options are shown under their parents. */
  kind: 'choices' | 'groups'
  shortLabel: string
  options(jobs: readonly FilterableJob[]): readonly Option[]
  optionsOf(job: FilterableJob): readonly string[]
  /** Whether favourites pass whatever is chosen. */
  favoritesPass: boolean
}

export type AnyFilter = TextFilter | FlagFilter | SalaryFilter | DayFilter | OneFilter | ChoiceFilter
