import { FILTER_NAMES, type FilterName, filterNamed, type JobFilter } from './all-filters.ts'
import type { FilterableJob } from './filter.ts'
import { filterJobs } from './filter-jobs.ts'

export type DropOffer = { text: string; count: number; without: Partial<JobFilter> }

const MAX_OFFERS = 3
const MAX_CHOICES = 2
/** To count the jobs without each of them is as many searches. */
const MAX_WORDS = 10

export type Failing = { names: readonly FilterName[]; count: number }

/** The fewest filters at once after which there are jobs, the largest counts first; empty if nothing helps. */
export function dropOffers(jobs: readonly FilterableJob[], filter: JobFilter): DropOffer[] {
  const tests = FILTER_NAMES.flatMap((name) => {
    const passes = filterNamed(name).test(filter[name])
    return passes ? [{ name, passes }] : []
  })
  const failing = new Map<string, Failing>()
  for (const job of jobs) {
    const names = tests.flatMap(({ name, passes }) => (passes(job) ? [] : [name]))
    if (names.length === 0) return []
    const key = names.join()
    failing.set(key, { names, count: (failing.get(key)?.count ?? 0) + 1 })
  }
  const offers = offersFor([...failing.values()], filter)
  const words = wordsToDrop(offers, filter).map((word) => ({
    ...word,
    count: filterJobs(jobs, { ...filter, ...word.without }).length,
  }))
  return withWords(offers, words)
}

/** One of several words to drop, but not of very many, where dropping all of them is enough. */
export function wordsToDrop(offers: readonly DropOffer[], { searchField }: JobFilter) {
  const isEnough = offers.some(({ without }) => Object.keys(without).join() === 'searchField')
  const words = searchField.match(/"[^"]*"|\S+/g) ?? []
  if (!isEnough || words.length < 2 || words.length > MAX_WORDS) return []
  return words.map((word, at) => ({
    text: `“${word.replaceAll('"', '')}”`,
    without: { searchField: words.toSpliced(at, 1).join(' ') },
  }))
}

/** The words that help, the largest counts first, before all of them at once. */
export const withWords = (offers: readonly DropOffer[], words: readonly DropOffer[]): DropOffer[] =>
  [
    ...words
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, MAX_OFFERS - 1),
    ...offers,
  ].slice(0, MAX_OFFERS)

/** The same from the counts of jobs that fail, none of which passes all filters. */
export function offersFor(failing: readonly Failing[], filter: JobFilter): DropOffer[] {
  const fewest = Math.min(...failing.map(({ names }) => names.length))
  return failing
    .filter(({ names }) => names.length === fewest)
    .sort((a, b) => b.count - a.count || a.names.join().localeCompare(b.names.join()))
    .slice(0, MAX_OFFERS)
    .map(({ names, count }) => ({
      text: names.flatMap((name) => toNames(name, filter)).join(' and '),
      count,
      without: Object.fromEntries(names.map((name) => [name, filterNamed(name).none])),
    }))
}

function toNames(name: FilterName, filter: JobFilter): string[] {
  const { label, chips } = filterNamed(name)
  const texts = chips(filter[name]).map(({ text }) => text)
  return texts.length > MAX_CHOICES ? [label] : texts
}
