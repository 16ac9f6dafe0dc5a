import { audienceOptions } from './audience-groups.ts'
import { FACETS, type Facet, type FilterableJob, type JobFilter } from './job-filter.ts'
import { facetTests, otherTests } from './job-filter-parts.ts'
import { HIRING_NATIONALLY } from './job-values.ts'

/** How many jobs would be left, by facet and option; a missing option would leave 0. */
export type ChoiceCounts = Readonly<Record<Facet, ReadonlyMap<string, number>>>

/**
 * How many jobs each option of the filter panel would leave if it were the only one selected in its facet and the rest
 * of the filter stayed the same.
 *
 * @returns audiences by the ids of children and of parents, places by name with `Hiring Nationally` among them
 */
export const countChoices = (jobs: readonly FilterableJob[], filter: JobFilter): ChoiceCounts => {
  const others = otherTests(filter)
  const tests = facetTests(filter)
  const leftBeside = (facet: Facet) => {
    const rest = FACETS.flatMap((one) => (one === facet ? [] : (tests[one] ?? [])))
    return found.filter((job) => rest.every((passes) => passes(job)))
  }
  const found = jobs.filter((job) => others.every((passes) => passes(job)))
  return {
    categories: countBy(leftBeside('categories'), ({ category }) => category),
    types: countBy(leftBeside('types'), ({ jobType }) => jobType),
    travel: countBy(leftBeside('travel'), ({ travel }) => travel),
    audience: shareOut(
      countBy(leftBeside('audience'), ({ audience }) => kindOf(audience)),
      audienceOptions,
    ),
    locations: countPlaces(leftBeside('locations'), jobs),
  }
}

type Counts = Map<string, number>

const add = (counts: Counts, key: string, more: number) => counts.set(key, (counts.get(key) ?? 0) + more)

const countBy = <J>(jobs: readonly J[], read: (job: J) => string | null): Counts => {
  const counts: Counts = new Map()
  for (const job of jobs) {
    const value = read(job)
    if (value !== null) add(counts, value, 1)
  }
  return counts
}

const BETWEEN = '\n'

/** Joins several values into a key: jobs are first counted by kind, because there are few kinds. */
const kindOf = (values: readonly string[]): string | null => {
  const [only = null] = values
  return values.length > 1 ? values.join(BETWEEN) : only
}

/** Adds each kind's count once to every option that matches it. */
const shareOut = (kinds: Counts, optionsOf: (values: readonly string[]) => readonly string[]): Counts => {
  const counts: Counts = new Map()
  for (const [kind, count] of kinds)
    for (const option of new Set(optionsOf(kind.split(BETWEEN)))) add(counts, option, count)
  return counts
}

/** A favourite passes whatever its place, so it counts for every place. */
const countPlaces = (left: readonly FilterableJob[], jobs: readonly FilterableJob[]): Counts => {
  const others = left.filter(({ isTracked }) => !isTracked)
  const kinds = countBy(others, ({ locations }) => kindOf(locations) ?? HIRING_NATIONALLY)
  const counts = shareOut(kinds, (places) => places)
  for (const place of placesOf(jobs)) add(counts, place, left.length - others.length)
  return counts
}

const placesOf = (jobs: readonly { locations: readonly string[] }[]): ReadonlySet<string> => {
  const places = new Set([HIRING_NATIONALLY])
  for (const { locations } of jobs) for (const place of locations) places.add(place)
  return places
}

/** The options of the location filter for these jobs: `Hiring Nationally`, then every place by name. */
export const locationOptions = (jobs: readonly { locations: readonly string[] }[]): string[] => {
  const [nationally = HIRING_NATIONALLY, ...places] = placesOf(jobs)
  return [nationally, ...places.sort((a, b) => a.localeCompare(b, 'en'))]
}
