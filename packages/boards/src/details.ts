import { type FoundPosting, ScrapeError, type ScrapeFailure, type WebResponse } from '@lilypad/domain'
import type { BoardContext } from './board-system.ts'

/**
 * Sixteen hexadecimal digits that differ when the values do; the order of an object's fields does not count. It detects
 * edited list rows, and does not resist deliberate collisions.
 */
export function toFingerprint(...values: readonly unknown[]): string {
  const text = JSON.stringify(values, (_, value: unknown) => (isObject(value) ? sorted(value) : value))
  let low = 0x811c9dc5
  let high = 0x9e3779b9
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code, 0x85ebca6b) ^ (high >>> 15)
  }
  return hex(low ^ (high >>> 16)) + hex(high ^ (low >>> 16))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sorted(value: object): object {
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

function hex(number: number): string {
  return (number >>> 0).toString(16).padStart(8, '0')
}

/** A posting from a list, whose text needs a request of its own. */
export type ListedPosting = {
  posting: FoundPosting
  /** What the list says of it, without parts that change by themselves ('Posted 3 Days Ago'). */
  row: unknown
  detailUrl: string
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

/** The posting, with its empty fields filled from the other one. */
export function fillGaps(posting: FoundPosting, other: FoundPosting): FoundPosting {
  const told = Object.entries(posting).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  )
  return { ...other, ...Object.fromEntries(told) }
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
