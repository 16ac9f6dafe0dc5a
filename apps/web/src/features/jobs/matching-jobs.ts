import {
  CATEGORIES,
  filterJobs,
  indexJobs,
  isFilterActive,
  type JobFilter,
  type JobStack,
  NO_FILTER,
  stackJobs,
} from '@lilypad/domain'
import type { ListedJob } from '@/api/jobs.ts'

export type Matching = { jobs: readonly ListedJob[]; stacks: readonly JobStack<ListedJob>[] }

/** Texts that are kept: somebody who types goes forward and back by letters. */
const KEPT = 40

const soughtIn = ({ searchField }: JobFilter) => searchField.trim().toLowerCase()

const sameBeside = (one: JobFilter, other: JobFilter): boolean => {
  const { searchField: _one, ...rest } = one
  return Object.entries(rest).every(([name, value]) => other[name as keyof JobFilter] === value)
}

const stacked = (jobs: readonly ListedJob[]): Matching => ({ jobs, stacks: stackJobs(jobs) })

/**
 * The jobs of a list that match a filter, and their cards. Remembers what the texts before have found: whatever
 * contains 'tut' is among what contains 'tu', so each further letter looks at fewer jobs, and one letter less
 * at none. The whole list, which whoever takes back the last choice asks for, is stacked once.
 */
export const matcherOfList = (list: readonly ListedJob[]): ((filter: JobFilter) => Matching) => {
  const find = indexJobs(list)
  let whole: Matching | null = null
  let beside = NO_FILTER
  let found = new Map<string, Matching>()

  const nearest = (text: string): Matching | undefined => {
    for (let length = text.length; length >= 0; length -= 1) {
      const known = found.get(text.slice(0, length))
      if (known) return known
    }
  }
  const search = (filter: JobFilter, text: string): Matching => {
    const base = nearest(text)
    return stacked(base ? filterJobs(base.jobs, { ...NO_FILTER, searchField: text }) : find(filter))
  }
  return (filter) => {
    if (!isFilterActive(filter)) {
      whole ??= stacked(list)
      return whole
    }
    if (!sameBeside(filter, beside) || found.size > KEPT) {
      beside = filter
      found = new Map()
    }
    const text = soughtIn(filter)
    const result = found.get(text) ?? search(filter, text)
    found.set(text, result)
    return result
  }
}

type Match = ReturnType<typeof matcherOfList>

/**
 * Does once what the first choice and the first letter would have to do before all others: what is found out about
 * a list at first use is known then, and the engine has seen the way.
 */
export const warmUp = (match: Match): void => {
  match(NO_FILTER)
  for (const count of [1, 2, 5]) match({ ...NO_FILTER, categories: CATEGORIES.slice(0, count) })
  for (const searchField of ['e', 'er']) match({ ...NO_FILTER, searchField })
}
