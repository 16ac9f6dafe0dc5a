import {
  type ChoiceCounts,
  type ChoiceFilter,
  countChoices,
  highestSalary,
  type JobFilter,
} from '@lilypad/domain'
import type { JobList } from '@/api/jobs/jobs.ts'

/** What the panel offers, of the jobs that are listed. */
export type Choices = {
  audiences: JobList['audiences']
  optionsOf: (filter: ChoiceFilter) => readonly string[]
  highestSalary: () => number
  /** How many jobs each option would leave. */
  count: (filter: JobFilter) => ChoiceCounts
}

export const choicesIn = ({ jobs, audiences }: JobList): Choices => ({
  audiences,
  optionsOf: (filter) => filter.options(jobs),
  highestSalary: () => highestSalary(jobs),
  count: (filter) => countChoices(jobs, filter),
})
