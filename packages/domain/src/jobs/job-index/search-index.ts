import { type DropOffer, offersFor } from '../filters/drop-offers.ts'
import {
  CHOICE_NAMES,
  type ChoiceName,
  choiceNamed,
  FILTER_NAMES,
  type JobFilter,
} from '../filters/registry.ts'
import type { Personal } from '../personal/hidden.ts'
import { bitOf, failuresOf, HIDDEN, jobWith, rowsOf } from './failures.ts'
import type { JobIndex, SharedFact } from './job-index.ts'

export type Facets = Record<ChoiceName, Record<string, number>>

export type FoundJobs = {
  rows: Uint32Array
  countFacets(): Facets
  offers: DropOffer[]
}

/** Applies the filters of the dashboard to all jobs of an index, by the same rules as `filterJobs` and `countChoices`. */
export const searchIndex = (index: JobIndex, filter: JobFilter, person: Personal): FoundJobs => {
  const starred = rowsOf(index, person.starred)
  const failed = failuresOf(index, filter, { starred, hidden: person.hidden })
  const rows = new Uint32Array(failed.length)
  let total = 0
  for (let row = 0; row < failed.length; row += 1) {
    if (failed[row] !== 0) continue
    rows[total] = row
    total += 1
  }
  return {
    rows: rows.subarray(0, total),
    countFacets: () =>
      Object.fromEntries(
        CHOICE_NAMES.map((name) => [name, countOptions(index, name, failed, starred)]),
      ) as Facets,
    offers: total > 0 ? [] : offersFor(failing(failed), filter),
  }
}

const countOptions = (
  index: JobIndex,
  name: ChoiceName,
  failed: Uint16Array,
  starred: Uint32Array,
): Record<string, number> => {
  const { fact, options, optionsOf, favoritesPass } = choiceNamed(name)
  const { values, codes } = index.facts[fact as SharedFact]
  const others = ~bitOf(name)
  const counts = new Uint32Array(values.length)
  for (let row = 0; row < failed.length; row += 1) {
    if (((failed[row] ?? 0) & others) !== 0) continue
    const code = codes[row] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
  let passAnyway = 0
  for (const row of favoritesPass ? starred : []) {
    if (((failed[row] ?? 0) & others) !== 0) continue
    const code = codes[row] ?? 0
    counts[code] = (counts[code] ?? 0) - 1
    passAnyway += 1
  }
  const jobs = values.map((value) => jobWith(fact as SharedFact, value))
  const found = new Map(options(jobs).map((option) => [option, passAnyway]))
  for (const [code, job] of jobs.entries())
    for (const option of optionsOf(job))
      found.set(option, (found.get(option) ?? passAnyway) + (counts[code] ?? 0))
  return Object.fromEntries(found)
}

const failing = (failed: Uint16Array) => {
  const counts = new Map<number, number>()
  for (const bits of failed) if ((bits & HIDDEN) === 0) counts.set(bits, (counts.get(bits) ?? 0) + 1)
  return [...counts].map(([bits, count]) => ({
    names: FILTER_NAMES.filter((name) => (bits & bitOf(name)) !== 0),
    count,
  }))
}
