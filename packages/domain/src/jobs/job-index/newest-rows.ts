import type { JobIndex } from './job-index.ts'

export type NewestPlace = { approvedAt: number; id: number }

const compare = (a: NewestPlace, b: NewestPlace) => b.approvedAt - a.approvedAt || a.id - b.id

/** Behind `after` (null: from the start), wherever featured ones stand; `rows` are in the order of the index. */
export const newestPlaces = (
  index: JobIndex,
  rows: Uint32Array,
  { after, most }: { after: NewestPlace | null; most: number },
): NewestPlace[] => {
  const featured: NewestPlace[] = []
  const others: NewestPlace[] = []
  for (const row of rows) {
    const place = { approvedAt: index.approvedAt[row] ?? 0, id: index.ids[row] ?? 0 }
    if (after && compare(place, after) <= 0) continue
    if (index.featured.values[index.featured.codes[row] ?? 0]) featured.push(place)
    // These come in their order already.
    else if (others.push(place) === most) break
  }
  return [...featured, ...others].sort(compare).slice(0, most)
}
