import { toFingerprint } from './details.ts'
import { field } from './schema-org.ts'

export type Page = {
  rows: readonly unknown[]
  /** The total number of postings, as this page states it. */
  total: number | null
  /** Whether this page says that another follows. */
  hasNext?: boolean
  /** Whether it ends before its end: postings may be missing. */
  isCutOff?: boolean
}

type PagedList = {
  label: string
  /** The most rows that a page holds. */
  size: number
  /** How many postings are enough. */
  limit: number
  /** The field that tells one posting from another, or how to find it. A row without it is told by its text. */
  id: string | ((row: unknown) => unknown)
}

/**
 * Every posting of a paged list. The next page starts after the rows received so far, even if a page was shorter than
 * requested. Ends at a page without a new posting, at the total, or past `limit`. `cutShort` says why
 * postings are missing: only different ones count towards the total, and a full page that brings none shows that the
 * list ignores its offset. Throws what `ask` throws.
 */
export async function readPages(
  ask: (offset: number, page: number) => Promise<Page>,
  { label, size, limit, id }: PagedList,
): Promise<{ rows: unknown[]; cutShort: string | null }> {
  const rows: unknown[] = []
  const seen = new Map<unknown, string>()
  let total = 0
  let cutShort: string | null = null
  let cutOff: string | null = null
  for (let page = 0; seen.size <= limit; page += 1) {
    const { rows: next, total: told, hasNext = false, isCutOff } = await ask(rows.length, page)
    if (isCutOff) cutOff = `A page of ${label} was cut off.`
    // The largest total counts: some lists state it on their first page only. If a list shrinks while it is read, a row
    // may have moved to a page that was read before.
    total = Math.max(total, told ?? 0)
    if (page === 0 && told === 0 && next.length > 0)
      cutShort = `${label} speaks of no postings, but gave some.`
    if (next.every((row) => seen.has(toKey(row, id)))) {
      for (const row of next) if (seen.get(toKey(row, id)) !== toFingerprint(row)) rows.push(row)
      const isRepeated = total === 0 && next.length >= size
      if (isRepeated || hasNext) cutShort ??= `${label} gave a page again instead of the next one.`
      break
    }
    // One by one: a hostile page may hold more rows than a call accepts arguments.
    for (const row of next) {
      rows.push(row)
      seen.set(toKey(row, id), toFingerprint(row))
    }
    if (total > 0 && seen.size >= total) break
  }
  if (total > 0 && seen.size > total) cutShort ??= `${label} gave more postings than it speaks of.`
  return { rows, cutShort: cutOff ?? missingRows(label, total - seen.size) ?? cutShort }
}

function toKey(row: unknown, id: PagedList['id']): unknown {
  return (typeof id === 'string' ? field(row, id) : id(row)) ?? JSON.stringify(row)
}

/** The same sentence for a list in one answer that states its total. */
export function missingFrom(
  label: string,
  rows: readonly unknown[],
  total: number | null | undefined,
): string | null {
  return missingRows(label, (total ?? 0) - new Set(rows.map((row) => toKey(row, 'id'))).size)
}

/** `missing` as a sentence for people; null when nothing is missing. */
export function missingRows(label: string, missing: number): string | null {
  return missing > 0 ? `${label} speaks of ${missing} postings more than it gave.` : null
}
