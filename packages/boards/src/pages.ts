export type Page = {
  rows: readonly unknown[]
  /** The total number of rows, as this page states it. */
  total: number | null
}

/**
 * Every row of a paged list. The next page starts after the rows received so far, even if a page was shorter than
 * requested. Ends at an empty page, at the total, when the first page comes again, or past `limit`. `missing` is the
 * number of rows that the list announces but never gave. Throws what `ask` throws.
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
    // The largest total counts: some lists state it on their first page only. If a list shrinks while it is read, a row
    // may have moved to a page that was read before.
    total = Math.max(total, told ?? 0)
    const asText = JSON.stringify(next)
    if (next.length === 0 || asText === first) break
    if (page === 0) first = asText
    // One by one: a hostile page may hold more rows than a call accepts arguments.
    for (const row of next) rows.push(row)
    if (total > 0 && rows.length >= total) break
  }
  return { rows, missing: Math.max(0, total - rows.length) }
}

/** `missing` as a sentence for people; null when nothing is missing. */
export function missingRows(label: string, missing: number): string | null {
  return missing > 0 ? `${label} speaks of ${missing} postings more than it gave.` : null
}
