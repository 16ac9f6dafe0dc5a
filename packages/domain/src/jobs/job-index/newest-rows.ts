import type { JobIndex } from './job-index.ts'

export type NewestCursor = { approvedAt: number; id: number }

const compare = (a: NewestCursor, b: NewestCursor) => b.approvedAt - a.approvedAt || a.id - b.id

/** Behind `after` (null: from the start), wherever featured ones stand; `rows` are in the order of the index. */
export const newestAfter = (
  index: JobIndex,
  rows: Uint32Array,
  { after, most }: { after: NewestCursor | null; most: number },
): NewestCursor[] => {
  const featured: NewestCursor[] = []
  const others: NewestCursor[] = []
  for (const row of rows) {
    const place = { approvedAt: index.approvedAt[row] ?? 0, id: index.ids[row] ?? 0 }
    if (after && compare(place, after) <= 0) continue
    if (index.featured.values[index.featured.codes[row] ?? 0]) featured.push(place)
    // These come in their order already.
    else if (others.push(place) === most) break
  }
  return [...featured, ...others].sort(compare).slice(0, most)
}
