/** A small seeded generator: the same seed gives the same choices on every machine. */
export type Random = {
  /** A number in [0, 1). */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  chance(probability: number): boolean
  /** One of the list; throws when it is empty. */
  pick<T>(list: readonly T[]): T
  /** `count` different ones in their original order, or all when there are fewer. */
  some<T>(list: readonly T[], count: number): T[]
  shuffle<T>(list: readonly T[]): T[]
  /** One key of the table, the weights being relative. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K
}

/** FNV-1a, 32 bits. */
export const hash32 = (text: string): number => {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193)
  }
  return hash >>> 0
}

/** The mulberry32 generator (public domain, Tommy Ettinger), started from the hash of a text. */
const mulberry32 = (seed: string) => {
  let state = hash32(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const pickBy = <T>(next: () => number, list: readonly T[]): T => {
  if (list.length === 0) throw new Error('nothing to pick from')
  return list[Math.floor(next() * list.length)] as T
}

const shuffled = <T>(next: () => number, list: readonly T[]): T[] =>
  list
    .map((item) => ({ item, order: next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)

const someBy = <T>(next: () => number, list: readonly T[], count: number): T[] => {
  const positions = shuffled(next, [...list.keys()]).slice(0, count)
  return positions.sort((a, b) => a - b).map((position) => list[position] as T)
}

const weightedBy = <K extends string>(next: () => number, weights: Readonly<Record<K, number>>): K => {
  const entries = Object.entries(weights) as [K, number][]
  let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
  const hit = entries.find(([, weight]) => {
    left -= weight
    return left < 0
  })
  return (hit ?? pickBy(next, entries))[0]
}

export const randomFrom = (seed: string): Random => {
  const next = mulberry32(seed)
  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => pickBy(next, list),
    some: (list, count) => someBy(next, list, count),
    shuffle: (list) => shuffled(next, list),
    weighted: (weights) => weightedBy(next, weights),
  }
}

const hex = (random: Random, digits: number): string =>
  Array.from({ length: digits }, () => random.int(0, 15).toString(16)).join('')

/** A version 4 UUID drawn from the generator. */
export const uuidFrom = (random: Random): string =>
  [hex(random, 8), hex(random, 4), `4${hex(random, 3)}`, `a${hex(random, 3)}`, hex(random, 12)].join('-')

export const hexFrom = hex
