import type { JobType, Workplace } from '../postings/job-values.ts'
import { plainWords } from '../text/fold.ts'
import { splitSentences } from '../text/sentences.ts'

export type PostingState = {
  title: string
  places: readonly string[]
  workplace: Workplace | null
  type: JobType | null
  pay: string | null
  /** The description as Markdown. */
  text: string | null
}

/** A field that changed; of texts only the changed passages. */
export type PostingChange =
  | { field: 'title' | 'workplace' | 'type' | 'pay' | 'text'; before: string | null; after: string | null }
  | { field: 'places'; before: string[]; after: string[] }

/** Longer passages end in an ellipsis, in characters: the whole text is kept beside them. */
const MAX_PASSAGES_LENGTH = 2_000
const MAX_PLACES = 20
const MAX_PLACE_LENGTH = 100

/** Marks, blanks, capitals and order are no change: boards print the same posting differently from day to day. */
export const postingChanges = (before: PostingState, after: PostingState): PostingChange[] => [
  ...changed('title', before.title, after.title),
  ...changedPlaces(before.places, after.places),
  ...changed('workplace', before.workplace, after.workplace),
  ...changed('type', before.type, after.type),
  ...changed('pay', before.pay, after.pay),
  ...changedText(before.text ?? '', after.text ?? ''),
]

function changed(
  field: 'title' | 'workplace' | 'type' | 'pay',
  before: string | null,
  after: string | null,
): PostingChange[] {
  const isSame = field === 'pay' ? before === after : plainWords(before ?? '') === plainWords(after ?? '')
  return isSame ? [] : [{ field, before, after }]
}

function changedPlaces(before: readonly string[], after: readonly string[]): PostingChange[] {
  const key = (places: readonly string[]) =>
    [...new Set(places.map((place) => plainWords(place).replaceAll(' ', '')))].sort().join('\n')
  return key(before) === key(after) ? [] : [{ field: 'places', before: toTold(before), after: toTold(after) }]
}

/** The first places; a board may print a hundred long ones, other ones each night. */
function toTold(places: readonly string[]): string[] {
  const told = places.slice(0, MAX_PLACES).map((place) => place.slice(0, MAX_PLACE_LENGTH))
  return places.length > MAX_PLACES ? [...told, `and ${places.length - MAX_PLACES} more`] : told
}

function changedText(before: string, after: string): PostingChange[] {
  const [old, now] = [toPassages(before), toPassages(after)]
  const [gone, added] = [without(old, now), without(now, old)]
  return gone === null && added === null ? [] : [{ field: 'text', before: gone, after: added }]
}

const toPassages = (markdown: string): string[] =>
  splitSentences(
    markdown
      .replace(/!?\[([^[\]\n]*)\]\([^()\n]*\)/g, '$1')
      .replace(/^[#>]+ |[*_`\\]+/gm, '')
      .replace(/\|/g, ' '),
  )

/** The passages that others lack, each as often as they lack it, a line each; null if they lack none. */
function without(passages: readonly string[], others: readonly string[]): string | null {
  const left = new Map<string, number>()
  for (const key of others.map(plainWords)) left.set(key, (left.get(key) ?? 0) + 1)
  const missing = passages.filter((passage) => {
    const key = plainWords(passage)
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    return count <= 0
  })
  const lines = missing.join('\n')
  if (lines === '') return null
  return lines.length > MAX_PASSAGES_LENGTH ? `${lines.slice(0, MAX_PASSAGES_LENGTH)}…` : lines
}
