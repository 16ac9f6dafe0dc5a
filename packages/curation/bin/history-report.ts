import { join } from 'node:path'
import { compareSightings, type Relation, type Sighting } from '@lilypad/domain'
import { type Counts, sharesPart } from './score-report.ts'
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
type JudgedPair = { pair: Pair; got: Relation; shown: string }

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

export function judgePairs(rows: readonly TimelineRow[], pairs: readonly Pair[]): JudgedPair[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return pairs.map((pair) => {
    const [a, b] = [byId.get(pair.a), byId.get(pair.b)]
    if (a === undefined || b === undefined) throw new Error(`pair ${pair.id} names a row that is not there`)
    const overlap = pair.text_overlap ?? estimateOverlap(a.text_sketch, b.text_sketch)
    const got = compareSightings(toSighting(a), toSighting(b), overlap)
    return { pair, got, shown: `${shownRow(a)} | ${shownRow(b)} | text ${overlap ?? 'unknown'}` }
  })
}

/** What the rule says of the pairs in `pairs.jsonl` of a folder, whose rows are in its `timelines.jsonl`. */
export const judgedPairsIn = (folder: string): JudgedPair[] =>
  judgePairs(readRows(join(folder, 'timelines.jsonl')), readRows(join(folder, 'pairs.jsonl')))

const isTold = ({ got }: JudgedPair) => got === 'listed_again'
const isSo = ({ pair }: JudgedPair) => pair.label === 'listed_again'

/** How many pairs are rightly called `listed_again`, and the number of pairs, without those of one row. */
export function countPairs(judged: readonly JudgedPair[]): Counts & { pairs: number } {
  const told = judged.filter(isTold)
  return {
    right: told.filter(isSo).length,
    stated: told.length,
    expected: judged.filter(isSo).length,
    pairs: judged.filter(({ pair }) => pair.a !== pair.b).length,
  }
}

function scoreLine(name: string, judged: readonly JudgedPair[]): string {
  const counts = countPairs(judged)
  return `${name} ${sharesPart(counts)} of ${counts.pairs}`
}

export function reportOnPairs(judged: readonly JudgedPair[], showMisses: boolean): string[] {
  const others = new Set(judged.map(({ pair }) => pair.label).filter((label) => label !== 'listed_again'))
  const wrongly = [...others].sort().map((label) => {
    const rows = judged.filter(({ pair }) => pair.label === label)
    return `  ${label} taken for listed_again: ${rows.filter(isTold).length} of ${rows.length}`
  })
  const misses = judged
    .filter(({ pair, got }) => showMisses && pair.label !== got)
    .flatMap(({ pair, got, shown }) => [
      `  miss ${pair.id}: expected ${pair.label}, got ${got}`,
      `    ${shown}`,
    ])
  const sure = judged.filter(({ pair }) => pair.sure)
  return [scoreLine('listed_again', judged), scoreLine('listed_again sure', sure), ...wrongly, ...misses]
}
