import { importPosting } from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import { curationBy, failedBy } from '../boards/commit-board-reading.ts'
import type { Deps } from '../deps.ts'
import { findListing } from '../listings/find-listing.ts'

/** As another posting of its board, or without a board. */
export const importListing =
  (deps: Pick<Deps, 'db' | 'fetching' | 'parser' | 'now'>): Handlers['import-listing'] =>
  async (wanted, { signal }) => {
    const listing = await findListing(deps, wanted, signal)
    if (!('found' in listing)) return listing
    signal.throwIfAborted()
    try {
      const job = await importPosting(deps.db, listing, curationBy(deps.parser), deps.now())
      return { outcome: 'done', ...job, missing: listing.missing }
    } catch (error) {
      return failedBy(error)
    }
  }
