import {
  CHOICE_NAMES,
  type ChoiceName,
  choiceNamed,
  FILTER_NAMES,
  type FilterableJob,
  type FilterName,
  filterNamed,
  type HideableJob,
  type SortableJob,
  type StackableJob,
  toFieldWords,
} from '@lilypad/domain'
import { createDictionary, type Dictionary } from './dictionary.ts'

/** A listed job as the engine gets it. */
export type SearchedJob = Omit<FilterableJob, 'searchWords' | 'isTracked' | 'isFollowed'> &
  SortableJob &
  StackableJob &
  HideableJob & { isFree: boolean }

/** The facts of which many jobs share a value. */
export type SharedFact = Exclude<keyof FilterableJob, 'searchWords' | 'isTracked' | 'isFollowed'>

const isShared = (fact: keyof FilterableJob): fact is SharedFact =>
  fact !== 'searchWords' && fact !== 'isTracked' && fact !== 'isFollowed'

const FACTS = [...new Set(FILTER_NAMES.map((name) => filterNamed(name).fact))].filter(isShared)

export const CODED = [...FACTS, 'companyName'] as const
export type Coded = (typeof CODED)[number]

/** Those that free text looks at, besides the title. */
export const WORDED: readonly Coded[] = ['companyName', 'category', 'jobType', 'audience', 'locations']

const CHOICES: ReadonlySet<FilterName> = new Set<FilterName>(CHOICE_NAMES)
export const isChoice = (name: FilterName): name is ChoiceName => CHOICES.has(name)

export const favoritesPass = (name: FilterName): boolean => isChoice(name) && choiceNamed(name).favoritesPass

export const choiceFact = (name: ChoiceName): SharedFact => choiceNamed(name).fact as SharedFact

/** A job of which only one fact is known: what a filter's test needs of it. */
export const jobWith = (fact: SharedFact, value: unknown): FilterableJob =>
  ({ isTracked: false, [fact]: value }) as unknown as FilterableJob

export type Dictionaries = Readonly<Record<Coded, Dictionary>>

/** Of a list, the words of each of its texts, so that no phrase reaches from one into the next. */
const toWords = (value: unknown): string =>
  [value]
    .flat()
    .filter((text) => typeof text === 'string')
    .map(toFieldWords)
    .join('|')

export const createDictionaries = (): Dictionaries =>
  Object.fromEntries(
    CODED.map((fact) => [fact, createDictionary(WORDED.includes(fact) ? toWords : () => '')]),
  ) as Record<Coded, Dictionary>
