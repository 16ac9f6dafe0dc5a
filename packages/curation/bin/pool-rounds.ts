import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FACT_NAMES, type FactName } from '@lilypad/domain'
import type { FactsRow } from './facts-score.ts'

/** Where words stand in a text: the texts are not ours to keep. */
type Span = readonly [from: number, to: number]
/** A posting of the pool as two readers labelled it, by its id: only what it states. */
type PoolLabel = {
  id: string
  round: number
  /** Rounds 23 and later are of the facts alone. */
  travel?: string
  travelSpan?: Span
  travelAlsoOk?: string[]
  facts: { [Fact in FactName]?: Record<string, unknown> }
  evidence: { [Fact in FactName]?: Span[] }
  alsoOk?: FactsRow['also_ok']
}
type Posting = { id: string; title: string; posted: string | null; text: string }

/** A round as the lines of labelled sets. */
export type Round = { round: number; sets: { travel?: string[]; facts: string[] } }

const linesOf = (file: string | URL) => readFileSync(file, 'utf8').trim().split('\n')
// Evidence may stand in the title, which counts as the first line.
const whole = ({ title, text }: Posting) => `${title}\n${text}`
const cut = (posting: Posting, [from, to]: Span) => whole(posting).slice(from, to)

function travelLine({ travel, travelSpan, travelAlsoOk }: PoolLabel, posting: Posting): string {
  const details = travelSpan === undefined ? null : cut(posting, travelSpan)
  return JSON.stringify({ ...posting, expected: { travel, details, also_ok: travelAlsoOk ?? [] } })
}

function factsLine(label: PoolLabel, posting: Posting): string {
  const evidence = FACT_NAMES.map((fact) => [
    fact,
    label.evidence[fact]?.map((span) => cut(posting, span)) ?? null,
  ])
  const expected = FACT_NAMES.map((fact) => [fact, label.facts[fact] ?? {}])
  return JSON.stringify({
    ...posting,
    expected: Object.fromEntries(expected),
    evidence: Object.fromEntries(evidence),
    also_ok: label.alsoOk ?? {},
  })
}

/** The rounds of `pool-facts.jsonl` with the texts of the pool in that folder; none where the folder lacks it. */
export function poolRounds(data: string): Round[] {
  const pool = join(data, 'pool/postings.jsonl')
  if (!existsSync(pool)) return []
  const postings = new Map(linesOf(pool).map((line) => [JSON.parse(line).id as string, JSON.parse(line)]))
  const labels: PoolLabel[] = linesOf(new URL('./pool-facts.jsonl', import.meta.url)).map((line) =>
    JSON.parse(line),
  )
  return [...new Set(labels.map(({ round }) => round))].map((round) => {
    const own = labels.filter((label) => label.round === round && postings.has(label.id))
    const withTravel = own.filter(({ travel }) => travel !== undefined)
    return {
      round,
      sets: {
        ...(withTravel.length > 0 && {
          travel: withTravel.map((label) => travelLine(label, postings.get(label.id))),
        }),
        facts: own.map((label) => factsLine(label, postings.get(label.id))),
      },
    }
  })
}
