import { type FoundPosting, ScrapeError, type WebResponse } from '@lilypad/domain'
import type { BoardContext } from './board-system.ts'
import { fingerprintOf } from './fingerprint.ts'

/** A posting as a list tells it whose text stands in an answer of its own. */
export type ListedPosting = {
  posting: FoundPosting
  /** What the list says of it, without what changes by itself ('Posted 3 Days Ago'). */
  row: unknown
  detailUrl: string
}

export type DetailReader = {
  /** The system's `readerVersion`: what an older reader made of a detail is read again. */
  version: number
  /** The listed posting with what its own answer tells. Throws ScrapeError `changed`; so does parseAnswer. */
  withDetail(posting: FoundPosting, detail: WebResponse): FoundPosting
}

type Details = { postings: FoundPosting[]; detailsMissing: number; cutShort: string | null }
type Failures = { inARow: number; unread: number; message: string | null }

/** A host that refuses this often in a row is asked for no more details in this reading. */
const FAILURES_IN_A_ROW = 3

/**
 * The listed postings with their details. One whose list row is as it was is taken as it was found before,
 * without asking. A detail that is not there (404, 410) or has another shape leaves its posting with what
 * the list tells, and with what was known of it before; one that is refused or does not answer makes the
 * whole reading incomplete besides (`cutShort`). None of them costs a posting.
 */
export async function readDetails(
  listed: readonly ListedPosting[],
  context: BoardContext,
  reader: DetailReader,
): Promise<Details> {
  const read = new Map<string, FoundPosting>()
  const failures: Failures = { inARow: 0, unread: 0, message: null }
  let detailsMissing = 0
  for (const one of listed) {
    const { externalId } = one.posting
    if (read.has(externalId)) continue
    const isBeyond = read.size >= context.postingLimit
    const posting = isBeyond ? one.posting : await readDetail(one, context, reader, failures)
    if (posting.listFingerprint === null) detailsMissing += 1
    read.set(externalId, posting)
  }
  // A posting that is listed twice stays twice: its repeats are counted where all boards' are.
  const postings = listed.map(({ posting }) => read.get(posting.externalId) ?? posting)
  return { postings, detailsMissing, cutShort: reasonOf(failures) }
}

async function readDetail(
  { posting, row, detailUrl }: ListedPosting,
  { web, known }: BoardContext,
  { version, withDetail }: DetailReader,
  failures: Failures,
): Promise<FoundPosting> {
  const listFingerprint = fingerprintOf(version, row)
  const before = known?.(posting.externalId) ?? null
  if (before?.fingerprint === listFingerprint) return { ...before.posting, listFingerprint }
  const unread = { ...(before ? fillGaps(posting, before.posting) : posting), listFingerprint: null }
  if (failures.inARow >= FAILURES_IN_A_ROW) {
    failures.unread += 1
    return unread
  }
  try {
    const detail = await web.request({ url: detailUrl })
    failures.inARow = 0
    return isThere(detail) ? { ...withDetail(posting, detail), listFingerprint } : unread
  } catch (error) {
    count(error, failures)
    return unread
  }
}

function isThere({ status }: WebResponse): boolean {
  return status >= 200 && status < 300
}

/** The posting, and where it says nothing, what the other one says. */
export function fillGaps(posting: FoundPosting, other: FoundPosting): FoundPosting {
  const told = Object.entries(posting).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  )
  return { ...other, ...Object.fromEntries(told) }
}

function count(error: unknown, failures: Failures): void {
  if (!(error instanceof ScrapeError)) throw error
  const isRefused = error.kind === 'blocked' || error.kind === 'unreachable'
  failures.inARow = isRefused ? failures.inARow + 1 : 0
  if (!isRefused) return
  failures.unread += 1
  failures.message ??= error.message
}

function reasonOf({ unread, message }: Failures): string | null {
  if (unread === 0) return null
  return `The texts of ${unread} postings could not be read: ${message}`
}
