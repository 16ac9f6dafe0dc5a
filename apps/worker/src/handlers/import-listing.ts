import { importPosting } from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import { curation } from '../boards/curation.ts'
import type { Deps } from '../deps.ts'
import { findListing } from '../listings/find-listing.ts'

/**
 * Imports one listing of a careers address: find → curate → store, as another posting of its board, or without a board.
 */
export const importListing =
  (deps: Pick<Deps, 'db' | 'fetching' | 'now'>): Handlers['import-listing'] =>
  async (wanted, { signal }) => {
    const listing = await findListing(deps, wanted, signal)
    if (!('found' in listing)) return listing
    signal.throwIfAborted()
    const job = await importPosting(deps.db, listing, curation, deps.now())
    return { outcome: 'done', ...job, missing: listing.missing }
  }
