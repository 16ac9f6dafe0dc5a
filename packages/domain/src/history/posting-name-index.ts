import { haveSamePlaces, type NamedPosting, toLoosePlaces, toTitleKey } from './posting-name.ts'

/** In all look-ups of an index: a hostile board may show thousands of one title, with a hundred places each. */
const MAX_PLACE_PAIRS = 5_000_000

/** What else takes as long as so many pairs: to read a place, and to sort a posting. */
const READ_COST = 20
const SORT_COST = 5
const sortOnce = (numbers: readonly number[]) => [...new Set(numbers)].sort((one, other) => one - other)

const toTitle = ({ title, places }: NamedPosting) => toTitleKey(title, places)

/** The title with each place: another posting of the same name has one key of each list. */
const toNameKeys = (title: string, { places }: NamedPosting): string[][] =>
  places.length === 0
    ? [[title]]
    : [...new Set(places)].map((place) => toLoosePlaces(place).map((key) => `${title} | ${key}`))

/**
 * Of `all` postings of one employer: the first `enough` with the name of one of `wanted`, in their order. None once
 * `most` pairs of places were compared.
 */
export function indexNames<One extends NamedPosting>(
  all: readonly One[],
  wanted: readonly NamedPosting[],
  most = MAX_PLACE_PAIRS,
) {
  let left = most
  const titles = new Set(wanted.map(toTitle))
  const byKey = new Map<string, number[]>()
  for (const [index, one] of all.entries()) {
    const title = toTitle(one)
    if (!titles.has(title)) continue
    left -= READ_COST * one.places.length
    if (left < 0) break
    for (const key of new Set(toNameKeys(title, one).flat())) {
      const known = byKey.get(key)
      if (known) known.push(index)
      else byKey.set(key, [index])
    }
  }
  const count = (keys: string[]) => keys.reduce((sum, key) => sum + (byKey.get(key)?.length ?? 0), 0)
  return (name: NamedPosting, enough: number): One[] => {
    if (left < 0) return []
    const [first = [], ...rest] = toNameKeys(toTitle(name), name)
    const rarest = rest.reduce((least, keys) => (count(keys) < count(least) ? keys : least), first)
    const lists = rarest.map((key) => byKey.get(key) ?? [])
    const [near = []] = lists.length > 1 ? [sortOnce(lists.flat())] : lists
    if (lists.length > 1) left -= SORT_COST * near.length
    const found: One[] = []
    for (const index of near) {
      const one = all[index]
      if (!one || found.length === enough) break
      left -= Math.max(one.places.length * name.places.length, 1)
      if (left < 0) return []
      if (haveSamePlaces(one.places, name.places)) found.push(one)
    }
    return found
  }
}
