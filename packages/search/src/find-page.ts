import type { Run } from './engine.ts'
import type { Counted } from './facets.ts'
import { IN_ORDER, isBehind, type JobCursor } from './order.ts'

/** A card, and a page, have no more: a job at thousands of places does not make one page of all of them. */
const MOST_VARIANTS = { card: 100, page: 1_000 }

export type FoundCard = { id: number; variants: number[] }
export type FoundPage = { cards: FoundCard[]; next: JobCursor | null }

type Placed = { id: number; approved: number; featured: boolean; place: number; stack: number | null }

export type Asked = {
  /** The jobs that the others look at, as a query, and whether it is worth keeping its answer for all of them. */
  found: string
  isKept: boolean
  passing: string
  place: string
  counts: string
  after: JobCursor | null
  most: number
}

const toCursor = ({ id, approved, featured, place }: Placed): JobCursor => ({
  group: place,
  featured,
  approvedAt: approved,
  id,
})

/** The next rows, all others of their stacks, and the numbers if asked for: in one statement, which reads titles once. */
function toStatement(
  { found, isKept, passing, place }: Asked,
  { from, take, counts }: { from: JobCursor | null; take: number; counts: string | null },
): string {
  const placed = `select id, approved, featured, (${place})::double as place, stack from found where ${passing}`
  return `with found as ${isKept ? 'materialized' : 'not materialized'} (${found}),
    page as materialized (
      select * from (${placed}) where ${from === null ? 'true' : isBehind(from)} order by ${IN_ORDER} limit ${take})
    select 'page' as name, null::double as code, null::double as n, * from page
    union all select 'stack', null, null, * from (${placed} and stack in (select stack from page))
    ${counts === null ? '' : `union all select *, null, null, null, null, null from (${counts})`}
    order by ${IN_ORDER}`
}

function toStacks(rows: readonly Placed[]) {
  const stacks = new Map<number | null, number[]>()
  for (const { id, stack } of rows) {
    const others = stacks.get(stack)
    if (others) others.push(id)
    else stacks.set(stack, [id])
  }
  return stacks
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
    const stacks = toStacks(answer.filter(({ name }) => name === 'stack'))
    counted ??= answer.filter(({ name }) => name !== 'page' && name !== 'stack')
    for (const row of rows) {
      const [first = row.id, ...others] = (row.stack !== null && stacks.get(row.stack)) || []
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
