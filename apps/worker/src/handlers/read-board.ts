import { boardSystem, detectBoard } from '@lilypad/boards'
import { findBoardByKey, isAllowed } from '@lilypad/db'
import { NEVER_ANY } from '@lilypad/domain'
import type { Handlers } from '@lilypad/queue'
import { failed, failedBy } from '../boards/commit-board-reading.ts'
import { fetchBoard } from '../boards/fetch-board.ts'
import type { Deps } from '../deps.ts'

/** Stores nothing: every posting found, listed or not. */
export const readBoard =
  (deps: Pick<Deps, 'db' | 'fetching' | 'parser' | 'now'>): Handlers['read-board'] =>
  async ({ address }, { signal }) => {
    const identity = detectBoard(address)
    if (!identity.ok) return failed('changed', identity.problem)
    const board = await findBoardByKey(deps.db, identity)
    const reading = await fetchBoard(deps, identity, {
      signal,
      isAllowed: isAllowed(board, deps.now()),
    })
    if (reading.outcome === 'failed') return failedBy(reading.fault)
    const {
      postings,
      incompleteReason,
      doubt = null,
    } = reading.outcome === 'read' ? reading : { postings: [], incompleteReason: null }
    const listings = postings.map(({ title, url }) => ({ title, url }))
    const mayNotExist = listings.length === 0 && !boardSystem(reading.identity.system)?.refusesUnknownNames
    const reason = incompleteReason ?? doubt ?? (mayNotExist ? NEVER_ANY : null)
    return { outcome: 'done', listings, incompleteReason: reason }
  }
