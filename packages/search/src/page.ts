import type { Run } from './engine.ts'
import { IN_ORDER, isBehind, type JobCursor } from './order.ts'

/** A card, and a page, have no more: a job at thousands of places does not make one page of all of them. */
const MOST_VARIANTS = { card: 100, page: 1_000 }

export type FoundCard = { id: number; variants: number[] }
export type FoundPage = { cards: FoundCard[]; next: JobCursor | null }

type Placed = { id: number; approved: number; featured: boolean; place: number; stack: number | null }

/** `found`: the jobs that pass, as a query with the columns of `Placed`. */
type Asked = { found: string; after: JobCursor | null; most: number }

const COLUMNS = 'id, approved, featured, place, stack'

const toCursor = ({ id, approved, featured, place }: Placed): JobCursor => ({
  group: place,
  featured,
  approvedAt: approved,
  id,
})

/** All that pass of these jobs' stacks, in their order. */
const findStacks = async (run: Run, found: string, rows: readonly Placed[]) => {
  const numbers = [...new Set(rows.flatMap(({ stack }) => stack ?? []))]
  const stacks = new Map<number, number[]>()
  if (numbers.length === 0) return stacks
  const members = await run(
    `select id, stack from (${found}) where stack in (${numbers.join()}) order by ${IN_ORDER}`,
  )
  for (const { id, stack } of members as { id: number; stack: number }[]) {
    const others = stacks.get(stack)
    if (others) others.push(id)
    else stacks.set(stack, [id])
  }
  return stacks
}

/** The cards behind a place (null: from the start): each stands where the first of its stack does. */
export const findPage = async (run: Run, { found, after, most }: Asked): Promise<FoundPage> => {
  const cards: FoundCard[] = []
  let [last, from, numVariants] = [after, after, 0]
  for (let take = 2 * most + 1; ; take *= 2) {
    const behind = from === null ? 'true' : isBehind(from)
    const rows = (await run(
      `select ${COLUMNS} from (${found}) where ${behind} order by ${IN_ORDER} limit ${take}`,
    )) as Placed[]
    const stacks = await findStacks(run, found, rows)
    for (const row of rows) {
      const [first = row.id, ...others] = (row.stack !== null && stacks.get(row.stack)) || []
      if (first !== row.id) continue
      if (cards.length === most) return { cards, next: last }
      const variants = others.slice(0, Math.min(MOST_VARIANTS.card, MOST_VARIANTS.page - numVariants))
      numVariants += variants.length
      cards.push({ id: row.id, variants })
      last = toCursor(row)
    }
    const [end] = rows.slice(-1)
    if (!end || rows.length < take) return { cards, next: null }
    from = toCursor(end)
  }
}
