import { audienceLabel } from './audience-groups.ts'
import type { Facet, FilterableJob, JobFilter } from './job-filter.ts'
import { HIRING_NATIONALLY } from './job-values.ts'
import { SALARY_SLIDER } from './salary-slider.ts'

/** One part of a filter, as a predicate for a job. */
export type JobTest = (job: FilterableJob) => boolean

/** Normalizes free text: case and surrounding blanks do not matter. */
export const soughtText = ({ searchField }: JobFilter): string => searchField.trim().toLowerCase()

/** Whether the salary restricts anything: at its lowest position the slider is off. */
export const isSalaryFiltered = ({ salaryFrom }: JobFilter): boolean => salaryFrom > SALARY_SLIDER.lowest

/** Each facet's predicate; null where nothing is selected. */
export const facetTests = (filter: JobFilter): Record<Facet, JobTest | null> => ({
  categories: oneOf(filter.categories, (chosen, { category }) => chosen.has(category)),
  types: oneOf(filter.types, (chosen, { jobType }) => jobType !== null && chosen.has(jobType)),
  travel: oneOf(filter.travel, (chosen, { travel }) => chosen.has(travel)),
  audience: oneOf(filter.audience.map(audienceLabel), (chosen, { audience }) => hasAny(chosen, audience)),
  locations: oneOf(filter.locations, isInPlace),
})

/** The predicates of the other parts, the slowest last: favourites, pay, day and free text. */
export const otherTests = (filter: JobFilter): JobTest[] => {
  const { salaryFrom, postedSince, onlyFavorites } = filter
  const sought = soughtText(filter)
  const tests: JobTest[] = []
  if (onlyFavorites) tests.push(({ isTracked }) => isTracked)
  if (isSalaryFiltered(filter)) tests.push(({ salaryMax }) => salaryMax !== null && salaryMax >= salaryFrom)
  if (postedSince !== null) tests.push(({ approvedOn }) => approvedOn !== null && approvedOn >= postedSince)
  if (sought !== '') tests.push(({ searchText }) => searchText.includes(sought))
  return tests
}

const oneOf = (
  selected: readonly string[],
  passes: (chosen: ReadonlySet<string>, job: FilterableJob) => boolean,
): JobTest | null => {
  const chosen = new Set(selected)
  return chosen.size === 0 ? null : (job) => passes(chosen, job)
}

const hasAny = (chosen: ReadonlySet<string>, values: readonly string[]) =>
  values.some((value) => chosen.has(value))

/** A favourite passes whatever its place; other jobs without a place need `Hiring Nationally`. */
const isInPlace = (chosen: ReadonlySet<string>, { isTracked, locations }: FilterableJob) => {
  if (isTracked) return true
  return locations.length === 0 ? chosen.has(HIRING_NATIONALLY) : hasAny(chosen, locations)
}
