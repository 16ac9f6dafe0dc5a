const SHINGLE_WORDS = 5

/** Letters and digits only: systems mark up the same text differently. */
export const toWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** All runs of five words; fewer words are one run. */
function shinglesOf(words: readonly string[]): Set<string> {
  const shingles = new Set<string>()
  if (words.length === 0) return shingles
  for (let start = 0; start <= Math.max(words.length - SHINGLE_WORDS, 0); start += 1) {
    shingles.add(words.slice(start, start + SHINGLE_WORDS).join(' '))
  }
  return shingles
}

/** The share of five-word runs that stand in both (Jaccard); null where either has no words. Takes linear time. */
export function textOverlap(one: string | null, other: string | null): number | null {
  const [left, right] = [shinglesOf(toWords(one ?? '')), shinglesOf(toWords(other ?? ''))]
  if (left.size === 0 || right.size === 0) return null
  const shared = [...left].filter((shingle) => right.has(shingle)).length
  return shared / (left.size + right.size - shared)
}
