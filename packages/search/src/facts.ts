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

/** The distinct values of a fact by their codes, which stay; `words` are those that free text finds each by. */
type Dictionary = {
  values: readonly unknown[]
  words: readonly string[]
  /** The code of a job's value, a new one where no job had it before. */
  toCode(value: unknown): number
  /** As many jobs more, or fewer, hold a code from now on. */
  count(code: number, isFree: boolean, by: number): void
  /** The codes that jobs hold; of the free subset alone, or all. */
  held(isFree: boolean): number[]
}

const toKey = (value: unknown): unknown => (Array.isArray(value) ? value.join('\n') : value)

function createDictionary(toWords: (value: unknown) => string): Dictionary {
  const codes = new Map<unknown, number>()
  const values: unknown[] = []
  const words: string[] = []
  const holders: number[] = []
  const freeHolders: number[] = []
  const add = (value: unknown, key: unknown): number => {
    codes.set(key, values.length)
    words.push(toWords(value))
    return values.push(value) - 1
  }
  return {
    values,
    words,
    toCode(value) {
      const key = toKey(value)
      return codes.get(key) ?? add(value, key)
    },
    count(code, isFree, by) {
      holders[code] = (holders[code] ?? 0) + by
      if (isFree) freeHolders[code] = (freeHolders[code] ?? 0) + by
    },
    held: (isFree) =>
      [...(isFree ? freeHolders : holders).entries()].flatMap(([code, n]) => (n > 0 ? [code] : [])),
  }
}

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
