import { isClosed, newYorkDay, type UnlistedReason } from '@lilypad/domain'

type Listing = { unlistedReason: UnlistedReason | null; approvedAt: Date | null }

/**
 * What the rules decide of a job, as its columns. What somebody asked us not to list stays so, until the removal is
 * lifted. One that would be listed is closed after its last day. The first listing is the approval.
 */
export function decideListing(
  before: Listing,
  decided: { unlistedReason: UnlistedReason | null; applyBy: string | null },
  at: Date,
): Listing & { changedAt: Date } {
  const closed = isClosed(decided.applyBy, newYorkDay(at)) ? 'closed' : null
  const isKeptOff = before.unlistedReason === 'do_not_list'
  const unlistedReason = isKeptOff ? before.unlistedReason : (decided.unlistedReason ?? closed)
  const approvedAt = before.approvedAt ?? (unlistedReason === null ? at : null)
  return { unlistedReason, approvedAt, changedAt: at }
}
