import { readFacts } from '@lilypad/curation'
import { FACT_NAMES, type FactName, type Facts, splitSentences } from '@lilypad/domain'
import type { RowRead } from './ablate.ts'
import { overlaps } from './labelled-sets.ts'
import { interval } from './score-report.ts'

/** What a row of `facts.jsonl` expects, and what the rules say. */
export type FactsRow = {
  id: string
  title: string
  posted: string | null
  location?: string | null
  text: string
  expected: Pick<Facts, FactName>
  evidence: Record<FactName, string[] | null>
  /** Further answers that a careful reader would defend, by 'fact.field'. */
  also_ok?: Record<string, Value[]>
}
export type ReadRow = { row: FactsRow; read: Facts }

type Value = string | number | boolean | readonly string[] | null | undefined
type Tally = { right: number; stated: number; expected: number; rows: number; misses: string[] }

const FIELDS = {
  eligibility: [
    'countries',
    'states_only',
    'states_excluded',
    'time_zones',
    'must_live_near',
    'sponsorship',
    'authorization_required',
  ],
  licence: ['need', 'kind', 'states', 'subject'],
  requirements: [
    'education_required',
    'education_preferred',
    'or_equivalent_experience',
    'experience_years_min',
    'classroom_years_min',
  ],
  calendar: ['term', 'start', 'deadline', 'hours_per_week'],
} as const satisfies { [Fact in FactName]: readonly (keyof Facts[Fact])[] }

/** A function that reads a line of `facts.jsonl` by the rules. */
export function factsReader(line: string): () => ReadRow {
  const row: FactsRow = JSON.parse(line)
  const { title, text, posted } = row
  // 'Golden, CO | remote flag'
  const place = row.location?.split(' |')[0] ?? null
  const posting = { title, text, sentences: splitSentences(text), posted: posted ?? null, place }
  return () => ({ row, read: readFacts(posting) })
}

/** The rules' answer for one line of `facts.jsonl`. */
export const readFactsRow = (line: string): ReadRow => factsReader(line)()

const isStated = (value: Value) => value != null && value !== false && value !== 'none_stated'
const asItems = (value: Value): readonly string[] => {
  if (!isStated(value)) return []
  return typeof value === 'object' && value !== null ? value : [String(value)]
}
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Places, subjects and starts in words need half of their words in common; everything else is compared exactly. */
function sameItem(field: string, one: string, other: string): boolean {
  const isLoose = field === 'must_live_near' || field === 'subject' || (field === 'start' && !isDay(other))
  return one === other || (isLoose && overlaps(one, other))
}

/** Adds a row's answer to the tally of a field: lists item by item. */
function count(tally: Tally, field: string, id: string, got: Value, expected: Value): void {
  const [stated, wanted] = [asItems(got), asItems(expected)]
  if (stated.length + wanted.length === 0) return
  const right = stated.filter((item) => wanted.some((other) => sameItem(field, item, other))).length
  tally.rows += 1
  tally.right += right
  tally.stated += stated.length
  tally.expected += wanted.length
  if (right === stated.length && right === wanted.length) return
  tally.misses.push(`  miss ${id}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`)
}

// Where nothing was said, nothing was wrong.
const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)
const percent = (value: number) => (value * 100).toFixed(1)

/** `precision 97.0 % recall 91.2 % f1 94.0 % of 40` */
function tallyLine(name: string, tally: Tally): string {
  const { precision, recall } = shares(tally)
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
  return `${name} precision ${percent(precision)} % recall ${percent(recall)} % f1 ${percent(f1)} % of ${tally.rows}`
}

/** `  95 % interval: precision 91.2–99.0, recall 85.3–96.1`, as if each item were drawn by itself. */
const intervalLine = ({ right, stated, expected }: Tally) =>
  `  95 % interval: precision ${interval(right, stated)}, recall ${interval(right, expected)}`

function evidenceLines(rows: readonly ReadRow[], showMisses: boolean): string[] {
  let [shared, all] = [0, 0]
  const misses: string[] = []
  for (const { row, read } of rows) {
    for (const fact of FACT_NAMES) {
      const got = read.evidence[fact]
      for (const wanted of row.evidence[fact] ?? []) {
        all += 1
        if (got.some((sentence) => overlaps(sentence, wanted))) shared += 1
        else
          misses.push(
            `  miss ${row.id} ${fact}: expected ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}`,
          )
      }
    }
  }
  const first = [
    `facts.evidence overlap ${percent(share(shared, all))} %`,
    `  95 % interval: ${interval(shared, all)}`,
  ]
  return [...first, ...(showMisses ? misses : [])]
}

const fieldOf = (facts: Pick<Facts, FactName>, fact: FactName, field: string): Value =>
  (facts[fact] as Record<string, Value>)[field]

const emptyTally = (): Tally => ({ right: 0, stated: 0, expected: 0, rows: 0, misses: [] })

const isSame = (one: Value, other: Value) =>
  isStated(one) === isStated(other) && (!isStated(one) || JSON.stringify(one) === JSON.stringify(other))

/** The tally of each field over the rows, by `fact.field`; lenient: an answer that may be defended is right. */
export function talliesOf(rows: readonly ReadRow[], isLenient = false): Map<string, Tally> {
  const tallies = new Map<string, Tally>()
  for (const fact of FACT_NAMES) {
    for (const field of FIELDS[fact]) {
      const tally = emptyTally()
      const name = `${fact}.${field}`
      for (const { row, read } of rows) {
        const got = fieldOf(read, fact, field)
        const isDefensible = isLenient && row.also_ok?.[name]?.some((other) => isSame(other, got)) === true
        count(tally, field, row.id, got, isDefensible ? got : fieldOf(row.expected, fact, field))
      }
      tallies.set(name, tally)
    }
  }
  return tallies
}

/** Precision and recall of a field. */
export const shares = ({ right, stated, expected }: Pick<Tally, 'right' | 'stated' | 'expected'>) => ({
  precision: share(right, stated),
  recall: share(right, expected),
})

/** For the ablation: what a row is read as, and how many of its fields are wrong. */
export const factsRead = (row: ReadRow): RowRead => ({
  answer: JSON.stringify({ ...row.read, evidence: null }),
  wrong: () => [...talliesOf([row]).values()].filter(({ misses }) => misses.length > 0).length,
})

/** ` (defensible: precision 98.0 % recall 95.2 %)`, where the rows name defensible answers. */
function lenientPart(tally: Tally | undefined): string {
  if (tally === undefined) return ''
  const { precision, recall } = shares(tally)
  return ` (defensible: precision ${percent(precision)} % recall ${percent(recall)} %)`
}

/** A line a field and one for the evidence; each followed by its 95 % intervals, and its misses if asked for. */
export function reportOnFacts(rows: readonly ReadRow[], showMisses: boolean): string[] {
  const lenient = rows.some(({ row }) => row.also_ok !== undefined) ? talliesOf(rows, true) : undefined
  const lines = [...talliesOf(rows)].flatMap(([name, tally]) => [
    `${tallyLine(`facts.${name}`, tally)}${lenientPart(lenient?.get(name))}`,
    intervalLine(tally),
    ...(showMisses ? tally.misses : []),
  ])
  return [...lines, ...evidenceLines(rows, showMisses)]
}
