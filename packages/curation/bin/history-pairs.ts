import { join } from 'node:path'
import { compareSightings, type Relation, type Sighting } from '@lilypad/domain'
import { type Judged, judged } from './judged.ts'
import { readRows } from './shared-data.ts'

/** One posting over time, as in `timelines.jsonl`: what the rule needs of it. */
export type TimelineRow = Pick<Sighting, 'id' | 'employer' | 'title' | 'posted'> & {
  location: string | null
  first_seen: string
  last_seen: string
  /** The smallest hashes of the text's shingles. */
  text_sketch?: number[]
}
export type Pair = {
  id: string
  a: string
  b: string
  label: Relation
  sure: boolean
  text_overlap?: number | null
}

const SKETCH_SIZE = 64

/** What two sketches say of the overlap of their texts. */
function estimateOverlap(one: readonly number[] = [], other: readonly number[] = []): number | null {
  if (one.length === 0 || other.length === 0) return null
  const [left, right] = [new Set(one), new Set(other)]
  const smallest = [...new Set([...one, ...other])].sort((a, b) => a - b).slice(0, SKETCH_SIZE)
  return smallest.filter((hash) => left.has(hash) && right.has(hash)).length / smallest.length
}

const toNoon = (day: string) => new Date(`${day}T12:00:00Z`)
const toSighting = ({ location, first_seen, last_seen, ...row }: TimelineRow): Sighting => ({
  ...row,
  places: location ? [location] : [],
  firstSeen: toNoon(first_seen),
  lastSeen: toNoon(last_seen),
})
const shownRow = ({ title, location, posted, first_seen, last_seen }: TimelineRow) =>
  `${title} @ ${location} (${posted}; ${first_seen} to ${last_seen})`

/** What the rule says of pairs of postings; precision and recall are those of `listed_again`. */
export function judgePairs(rows: readonly TimelineRow[], pairs: readonly Pair[]): Judged[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return pairs.map((pair) => {
    const [a, b] = [byId.get(pair.a), byId.get(pair.b)]
    if (a === undefined || b === undefined) throw new Error(`pair ${pair.id} names a row that is not there`)
    const overlap = pair.text_overlap ?? estimateOverlap(a.text_sketch, b.text_sketch)
    const got = compareSightings(toSighting(a), toSighting(b), overlap)
    const [isTold, isSo] = [got === 'listed_again', pair.label === 'listed_again']
    const [precision, recall] = [isTold ? isSo : null, isSo ? isTold : null]
    return judged({
      id: pair.id,
      expected: pair.label,
      got,
      also: {
        precision,
        recall,
        'precision, sure pairs': pair.sure ? precision : null,
        'recall, sure pairs': pair.sure ? recall : null,
      },
      shown: `${shownRow(a)} | ${shownRow(b)} | text ${overlap ?? 'unknown'}`,
    })
  })
}

/** The pairs in `pairs.jsonl` of a folder, whose rows are in its `timelines.jsonl`. */
export const judgePairsIn = (folder: string): Judged[] =>
  judgePairs(readRows(join(folder, 'timelines.jsonl')), readRows(join(folder, 'pairs.jsonl')))
