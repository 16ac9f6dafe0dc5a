import { audienceLabel } from '../jobs/audience-groups.ts'
import { matcherOf } from '../jobs/filter-jobs.ts'
import type { FilterableJob, JobFilter } from '../jobs/job-filter.ts'
import { compareNewest } from './alert-digest.ts'

/** A listed job that alerts may contain. It has no favourites: those are personal, and come with the search. */
export type AlertJob = Omit<FilterableJob, 'isTracked'> & { id: number; approvedAt: Date }

/** The part of a saved search that matching needs. */
export type AlertSearch = {
  filter: JobFilter
  /** Jobs approved after this instant are new. */
  after: Date
  /** Ids of the jobs that the search's owner has starred; one set for all searches of a person. */
  favorites: ReadonlySet<number>
}

/** New jobs, indexed for many searches. */
export type AlertIndex<J extends AlertJob> = {
  /** The new jobs that a search finds, newest first. */
  match(search: AlertSearch): J[]
}

/**
 * Indexes new jobs once, for any number of searches by the rules of `filterJobs`. A search checks only the jobs of its
 * narrowest choice. Source: the decisions, section 8.
 *
 * @param jobs the jobs listed at the time of sending; those approved after the oldest marker are enough
 */
export const indexAlertJobs = <J extends AlertJob>(jobs: readonly J[]): AlertIndex<J> => {
  const unstarred = jobs.map((job) => ({ ...job, isTracked: false }))
  const narrow = narrowing(unstarred)
  return {
    match({ filter, after, favorites }) {
      const passes = matcherOf(filter)
      return narrow(filter)
        .filter((job) => job.approvedAt.getTime() > after.getTime())
        .filter((job) => passes(favorites.has(job.id) ? { ...job, isTracked: true } : job))
        .sort(compareNewest)
    },
  }
}

/** The facets that favourites must match too, each with a job's values for it. */
const CHOICES: {
  of(filter: JobFilter): readonly string[]
  had(job: AlertJob): readonly (string | null)[]
}[] = [
  { of: ({ categories }) => categories, had: ({ category }) => [category] },
  { of: ({ types }) => types, had: ({ jobType }) => [jobType] },
  { of: ({ travel }) => travel, had: ({ travel }) => [travel] },
  { of: ({ audience }) => audience.map(audienceLabel), had: ({ audience }) => audience },
]

/** The jobs of the filter's rarest choice: all matches are among them. */
const narrowing = <J extends AlertJob>(jobs: readonly J[]): ((filter: JobFilter) => readonly J[]) => {
  const choices = CHOICES.map(({ of, had }) => ({ of, having: groupBy(jobs, had) }))
  return (filter) => {
    let narrowest = jobs
    for (const { of, having } of choices) {
      const lists = of(filter).map((option) => having.get(option) ?? [])
      const [first, ...others] = lists
      if (!first) continue
      const found = others.length === 0 ? first : [...new Set(lists.flat())]
      if (found.length < narrowest.length) narrowest = found
    }
    return narrowest
  }
}

const groupBy = <J>(jobs: readonly J[], optionsOf: (job: J) => readonly (string | null)[]) => {
  const groups = new Map<string | null, J[]>()
  for (const job of jobs)
    for (const option of optionsOf(job)) {
      const group = groups.get(option)
      if (group) group.push(job)
      else groups.set(option, [job])
    }
  return groups
}
