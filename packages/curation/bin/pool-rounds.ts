import { FACT_NAMES, type FactName } from '@lilypad/domain'
import { type FactsRow, type ReadRow, readFactsRow } from './facts-score.ts'
import { judgeTravel, type Posting } from './labelled-sets.ts'
import type { Judged } from './score-report.ts'
import { poolPostings, readRows } from './shared-data.ts'

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
  facts: FactsRow['expected']
  evidence: { [Fact in FactName]?: Span[] }
  alsoOk?: NonNullable<FactsRow['also_ok']>
}
export type Round = { round: number; travel: Judged[]; facts: ReadRow[] }

// Evidence may stand in the title, which counts as the first line.
const cut = ({ title, text }: Posting, [from, to]: Span) => `${title}\n${text}`.slice(from, to)

function toTravel(label: PoolLabel, posting: Posting): Judged[] {
  const { travel, travelSpan, travelAlsoOk } = label
  if (travel === undefined) return []
  const details = travelSpan === undefined ? null : cut(posting, travelSpan)
  return [judgeTravel({ ...posting, expected: { travel, details, also_ok: travelAlsoOk ?? [] } })]
}

function toFacts({ facts, evidence, alsoOk }: PoolLabel, posting: Posting): ReadRow {
  const quotes = FACT_NAMES.map((fact) => [fact, evidence[fact]?.map((span) => cut(posting, span)) ?? null])
  return readFactsRow({
    ...posting,
    expected: facts,
    evidence: Object.fromEntries(quotes),
    also_ok: alsoOk ?? {},
  })
}

/** The rounds of `pool-facts.jsonl` with the texts of the pool, which the shared data holds. */
export function poolRounds(): Round[] {
  const postings = poolPostings<Posting>()
  const rounds = new Map<number, Round>()
  for (const label of readRows<PoolLabel>(new URL('./pool-facts.jsonl', import.meta.url))) {
    const posting = postings.get(label.id)
    if (posting === undefined) continue
    const round = rounds.get(label.round) ?? { round: label.round, travel: [], facts: [] }
    rounds.set(label.round, round)
    round.travel.push(...toTravel(label, posting))
    round.facts.push(toFacts(label, posting))
  }
  return [...rounds.values()]
}
