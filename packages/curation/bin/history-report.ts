import { type Relation, relationOf, type Sighting } from '@lilypad/domain'

/** One posting over time, as in `timelines.jsonl`: what the rule needs of it. */
export type TimelineRow = {
  id: string
  employer: string
  title: string
  location: string | null
  posted: string | null
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
export type JudgedPair = { pair: Pair; got: Relation; shown: string }

const SKETCH_SIZE = 64

/** What two sketches say of the overlap of their texts. */
function estimateOverlap(one: readonly number[] = [], other: readonly number[] = []): number | null {
  if (one.length === 0 || other.length === 0) return null
  const [left, right] = [new Set(one), new Set(other)]
  const smallest = [...new Set([...one, ...other])].sort((a, b) => a - b).slice(0, SKETCH_SIZE)
  return smallest.filter((hash) => left.has(hash) && right.has(hash)).length / smallest.length
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)
const sightingOf = (row: TimelineRow): Sighting => ({
  id: row.id,
  employer: row.employer,
  title: row.title,
  places: row.location ? [row.location] : [],
  firstSeen: noonOf(row.first_seen),
  lastSeen: noonOf(row.last_seen),
  posted: row.posted,
})
const shownRow = (row: TimelineRow) =>
  `${row.title} @ ${row.location} (${row.posted}; ${row.first_seen} to ${row.last_seen})`

/** What the rule says of each pair. */
export function judgePairs(rows: readonly TimelineRow[], pairs: readonly Pair[]): JudgedPair[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return pairs.map((pair) => {
    const [a, b] = [byId.get(pair.a), byId.get(pair.b)]
    if (a === undefined || b === undefined) throw new Error(`pair ${pair.id} names a row that is not there`)
    const overlap = pair.text_overlap ?? estimateOverlap(a.text_sketch, b.text_sketch)
    const got = relationOf(sightingOf(a), sightingOf(b), overlap)
    return { pair, got, shown: `${shownRow(a)} | ${shownRow(b)} | text ${overlap ?? 'unknown'}` }
  })
}

const isTold = ({ got }: JudgedPair) => got === 'listed_again'
const isSo = ({ pair }: JudgedPair) => pair.label === 'listed_again'

/** Precision and recall of `listed_again`, from 0 to 1, and the number of pairs, without those of one row. */
export function scorePairs(judged: readonly JudgedPair[]) {
  const [told, so] = [judged.filter(isTold), judged.filter(isSo)]
  const right = told.filter(isSo).length
  return {
    precision: told.length === 0 ? 1 : right / told.length,
    recall: so.length === 0 ? 1 : right / so.length,
    count: judged.filter(({ pair }) => pair.a !== pair.b).length,
  }
}

function scoreLine(name: string, judged: readonly JudgedPair[]): string {
  const { precision, recall, count } = scorePairs(judged)
  const [p, r] = [precision, recall].map((share) => (share * 100).toFixed(1))
  return `${name} precision ${p} % recall ${r} % of ${count}`
}

/** Both scores, what each other label was taken for, and the misses if asked for. */
export function reportOnPairs(judged: readonly JudgedPair[], showMisses: boolean): string[] {
  const labels = [...new Set(judged.map(({ pair }) => pair.label))].sort()
  const wrongly = labels
    .filter((label) => label !== 'listed_again')
    .map((label) => {
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
