import { type FoundPosting, UNDELETED_RETENTION_MS } from '@lilypad/domain'
import { contentHash, isLive, type KnownPosting } from './postings.ts'

export type Seen = { found: FoundPosting; hash: string }
export type SeenAgain = Seen & { known: KnownPosting }

export type Comparison = {
  fresh: Seen[]
  /** Known, and to be curated again: changed text, newer rules, or back on the board. */
  changed: SeenAgain[]
  /** Known and unchanged, but its row in the board's list differs. */
  changedInList: SeenAgain[]
  /** Live before and not in the answer; the guards decide whether they are deleted. */
  missing: KnownPosting[]
  /** Not in the answer and deleted without a check: their jobs are already deleted, or are no longer protected. */
  dropped: KnownPosting[]
  live: number
}

export const toSeen = (found: FoundPosting, companyName: string): Seen => ({
  found,
  hash: contentHash(found, companyName),
})

/** The external id identifies a posting; its title and address may change. */
export function compareScrape(
  seen: readonly Seen[],
  known: readonly KnownPosting[],
  { curation, at }: { curation: number; at: Date },
): Comparison {
  const byId = new Map(known.map((posting) => [posting.externalId, posting]))
  const foundIds = new Set(seen.map(({ found }) => found.externalId))
  const again = seen.flatMap((one) => {
    const posting = byId.get(one.found.externalId)
    return posting ? [{ ...one, known: posting, isChanged: isToCurate(posting, one.hash, curation) }] : []
  })
  const absent = known.filter(({ externalId }) => !foundIds.has(externalId))
  const isUndeleted = ({ undeletedAt }: KnownPosting) =>
    undeletedAt !== null && at.getTime() - undeletedAt.getTime() < UNDELETED_RETENTION_MS
  return {
    fresh: seen.filter(({ found }) => !byId.has(found.externalId)),
    changed: again.filter(({ isChanged }) => isChanged),
    changedInList: again.filter((one) => !one.isChanged && isChangedInList(one)),
    missing: absent.filter((posting) => isLive(posting) && !isUndeleted(posting)),
    dropped: absent.filter((posting) => !isLive(posting) && isLeftOver(posting) && !isUndeleted(posting)),
    live: known.filter(isLive).length,
  }
}

/** A posting whose job was deleted, or an undeleted job that its board never listed again. */
const isLeftOver = ({ goneAt, deletedAt }: KnownPosting) => goneAt === null || deletedAt === null

const isChangedInList = ({ found: { listFingerprint = null }, known }: SeenAgain) =>
  listFingerprint !== known.listFingerprint

export const isToCurate = (known: KnownPosting, hash: string, curation: number) =>
  known.contentHash !== hash ||
  known.curation !== curation ||
  known.goneAt !== null ||
  known.deletedAt !== null ||
  known.undeletedAt !== null
