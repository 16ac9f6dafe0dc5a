import { boardSystem, detectBoard } from '@lilypad/boards'
import { addBoard, findBoardId, type NewBoard } from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import { commitReading, type Failed } from '../boards/commit-reading.ts'
import { type Read, readThrough } from '../boards/read-through.ts'
import type { Deps } from '../deps.ts'

type Adoption = { address: string; companyName: string; logoUrl: string }

/**
 * Makes a board of an address if its first read works; otherwise nothing is stored. A known one is scraped; so is
 * the one that a page turns out to show.
 */
export const adoptBoard =
  (deps: Deps, scrapeBoard: Handlers['scrape-board']): Handlers['adopt-board'] =>
  async (adoption, context) => {
    const startedAt = new Date()
    const identity = detectBoard(adoption.address)
    if (!identity.ok) return failed('changed', identity.problem)
    const knownId = await findBoardId(deps.db, identity)
    if (knownId !== null) {
      const scraped = await scrapeBoard({ boardId: knownId }, context)
      return scraped.outcome === 'failed' ? scraped : { outcome: 'done', boardId: knownId }
    }
    const reading = await readThrough(deps.fetching, identity, { signal: context.signal })
    if (reading.outcome === 'failed') return failed(reading.fault.kind, reading.fault.message)
    if (reading.outcome === 'unchanged')
      return failed('changed', 'The board gave no answer that can be read.')
    context.signal.throwIfAborted()
    const boardId = await deps.db.transaction(async (tx) => {
      const id = await addBoard(tx, boardOf(reading.identity, adoption, reading))
      await commitReading({ ...deps, db: tx }, { id, ...reading.identity }, reading, startedAt)
      return id
    })
    if (adoption.logoUrl !== '') await deps.queue.enqueue('fetch-logo', { boardId })
    return { outcome: 'done', boardId }
  }

const failed = (kind: Failed['kind'], message: string): Failed => ({ outcome: 'failed', kind, message })

const boardOf = (
  { system, tenant }: { system: string; tenant: string },
  { address, companyName, logoUrl }: Adoption,
  { company, postings }: Read,
): NewBoard => ({
  system,
  tenant,
  careersUrl: /^https?:\/\//i.test(address) ? address : (boardSystem(system)?.careersUrl(tenant) ?? address),
  companyName: companyName.trim() || company || postings[0]?.company || tenant,
  logoUrl: logoUrl.trim() || null,
})
