import type { Counted } from './count-choices.ts'
import type { Run } from './engine.ts'
import { IN_ORDER, isBehind, type JobCursor } from './job-order.ts'
import { all } from './sql-conditions.ts'

/** A card, and a page, have no more: a job at thousands of places does not make one page of all of them. */
const MOST_VARIANTS = { card: 100, page: 1_000 }

export type FoundCard = { id: number; variants: number[] }
export type FoundPage = { cards: FoundCard[]; next: JobCursor | null }

type Placed = JobCursor & { stack: number | null; places: readonly JobCursor[] | null }

export type Asked = {
  /** The jobs that the others look at, as a query. */
  found: string
  passing: string
  counts: string
  after: JobCursor | null
  most: number
}

const toCursor = ({ place, id }: Placed): JobCursor => ({ place, id })

/** The next rows, the first places of their stacks, and the numbers if asked for: in one statement, which reads titles once. */
function toStatement(
  { found, passing }: Asked,
  { from, take, counts }: { from: JobCursor | null; take: number; counts: string | null },
): string {
  return `with found as materialized (${found}),
    page as materialized (
      select place, id, stack from found where ${all([passing, from === null ? 'true' : isBehind(from)])}
      order by ${IN_ORDER} limit ${take})
    select 'page' as name, null::double as code, null::double as n, *, null as places from page
    union all select 'stack', null, null, null, null, stack, min({ place: place, id: id }, ${MOST_VARIANTS.card + 1})
      from found where ${passing} and stack in (select stack from page) group by stack having count(*) > 1
    ${counts === null ? '' : `union all select *, null, null, null, null from (${counts})`}
    order by ${IN_ORDER}`
}

/** The cards behind a place (null: from the start): each stands where the first of its stack does. */
export async function findPage(run: Run, asked: Asked): Promise<FoundPage & { counted: Counted[] }> {
  const { after, most } = asked
  const cards: FoundCard[] = []
  let counted: Counted[] | null = null
  let [last, from, numVariants] = [after, after, 0]
  for (let take = 4 * most + 1; ; take *= 2) {
    const answer = (await run(
      toStatement(asked, { from, take, counts: counted ? null : asked.counts }),
    )) as (Counted & Placed)[]
    const rows = answer.filter(({ name }) => name === 'page')
    const stacks = new Map(
      answer
        .filter(({ name }) => name === 'stack')
        .map(({ stack, places }) => [stack, (places ?? []).map(({ id }) => id)]),
    )
    counted ??= answer.filter(({ name }) => name !== 'page' && name !== 'stack')
    for (const row of rows) {
      const [first, ...others] = stacks.get(row.stack) ?? [row.id]
      if (first !== row.id) continue
      if (cards.length === most) return { cards, next: last, counted }
      const variants = others.slice(0, Math.min(MOST_VARIANTS.card, MOST_VARIANTS.page - numVariants))
      numVariants += variants.length
      cards.push({ id: row.id, variants })
      last = toCursor(row)
    }
    const [end] = rows.slice(-1)
    if (!end || rows.length < take) return { cards, next: null, counted }
    from = toCursor(end)
  }
}
