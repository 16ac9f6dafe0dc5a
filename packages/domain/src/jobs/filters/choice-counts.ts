import type { ChoiceFilter, FilterableJob } from './filter.ts'
import { testsOf } from './filter-jobs.ts'
import { CHOICE_NAMES, type ChoiceName, choiceNamed, type JobFilter } from './registry.ts'

/** How many jobs an option would leave. */
export type CountOf = (option: string) => number
export type ChoiceCounts = Readonly<Record<ChoiceName, CountOf>>

/**
 * How many jobs each option of the filter panel would leave if it were the only one selected in its filter and the rest
 * stayed the same. A parent's option counts the jobs of all its children.
 */
export const countChoices = (jobs: readonly FilterableJob[], filter: JobFilter): ChoiceCounts =>
  Object.fromEntries(
    CHOICE_NAMES.map((name) => {
      const tests = testsOf(filter, name)
      const left = jobs.filter((job) => tests.every((passes) => passes(job)))
      return [name, countOptions(choiceNamed(name), left)]
    }),
  ) as ChoiceCounts

const countOptions = (
  { optionsOf, favoritesPass }: ChoiceFilter,
  jobs: readonly FilterableJob[],
): CountOf => {
  const counts = new Map<string, number>()
  let passAnyway = 0
  for (const job of jobs) {
    if (favoritesPass && job.isTracked) passAnyway += 1
    else for (const option of optionsOf(job)) counts.set(option, (counts.get(option) ?? 0) + 1)
  }
  return (option) => (counts.get(option) ?? 0) + passAnyway
}
