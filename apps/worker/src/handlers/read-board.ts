import { detectBoard } from '@lilypad/boards'
import type { Handlers } from '@lilypad/queue'
import { readThrough } from '../boards/read-through.ts'
import type { Deps } from '../deps.ts'

/** Stores nothing: every posting found, listed or not. */
export const readBoard =
  (deps: Pick<Deps, 'fetching' | 'parser'>): Handlers['read-board'] =>
  async ({ address }, { signal }) => {
    const identity = detectBoard(address)
    if (!identity.ok) return { outcome: 'failed', kind: 'changed', message: identity.problem }
    const reading = await readThrough(deps, identity, { signal })
    if (reading.outcome === 'failed') {
      return { outcome: 'failed', kind: reading.fault.kind, message: reading.fault.message }
    }
    const { postings, incompleteReason } =
      reading.outcome === 'read' ? reading : { postings: [], incompleteReason: null }
    return { outcome: 'done', listings: postings.map(({ title, url }) => ({ title, url })), incompleteReason }
  }
