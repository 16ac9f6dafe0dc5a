import { type FoundPosting, ScrapeError, type ScrapeFailure, type WebResponse } from '@lilypad/domain'
import type { BoardContext, ReadAnswer } from './board-system.ts'
import { createPosting, fillGaps, toFingerprint } from './create-posting.ts'
import { loadPage } from './html/load-page.ts'
import { withJobPosting } from './job-postings.ts'
import { changedForm } from './parse-answer.ts'

/** A posting from a list, whose text needs a request of its own. */
export type ListedPosting = {
  posting: FoundPosting
  /** What the list says of it, without parts that change by themselves ('Posted 3 Days Ago'). */
  row: unknown
  detailUrl: string
}

/** A posting and its list's `row`. Its text is at its own address unless `detailUrl` names another. */
export function listPosting(
  row: unknown,
  { detailUrl, ...known }: Parameters<typeof createPosting>[0] & { detailUrl?: string },
): ListedPosting {
  return { posting: createPosting(known), row, detailUrl: detailUrl ?? known.url }
}

export type DetailReader = {
  /** The system's `readerVersion`: details that an older reader read are read again. */
  version: number
  /** Whether a posting is worth a request of its own; absent: each is. */
  needsDetail?(posting: FoundPosting): boolean
  /** After how many refusals in a row no more details are asked for in this reading; absent: three. */
  refusals?: number
  /** Is told of each posting whose own answer is missing. */
  onMissing?(posting: FoundPosting): void
  /** The listed posting with what its own answer tells. Throws ScrapeError `changed`; so does parseAnswer. */
  withDetail(posting: FoundPosting, detail: WebResponse): FoundPosting
}

type Details = { postings: FoundPosting[]; detailsMissing: number; textsRefused: string | null }
type Failures = { inARow: number; unread: number; message: string | null }

const REFUSALS: readonly ScrapeFailure[] = ['disallowed', 'blocked', 'unreachable']

/**
 * The listed postings with their details, unless their list holds the text. A posting whose list row has not changed is
 * reused without a request; new ones are read first, then those without a text, so that each gets its turn where a host
 * refuses all but a few. When a detail is missing, is refused or has an unknown shape, its posting keeps what the list
 * says and what was known before. No failure drops a posting; `textsRefused` says which texts were refused.
 */
export async function readDetails(
  listed: readonly ListedPosting[],
  context: BoardContext,
  reader: DetailReader,
): Promise<Details> {
  const rank = ({ posting }: ListedPosting) => {
    const known = context.known?.(posting.externalId)
    if (!known) return 0
    return known.posting.html ? 2 : 1
  }
  const taken = new Map<string, ListedPosting>()
  for (const one of listed) {
    if (one.posting.html !== null || reader.needsDetail?.(one.posting) === false) continue
    const key = toKey(one.posting)
    if (taken.size < context.postingLimit && !taken.has(key)) taken.set(key, one)
  }
  const read = new Map<string, FoundPosting>()
  const failures: Failures = { inARow: 0, unread: 0, message: null }
  let detailsMissing = 0
  for (const [key, one] of [...taken].sort(([, a], [, b]) => rank(a) - rank(b))) {
    const posting = await readDetail(one, context, reader, failures)
    if (posting.listFingerprint === null) detailsMissing += 1
    read.set(key, posting)
  }
  // A posting that is listed twice stays twice: `readBoard` counts repeats for all systems.
  const postings = listed.map(({ posting }) => read.get(toKey(posting)) ?? posting)
  return { postings, detailsMissing, textsRefused: findReason(failures) }
}

/** Postings of one id and different titles stay apart, so that `readBoard` sees them. */
function toKey({ externalId, title }: FoundPosting): string {
  return `${externalId} ${title}`
}

async function readDetail(
  { posting, row, detailUrl }: ListedPosting,
  { web, known }: BoardContext,
  { version, withDetail, onMissing, refusals = 3 }: DetailReader,
  failures: Failures,
): Promise<FoundPosting> {
  const listFingerprint = toFingerprint(version, row)
  const before = known?.(posting.externalId) ?? null
  if (before?.fingerprint === listFingerprint) return { ...before.posting, listFingerprint }
  const unread = { ...(before ? fillGaps(posting, before.posting) : posting), listFingerprint: null }
  if (failures.inARow >= refusals) {
    failures.unread += 1
    return unread
  }
  try {
    const detail = await web.request({ url: detailUrl })
    failures.inARow = 0
    if (isThere(detail)) return { ...withDetail(posting, detail), listFingerprint }
    onMissing?.(posting)
    return unread
  } catch (error) {
    count(error, failures)
    return unread
  }
}

function isThere({ status }: WebResponse): boolean {
  return status >= 200 && status < 300
}

function count(error: unknown, failures: Failures): void {
  if (!(error instanceof ScrapeError)) throw error
  const isRefused = REFUSALS.includes(error.kind)
  failures.inARow = isRefused ? failures.inARow + 1 : 0
  if (!isRefused) return
  failures.unread += 1
  failures.message ??= error.message
}

function findReason({ unread, message }: Failures): string | null {
  if (unread === 0) return null
  return `The texts of ${unread} postings could not be read: ${message}`
}

/**
 * A board's answer from its list: each posting with its text. `cutShort` says why the list lacks postings; a list
 * without some of its texts is whole. A slice of an index leaves out what needs no detail: only what passes is curated.
 */
export async function completeList(
  { postings: listed, dropped }: { postings: readonly ListedPosting[]; dropped: number },
  context: BoardContext,
  {
    cutShort = null,
    isSlice = false,
    ...reader
  }: DetailReader & { cutShort?: string | null; isSlice?: boolean },
): Promise<ReadAnswer> {
  const passes = ({ posting }: ListedPosting) => !isSlice || (reader.needsDetail?.(posting) ?? true)
  const details = await readDetails(listed.filter(passes), context, reader)
  return { outcome: 'read', ...details, dropped, cutShort }
}

/** Reads the text of a posting's page from the first such element. Throws ScrapeError `changed` for a page without. */
export function byElement(label: string, ...selectors: string[]): DetailReader['withDetail'] {
  return (posting, page) => {
    const $ = loadPage(page.text())
    const html = selectors.map((selector) => $(selector).first().html()).find((one) => one?.trim())
    if (html) return { ...posting, html }
    throw changedForm(label, 'the page of a posting holds no text')
  }
}

/** Reads a posting's page by its JSON-LD. Throws ScrapeError `changed` for a page without any. */
export function byJobPosting(label: string): DetailReader['withDetail'] {
  return (posting: FoundPosting, page: WebResponse) => {
    const described = withJobPosting(posting, page)
    if (described) return described
    throw changedForm(label, 'the page of a posting does not describe it')
  }
}
