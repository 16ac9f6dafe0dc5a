import { haveSameName, type NamedPosting } from './posting-name.ts'

const SHINGLE_WORDS = 5

/** Letters and digits only: systems mark up the same text differently. */
const toWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** All runs of five words; fewer words are one run. */
function toShingles(words: readonly string[]): Set<string> {
  const shingles = new Set<string>()
  if (words.length === 0) return shingles
  for (let start = 0; start <= Math.max(words.length - SHINGLE_WORDS, 0); start += 1) {
    shingles.add(words.slice(start, start + SHINGLE_WORDS).join(' '))
  }
  return shingles
}

/** The share of five-word runs that stand in both (Jaccard); null where either has no words. Takes linear time. */
export function textOverlap(one: string | null, other: string | null): number | null {
  const [left, right] = [toShingles(toWords(one ?? '')), toShingles(toWords(other ?? ''))]
  if (left.size === 0 || right.size === 0) return null
  const shared = [...left].filter((shingle) => right.has(shingle)).length
  return shared / (left.size + right.size - shared)
}

export type BoardPosting = NamedPosting & { board: string; text: string }

const SAME_VACANCY_OVERLAP = 0.85

/** Words that make another vacancy of an equal text, beside whatever has a digit: a shift, a sum, a requisition. */
const DECISIVE = new Set(
  (
    'am pm day days night nights evening evenings morning mornings overnight weekend weekends weekday weekdays ' +
    'full part half temporary permanent seasonal substitute interim intern remote hybrid onsite lead senior junior ' +
    'assistant head first second third fourth elementary middle high secondary fall spring summer winter'
  ).split(' '),
)

function sharesDecisiveWords(one: BoardPosting, other: BoardPosting): boolean {
  const known = new Set(toWords(`${other.title} ${other.text}`))
  return toWords(`${one.title} ${one.text}`).every(
    (word) => known.has(word) || !(DECISIVE.has(word) || /\d/.test(word)),
  )
}

/**
 * Open at the same time on two boards of one employer: one title, one place, and equal words, or nearly equal ones with
 * the same decisive words. A text cannot tell two seats of one kind apart (of 294 pairs of one title and place on one
 * technology board, 200 overlap by 0.85 or more): so let it merge only where each board has a single such posting.
 * Without a place it took branches of one chain for one vacancy: so a place must be known. On 93 labelled pairs, 15 of
 * them one vacancy, equal words find none and this rule 4, neither a wrong one; had the employers been known, 5 more. A
 * looser rule (0.9 of the shorter text within the other) called 3 pairs one vacancy that a careful reader would not. So
 * few cannot show 99 % precision.
 */
export function isSameVacancy(one: BoardPosting, other: BoardPosting): boolean {
  if (one.board === other.board || !haveSameName(one, other)) return false
  if (!sharesDecisiveWords(one, other) || !sharesDecisiveWords(other, one)) return false
  const isSameText = toWords(one.text).join('') === toWords(other.text).join('')
  const overlap = textOverlap(one.text, other.text) ?? 0
  return (isSameText && overlap > 0) || (one.places.length > 0 && overlap >= SAME_VACANCY_OVERLAP)
}
