/** A set of jobs by their places in a list: a bit for each, and which words of bits hold any. */
export type Rows = {
  count: number
  bits: Int32Array
  /** Places of the words that are not zero, ascending. */
  occupied: readonly number[]
}

/** What a job must be in to pass one part of a filter: any of these sets. */
export type AnyOf = readonly Rows[]

const WORD = 32

/** The set of some places of a list of a size; each place is given once. */
export const rowsOf = (places: readonly number[], size: number): Rows => {
  const bits = new Int32Array(Math.ceil(size / WORD))
  const occupied: number[] = []
  for (const place of places) {
    const word = Math.floor(place / WORD)
    const before = bits[word] ?? 0
    if (before === 0) occupied.push(word)
    bits[word] = before | (1 << (place % WORD))
  }
  return { count: places.length, bits, occupied: occupied.sort((a, b) => a - b) }
}

/**
 * The items of a list, in its order, whose places are below `end` and pass every part. The part with the fewest
 * jobs leads, and only words where it has some are looked at, so that a search costs what its narrowest choice
 * holds, not what there is.
 */
export const itemsInAll = <T>(items: readonly T[], parts: readonly AnyOf[], end: number): T[] => {
  const [first, ...others] = parts.toSorted((a, b) => countOf(a) - countOf(b))
  if (!first) return items.slice(0, end)
  const found: T[] = []
  for (const word of wordsOf(first)) {
    if (word * WORD >= end) break
    let bits = wordIn(first, word)
    for (const part of others) bits &= wordIn(part, word)
    for (; bits !== 0; bits &= bits - 1) {
      const place = word * WORD + lowestBit(bits)
      const item = items[place]
      if (place < end && item !== undefined) found.push(item)
    }
  }
  return found
}

const countOf = (part: AnyOf) => part.reduce((sum, { count }) => sum + count, 0)

const wordsOf = (part: AnyOf): readonly number[] => {
  const [only] = part
  if (part.length === 1 && only) return only.occupied
  return [...new Set(part.flatMap(({ occupied }) => occupied))].sort((a, b) => a - b)
}

const wordIn = (part: AnyOf, word: number) => {
  let bits = 0
  for (const rows of part) bits |= rows.bits[word] ?? 0
  return bits
}

const lowestBit = (bits: number) => WORD - 1 - Math.clz32(bits & -bits)
