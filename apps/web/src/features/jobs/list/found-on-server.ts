import {
  CHOICE_NAMES,
  type ChoiceCounts,
  type ChoiceFilter,
  choiceNamed,
  type DropOffer,
  filterJobs,
  filterNamed,
  type JobFilter,
  SALARY_SLIDER,
  stackJobs,
} from '@lilypad/domain'
import type { JobList, ListedJob } from '@/api/jobs/jobs.ts'
import type { FoundPage } from '@/api/jobs/search-jobs.ts'
import type { Choices } from '../filters/choices.ts'
import { seenCards } from '../hide/seen-jobs.ts'
import type { FoundJobs } from './found-jobs.ts'

/** What the panel offers, by the counts of an answer. */
export const choicesOf = (
  { facets, highest_salary }: Pick<FoundPage, 'facets' | 'highest_salary'>,
  audiences: JobList['audiences'],
): Choices => {
  const found = CHOICE_NAMES.map((name) => [name, facets?.[name] ?? {}] as const)
  const options = new Map(found.map(([name, counts]) => [choiceNamed(name), Object.keys(counts)]))
  const counted = Object.fromEntries(
    found.map(([name, counts]) => [name, (option: string) => counts[option] ?? 0]),
  ) as ChoiceCounts
  return {
    audiences,
    optionsOf: (filter: ChoiceFilter) => options.get(filter) ?? [],
    highestSalary: () => highest_salary ?? SALARY_SLIDER.lowest,
    count: () => counted,
  }
}

export const offersOf = ({ drop_offers }: Pick<FoundPage, 'drop_offers'>): DropOffer[] =>
  drop_offers.map(({ text, count, filters }) => ({
    text,
    count,
    without: Object.fromEntries(filters.map((name) => [name, filterNamed(name).none])),
  }))

/** The jobs of all pages. What was starred or hidden between two pages can make a job come on both: it counts once. */
export const rowsOf = (pages: readonly Pick<FoundPage, 'rows'>[]): readonly ListedJob[] => [
  ...new Map(pages.flatMap(({ rows }) => rows.map((row) => [row.id, row]))).values(),
]

type Here = {
  /** Those of the pages that are here, as the person sees them now. */
  jobs: readonly ListedJob[]
  /** How many jobs the pages hold. */
  numRows: number
  filter: JobFilter
}

/** The cards that are here, and how many jobs there are. What was starred or hidden since the answer counts at once. */
export const cardsOf = (
  { total, num_new }: Pick<FoundPage, 'total' | 'num_new'>,
  { jobs, numRows, filter }: Here,
): Pick<FoundJobs, 'count' | 'numNew' | 'stacks'> => {
  const matching = filterJobs(jobs, filter)
  const { count, stacks } = seenCards(matching, stackJobs(matching))
  const numHiddenNew = matching.filter(({ isNew, isHidden }) => isNew && isHidden).length
  return { count: total - numRows + count, numNew: num_new - numHiddenNew, stacks }
}
