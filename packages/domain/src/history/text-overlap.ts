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

/**
 * How much two texts have in common: the share of their five-word runs that stand in both (Jaccard), from 0 to 1. Takes
 * time in proportion to their length.
 *
 * @returns null where either has no words: nothing can be said then
 */
export function textOverlap(one: string | null, other: string | null): number | null {
  const [left, right] = [shinglesOf(wordsOf(one ?? '')), shinglesOf(wordsOf(other ?? ''))]
  if (left.size === 0 || right.size === 0) return null
  const shared = [...left].filter((shingle) => right.has(shingle)).length
  return shared / (left.size + right.size - shared)
}
