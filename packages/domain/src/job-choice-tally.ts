import { AUDIENCE_GROUPS, audienceLabel } from './audience-groups.ts'
import type { FilterableJob } from './job-filter.ts'
import { AUDIENCE_IDS, HIRING_NATIONALLY } from './job-values.ts'

/** How many jobs stand behind each option. */
export type Counts = ReadonlyMap<string, number>

export type Tally = { add(job: FilterableJob): void; counts(): Counts }

/** Counters are changed in place: a second look-up for each job and facet would double the time of a walk. */
type Counters = Map<string, { count: number }>

const counterOf = (counters: Counters, option: string) => {
  const known = counters.get(option)
  if (known) return known
  const counter = { count: 0 }
  counters.set(option, counter)
  return counter
}

const readOut = (counters: Counters, more = 0): Counts =>
  new Map([...counters].map(([option, { count }]) => [option, count + more]))

/** Counts jobs by a value that each has once, or not at all. */
export const tallyValues = (read: (job: FilterableJob) => string | null): Tally => {
  const counters: Counters = new Map()
  return {
    add(job) {
      const value = read(job)
      if (value !== null) counterOf(counters, value).count += 1
    },
    counts: () => readOut(counters),
  }
}

const BITS = new Map(AUDIENCE_IDS.map((id, place) => [audienceLabel(id), 1 << place]))
const bitsOf = (labels: readonly string[]) => {
  let bits = 0
  for (const label of labels) bits |= BITS.get(label) ?? 0
  return bits
}

/** Every option of the audience filter, with the labels that it stands for as bits. */
const AUDIENCE_OPTIONS = AUDIENCE_GROUPS.flatMap(({ id, itemName, children }) => [
  { id, bits: bitsOf(children?.map((child) => child.itemName) ?? [itemName]) },
  ...(children ?? []).map((child) => ({ id: child.id, bits: bitsOf([child.itemName]) })),
])

/** Counts jobs by the set of their audiences, so that a parent counts a job with two of its children once. */
export const tallyAudiences = (): Tally => {
  const bySet = new Uint32Array(1 << AUDIENCE_IDS.length)
  const countOf = (option: number) =>
    bySet.reduce((sum, count, bits) => ((bits & option) === 0 ? sum : sum + count), 0)
  return {
    add({ audience }) {
      const bits = bitsOf(audience)
      bySet[bits] = (bySet[bits] ?? 0) + 1
    },
    counts: () => new Map(AUDIENCE_OPTIONS.map(({ id, bits }) => [id, countOf(bits)])),
  }
}

/** Counts jobs by place. A favourite is left whatever the place, and counts for each that was seen. */
export const tallyLocations = (): Tally & { see(job: FilterableJob): void } => {
  const counters: Counters = new Map()
  const nationally = counterOf(counters, HIRING_NATIONALLY)
  let favorites = 0
  return {
    see({ locations }) {
      for (const place of locations) counterOf(counters, place)
    },
    add({ isTracked, locations }) {
      if (isTracked) favorites += 1
      else if (locations.length === 0) nationally.count += 1
      else for (const place of onceEach(locations)) counterOf(counters, place).count += 1
    },
    counts: () => readOut(counters, favorites),
  }
}

const onceEach = (places: readonly string[]) => (places.length > 1 ? new Set(places) : places)
