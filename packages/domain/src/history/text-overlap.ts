const SHINGLE_WORDS = 5

/** The words of a text, lower case, letters and digits only: systems mark up the same text differently. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** All runs of five words; fewer words are one run. */
function shinglesOf(words: readonly string[]): Set<string> {
  const shingles = new Set<string>()
  if (words.length === 0) return shingles
  for (let start = 0; start <= Math.max(words.length - SHINGLE_WORDS, 0); start += 1) {
    shingles.add(words.slice(start, start + SHINGLE_WORDS).join(' '))
  }
  return shingles
}

const sharedBy = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((shingle) => other.has(shingle)).length

/**
 * How much two texts have in common: the share of their five-word runs that stand in both (Jaccard), from 0 to 1. Takes
 * time in proportion to their length.
 *
 * @returns null where either has no words: nothing can be said then
 */
export function textOverlap(one: string | null, other: string | null): number | null {
  const [left, right] = [shinglesOf(wordsOf(one ?? '')), shinglesOf(wordsOf(other ?? ''))]
  if (left.size === 0 || right.size === 0) return null
  const shared = sharedBy(left, right)
  return shared / (left.size + right.size - shared)
}

/** The share of one text's five-word runs that stand in the other too, whatever else that one says. */
export function shareWithin(words: readonly string[], whole: readonly string[]): number {
  const shingles = shinglesOf(words)
  return shingles.size === 0 ? 0 : sharedBy(shingles, shinglesOf(whole)) / shingles.size
}
