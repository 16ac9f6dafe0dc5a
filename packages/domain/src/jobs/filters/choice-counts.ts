import { CHOICE_NAMES, type ChoiceName, choiceNamed, type JobFilter } from './all-filters.ts'
import type { ChoiceFilter, FilterableJob } from './filter.ts'
import { createTests } from './filter-jobs.ts'

export type CountOf = (option: string) => number
export type ChoiceCounts = Readonly<Record<ChoiceName, CountOf>>

/** If it were the only one selected in its filter; a parent's option counts the jobs of all its children. */
export function countChoices(jobs: readonly FilterableJob[], filter: JobFilter): ChoiceCounts {
  const others = createTests(filter, CHOICE_NAMES)
  const choices = CHOICE_NAMES.map((name) => ({
    name,
    passes: choiceNamed(name).test(filter[name]),
    counter: createCounter(choiceNamed(name)),
  }))
  for (const job of jobs) {
    if (!others.every((passes) => passes(job))) continue
    const failed = choices.filter(({ passes }) => passes?.(job) === false)
    if (failed.length > 1) continue
    for (const { counter } of failed.length === 0 ? choices : failed) counter.add(job)
  }
  return Object.fromEntries(choices.map(({ name, counter }) => [name, counter.countOf])) as ChoiceCounts
}

function createCounter({ optionsOf, favoritesPass }: ChoiceFilter) {
  const counts = new Map<string, number>()
  let passAnyway = 0
  return {
    add(job: FilterableJob) {
      if (favoritesPass && job.isTracked) passAnyway += 1
      else for (const option of optionsOf(job)) counts.set(option, (counts.get(option) ?? 0) + 1)
    },
    countOf: (option: string) => (counts.get(option) ?? 0) + passAnyway,
  }
}
