import type { WebResponse } from '@lilypad/domain'
import { isSameSite } from './board-address.ts'
import type { BoardContext } from './board-system.ts'
import { toFingerprint } from './create-posting.ts'
import { field } from './schema-org.ts'

/** The most pages of a list that are followed by their links. */
const MAX_LINKED_PAGES = 50

type Page<Row> = {
  rows: readonly Row[]
  /** The total number of postings, as this page states it. */
  total: number | null
  /** Whether this page says that another follows. */
  hasNext?: boolean
  /** Whether there is no such page: after a full one, postings may be missing. */
  isAbsent?: boolean
  /** Whether it ends before its end: postings may be missing. */
  isCutOff?: boolean
  /** Whether it is whole and there, without postings: after a page that announced it, they are doubted, not missing. */
  isEmpty?: boolean
}

/** The field that tells one posting from another, or how to find it. A row without it is told by its text. */
type Id<Row> = string | ((row: Row) => unknown)

type List<Row> = { label: string; id: Id<Row> }
/** `size`: the most rows that a page holds. */
type PagedList<Row> = List<Row> & { size: number }
type Rows<Row> = { rows: Row[]; cutShort: string | null; doubt: string | null }

/**
 * Every posting of a paged list. The next page starts after the rows received so far, even if a page was shorter than
 * requested. Ends at a page without a new posting, at the total, or past `postingLimit`. Where no total is told, an empty page
 * after a full one is asked for twice. `cutShort` says why postings are missing: only different ones count towards the
 * total, and where none is told, a page must not begin with a posting of an earlier one, and a full or announced one
 * must bring something new. Throws what `ask` throws.
 */
export async function readPages<Row>(
  ask: (offset: number, page: number) => Promise<Page<Row>>,
  { label, size, id }: PagedList<Row>,
  { postingLimit }: Pick<BoardContext, 'postingLimit'>,
): Promise<Rows<Row>> {
  const rows: Row[] = []
  const seen = new Map<unknown, string>()
  let total: number | null = null
  let cutShort: string | null = null
  let cutOff: string | null = null
  let doubt: string | null = null
  let firstBefore: unknown
  let isAnnounced = false
  let isFull = false
  for (let page = 0; seen.size <= postingLimit; page += 1) {
    let answer = await ask(rows.length, page)
    if (isFull && total === null && answer.rows.length === 0) answer = await ask(rows.length, page)
    const { rows: next, total: told, hasNext = false, isAbsent, isCutOff, isEmpty } = answer
    if (isCutOff) cutOff = `A page of ${label} was cut off.`
    // The largest total counts: some lists state it on their first page only. If a list shrinks while it is read, a row
    // may have moved to a page that was read before.
    if (told !== null) total = Math.max(total ?? 0, told)
    const keys = next.map((row) => toKey(row, id))
    if (keys.every((key) => seen.has(key))) {
      for (const [at, row] of next.entries()) if (seen.get(keys[at]) !== toFingerprint(row)) rows.push(row)
      const isRepeated = total === null && next.length >= size
      const reason = `${label} gave nothing new where its next page should be.`
      if (isAnnounced && isEmpty) doubt = reason
      else if (isRepeated || hasNext || isAnnounced || (isFull && isAbsent)) cutShort ??= reason
      break
    }
    // What leads every page, such as a featured posting, may come again.
    if (total === null && seen.has(keys[0]) && keys[0] !== firstBefore)
      cutShort ??= `${label} changed while it was read.`
    firstBefore = keys[0]
    isAnnounced = hasNext
    isFull = next.length >= size
    // One by one: a hostile page may hold more rows than a call accepts arguments.
    for (const [at, row] of next.entries()) {
      rows.push(row)
      seen.set(keys[at], toFingerprint(row))
    }
    // Beside rows, a total of 0 does not end the reading: it is told as unlike what was read.
    if (total !== null && total > 0 && seen.size >= total) break
  }
  return { rows, cutShort: cutOff ?? unlikeTotal(label, rows, total, id) ?? cutShort, doubt }
}

type LinkedPage<Row> = Pick<Page<Row>, 'rows' | 'isCutOff' | 'isEmpty'> & { next: string | null }

/** Like `readPages`, for pages of any size that each link to the next. */
export async function readLinkedPages<Row>(
  first: WebResponse,
  read: (page: WebResponse) => LinkedPage<Row>,
  list: List<Row>,
  context: Pick<BoardContext, 'web' | 'postingLimit'>,
): Promise<Rows<Row>> {
  const asked = new Set<string>()
  let next: string | null = first.url
  const ask = async (_: number, page: number): Promise<Page<Row>> => {
    if (next === null || asked.size >= MAX_LINKED_PAGES) return { rows: [], total: null }
    asked.add(next)
    const response = page === 0 ? first : await context.web.request({ url: next })
    const isThere = response.status === 200 && isSameSite(response.url, next)
    const told = isThere ? read(response) : { rows: [], next: null }
    next = told.next === null || asked.has(told.next) ? null : told.next
    return { ...told, total: null, hasNext: next !== null }
  }
  const pages = await readPages(ask, { ...list, size: Number.POSITIVE_INFINITY }, context)
  const isCut = next !== null && asked.size >= MAX_LINKED_PAGES
  return isCut ? { ...pages, cutShort: `Only ${MAX_LINKED_PAGES} pages were read.` } : pages
}

function toKey<Row>(row: Row, id: Id<Row>): unknown {
  return (typeof id === 'string' ? field(row, id) : id(row)) ?? JSON.stringify(row)
}

/** How many more or fewer different postings a list gave than it states, in a sentence; null for as many. */
export function unlikeTotal<Row>(
  label: string,
  rows: readonly Row[],
  total: number | null | undefined,
  id: Id<Row> = 'id',
): string | null {
  if (total === null || total === undefined) return null
  const missing = total - new Set(rows.map((row) => toKey(row, id))).size
  if (missing > 0) return `${label} speaks of ${missing} postings more than it gave.`
  return missing < 0 ? `${label} gave more postings than it speaks of.` : null
}
