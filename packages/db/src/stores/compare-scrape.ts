import { type FoundPosting, UNDELETED_FOR_MS } from '@lilypad/domain'
import { contentHash, type KnownPosting } from './postings.ts'

export type Seen = { found: FoundPosting; hash: string }
export type SeenAgain = Seen & { known: KnownPosting }

export type Comparison = {
  /** Never seen before. */
  fresh: Seen[]
  /** Known, and to be curated again: another text, newer rules, or back on the list. */
  changed: SeenAgain[]
  /** Known and the same, but told by another row of the board's list. */
  listedAnew: SeenAgain[]
  /** Live before and not in the answer; whether they go is for the guards to say. */
  missing: KnownPosting[]
  /** Not in the answer and of no account: their jobs were deleted before, or are deleted now without a question. */
  dropped: KnownPosting[]
  /** Live postings whose jobs are live too, before this scrape. */
  live: number
}

/**
 * Compares what a board shows with what is known of it. A posting is the same as long as its external id is,
 * whatever happens to its title and address.
 */
export const compareScrape = (
  postings: readonly FoundPosting[],
  known: readonly KnownPosting[],
  { companyName, curation, at }: { companyName: string; curation: number; at: Date },
): Comparison => {
  const byId = new Map(known.map((posting) => [posting.externalId, posting]))
  const seen = postings.map((found) => ({ found, hash: contentHash(found, companyName) }))
  const foundIds = new Set(postings.map(({ externalId }) => externalId))
  const again = seen.flatMap((one) => {
    const posting = byId.get(one.found.externalId)
    return posting ? [{ ...one, known: posting, isChanged: isToCurate(posting, one.hash, curation) }] : []
  })
  const absent = known.filter(({ externalId }) => !foundIds.has(externalId))
  const isUndeleted = ({ undeletedAt }: KnownPosting) =>
    undeletedAt !== null && at.getTime() - undeletedAt.getTime() < UNDELETED_FOR_MS
  return {
    fresh: seen.filter(({ found }) => !byId.has(found.externalId)),
    changed: again.filter(({ isChanged }) => isChanged),
    listedAnew: again.filter((one) => !one.isChanged && isListedAnew(one)),
    missing: absent.filter((posting) => isLive(posting) && !isUndeleted(posting)),
    dropped: absent.filter((posting) => !isLive(posting) && isLeftOver(posting) && !isUndeleted(posting)),
    live: known.filter(isLive).length,
  }
}

const isLive = ({ goneAt, deletedAt }: KnownPosting) => goneAt === null && deletedAt === null

/** A posting that outlived its deleted job, or an undeleted job that its board never listed again. */
const isLeftOver = ({ goneAt, deletedAt }: KnownPosting) => goneAt === null || deletedAt === null

const isListedAnew = ({ found: { listFingerprint = null }, known }: SeenAgain) =>
  listFingerprint !== known.listFingerprint

/** Whether what a board shows of a known posting makes its job anew. */
export const isToCurate = (known: KnownPosting, hash: string, curation: number) =>
  known.contentHash !== hash ||
  known.curation !== curation ||
  known.goneAt !== null ||
  known.deletedAt !== null ||
  known.undeletedAt !== null
