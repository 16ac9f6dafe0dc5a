import { readFacts } from '@lilypad/curation'
import { FACT_NAMES, type FactName, type Facts, NOTHING_STATED } from '@lilypad/domain'
import { toSentences } from '../src/sentences.ts'
import { overlaps } from './labelled-sets.ts'
import { type Counts, interval, percent, shares, sharesPart, toRate } from './score-report.ts'

type Value = string | number | boolean | readonly string[] | null | undefined
type AnyFacts = Readonly<Record<string, Readonly<Record<string, Value>>>>

export type FactsRow = {
  id: string
  title: string
  posted: string | null
  location?: string | null
  text: string
  expected: { [Fact in FactName]?: AnyFacts[string] }
  evidence: { [Fact in FactName]?: string[] | null }
  /** Further answers that a careful reader would defend, by 'fact.field'. */
  also_ok?: Record<string, Value[]>
}
export type ReadRow = { row: FactsRow; read: Facts }
type Tally = Counts & { rows: number; misses: string[] }

const FIELDS = FACT_NAMES.flatMap((fact) =>
  Object.keys(NOTHING_STATED[fact]).flatMap((field) =>
    field === 'evidence' ? [] : [[fact, field] as const],
  ),
)

export function readFactsRow(row: FactsRow): ReadRow {
  const { title, text, posted, location } = row
  // 'Golden, CO | remote flag'
  const place = location?.split(' |')[0] ?? null
  return {
    row,
    read: readFacts({ title, text, sentences: toSentences(text), posted: posted ?? null, place }),
  }
}

const isStated = (value: Value) => value != null && value !== false && value !== 'none_stated'
const asItems = (value: Value): readonly string[] => (isStated(value) ? [value].flat().map(String) : [])
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Places, subjects and starts in words need half of their words in common; everything else is compared exactly. */
function sameItem(field: string, one: string, other: string): boolean {
  const isLoose = field === 'must_live_near' || field === 'subject' || (field === 'start' && !isDay(other))
  return one === other || (isLoose && overlaps(one, other))
}

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

const isSame = (one: Value, other: Value) => asItems(one).join('\t') === asItems(other).join('\t')

/** The tally of each field over the rows, by `fact.field`; lenient: an answer that may be defended is right. */
export function toTallies(rows: readonly ReadRow[], isLenient = false): Map<string, Tally> {
  return new Map(
    FIELDS.map(([fact, field]) => {
      const tally: Tally = { right: 0, stated: 0, expected: 0, rows: 0, misses: [] }
      const name = `${fact}.${field}`
      for (const { row, read } of rows) {
        const got = (read as unknown as AnyFacts)[fact]?.[field]
        const isDefensible = isLenient && row.also_ok?.[name]?.some((other) => isSame(other, got))
        count(tally, field, row.id, got, isDefensible ? got : row.expected[fact]?.[field])
      }
      return [name, tally]
    }),
  )
}

/** `facts.licence.need precision 97.0 % recall 91.2 % f1 94.0 % of 40 (defensible: precision 98.0 % recall 92.2 %)` */
function fieldLine(name: string, tally: Tally, lenient: Tally | undefined): string {
  const { precision, recall } = shares(tally)
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
  const defensible = lenient === undefined ? '' : ` (defensible: ${sharesPart(lenient)})`
  return `facts.${name} ${sharesPart(tally)} f1 ${percent(f1)} of ${tally.rows}${defensible}`
}

/** Whether each quote that a reader took for deciding is among those of the rules, as the lines for it. */
function evidenceLines(rows: readonly ReadRow[], showMisses: boolean): string[] {
  const quotes = rows.flatMap(({ row, read }) =>
    FACT_NAMES.flatMap((fact) =>
      (row.evidence[fact] ?? []).map((wanted) => {
        const got = read.evidence[fact]
        const miss = `  miss ${row.id} ${fact}: expected ${JSON.stringify(wanted)}, got ${JSON.stringify(got)}`
        return got.some((sentence) => overlaps(sentence, wanted)) ? null : miss
      }),
    ),
  )
  const { right, of } = toRate(quotes.map((miss) => miss === null))
  return [
    `facts.evidence overlap ${percent(of === 0 ? 1 : right / of)}`,
    `  95 % interval: ${interval(right, of)}`,
    ...(showMisses ? quotes.filter((miss) => miss !== null) : []),
  ]
}

const intervalLine = ({ right, stated, expected }: Counts) =>
  `  95 % interval: precision ${interval(right, stated)}, recall ${interval(right, expected)}`

/** A line a field and one for the evidence, each with its 95 % intervals and, if asked for, its misses. */
export function reportOnFacts(rows: readonly ReadRow[], showMisses: boolean): string[] {
  const lenient = rows.some(({ row }) => row.also_ok !== undefined) ? toTallies(rows, true) : undefined
  const lines = [...toTallies(rows)].flatMap(([name, tally]) => [
    fieldLine(name, tally, lenient?.get(name)),
    intervalLine(tally),
    ...(showMisses ? tally.misses : []),
  ])
  return [...lines, ...evidenceLines(rows, showMisses)]
}
