import { CHOICE_NAMES, choiceNamed, type FilterName, type JobFilter } from '../jobs/filters/all-filters.ts'
import type { FilterableJob } from '../jobs/filters/filter.ts'
import { createMatcher } from '../jobs/filters/filter-jobs.ts'
import { withMarks } from '../jobs/personal/personal-marks.ts'
import { type AlertMatches, compareNewest } from './choose-digest.ts'

/** A listed job that alerts may contain. It has no marks: those are personal, and come with the search. */
export type AlertJob = Omit<FilterableJob, 'isTracked' | 'isFollowed'> & {
  id: number
  companyName: string
  approvedAt: Date
}

export type AlertSearch = {
  filter: JobFilter
  after: Date
  /** Ids of the jobs that the search's owner has starred; one set for all searches of a person. */
  favorites: ReadonlySet<number>
  followed: ReadonlySet<string>
}

export type AlertIndex<J extends AlertJob> = {
  match(search: AlertSearch): J[]
}

/** A search checks only the jobs of its narrowest choice. Source: specification, decisions 8. */
export function indexAlertJobs<J extends AlertJob>(jobs: readonly J[]): AlertIndex<J> {
  const unstarred = jobs.map((job) => ({ ...job, isTracked: false }))
  const narrow = narrowing(unstarred)
  return {
    match({ filter, after, favorites: stars, followed }) {
      const { narrowest, passed } = narrow(filter)
      const passes = createMatcher(filter, passed)
      const since = after.getTime()
      const isFound = (job: (typeof narrowest)[number]) =>
        job.approvedAt.getTime() > since && passes(withMarks(job, { stars, followed }))
      return narrowest.filter(isFound).sort(compareNewest)
    },
  }
}

const NARROWING = CHOICE_NAMES.filter((name) => !choiceNamed(name).favoritesPass)

/** The jobs of the filter's rarest choice, which all matches are among, and the filter that these have passed. */
function narrowing<J extends FilterableJob>(jobs: readonly J[]) {
  const choices = NARROWING.map((name) => ({ name, having: groupBy(jobs, choiceNamed(name).optionsOf) }))
  return (filter: JobFilter): { narrowest: readonly J[]; passed: FilterName[] } => {
    let rarest: { lists: (readonly J[])[]; count: number; passed: FilterName[] } = {
      lists: [jobs],
      count: jobs.length,
      passed: [],
    }
    for (const { name, having } of choices) {
      if (filter[name].length === 0) continue
      const lists = filter[name].map((option) => having.get(option) ?? [])
      const count = lists.reduce((sum, { length }) => sum + length, 0)
      if (count < rarest.count) rarest = { lists, count, passed: [name] }
    }
    const [first = [], ...others] = rarest.lists
    const narrowest = others.length === 0 ? first : [...new Set(rarest.lists.flat())]
    return { narrowest, passed: rarest.passed }
  }
}

function groupBy<J>(jobs: readonly J[], optionsOf: (job: J) => readonly string[]) {
  const groups = new Map<string, J[]>()
  for (const job of jobs)
    for (const option of optionsOf(job)) {
      const group = groups.get(option)
      if (group) group.push(job)
      else groups.set(option, [job])
    }
  return groups
}

/** Newest first, in the order of the searches; those without any are included. */
export function matchSearches<S extends AlertSearch, J extends AlertJob>(
  searches: readonly S[],
  jobs: readonly J[],
): AlertMatches<S, J>[] {
  const index = indexAlertJobs(jobs)
  return searches.map((search) => ({ search, jobs: index.match(search) }))
}
