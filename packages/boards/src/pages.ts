export type Page = {
  rows: readonly unknown[]
  /** How many rows there are in all, as far as this page says. */
  total: number | null
}

/**
 * Every row of a list that comes in pages: the next page begins after as many rows as came, whatever was
 * asked for. Ends at an empty page, at the total, at a page that is the first one again, or past `limit`.
 * `missing` is how many rows the list speaks of and never gave. Throws what `ask` throws.
 */
export async function readPages(
  ask: (offset: number, page: number) => Promise<Page>,
  limit: number,
): Promise<{ rows: unknown[]; missing: number }> {
  const rows: unknown[] = []
  let total = 0
  let first = ''
  for (let page = 0; rows.length <= limit; page += 1) {
    const { rows: next, total: told } = await ask(rows.length, page)
    // The largest total counts: some lists tell it on their first page only, and a list that shrinks while
    // it is read has moved a row to a page that was read before.
    total = Math.max(total, told ?? 0)
    const asText = JSON.stringify(next)
    if (next.length === 0 || asText === first) break
    if (page === 0) first = asText
    // One by one: a hostile page holds more rows than a call takes arguments.
    for (const row of next) rows.push(row)
    if (total > 0 && rows.length >= total) break
  }
  return { rows, missing: Math.max(0, total - rows.length) }
}

/** `missing` as a sentence for people, or null when nothing is. */
export function missingRows(label: string, missing: number): string | null {
  return missing > 0 ? `${label} speaks of ${missing} postings more than it gave.` : null
}
