import { boardSystem, detectBoard } from '@lilypad/boards'
import {
  addBoard,
  type BoardKey,
  type Executor,
  findBoard,
  findBoardId,
  type NewBoard,
  renameBoard,
} from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import { commitReading } from '../boards/commit-reading.ts'
import { type Read, readThrough } from '../boards/read-through.ts'
import type { Deps } from '../deps.ts'
import { failed } from '../listings/failed.ts'

type Adoption = { address: string; companyName: string; logoUrl: string }

/**
 * Makes a board of an address if its first read works; otherwise nothing is stored. A known one is scraped; so is
 * the one that a page turns out to show. One that an admin removed is taken up again.
 */
export const adoptBoard =
  (deps: Deps, scrapeBoard: Handlers['scrape-board']): Handlers['adopt-board'] =>
  async (adoption, context) => {
    const startedAt = deps.now()
    const identity = detectBoard(adoption.address)
    if (!identity.ok) return failed('changed', identity.problem)
    const isOwnPage = identity.system === 'web-page'
    const known = await findKnown(deps.db, identity)
    if (known?.removedAt === null) {
      const scraped = await scrapeBoard({ boardId: known.id }, context)
      return scraped.outcome === 'failed' ? scraped : { outcome: 'done', boardId: known.id }
    }
    const reading = await readThrough(deps.fetching, identity, { signal: context.signal })
    if (reading.outcome === 'failed') return failed(reading.fault.kind, reading.fault.message)
    if (reading.outcome === 'unchanged')
      return failed('changed', 'The board gave no answer that can be read.')
    context.signal.throwIfAborted()
    const boardId = await deps.db.transaction(async (tx) => {
      const id = await takeUp(
        tx,
        boardOf({ ...reading.identity, isOwnPage }, adoption, reading),
        adoption,
        startedAt,
      )
      await commitReading({ ...deps, db: tx }, { id, ...reading.identity }, reading, startedAt)
      return id
    })
    if (adoption.logoUrl !== '') await deps.queue.enqueue('fetch-logo', { boardId })
    return { outcome: 'done', boardId }
  }

const findKnown = async (db: Executor, key: BoardKey) => {
  const id = await findBoardId(db, key)
  return id === null ? null : findBoard(db, id)
}

/** Adds the board. One that an admin had removed is there again, by the name that is given for it now, if one is. */
const takeUp = async (
  db: Executor,
  board: NewBoard,
  { companyName }: Adoption,
  at: Date,
): Promise<number> => {
  const wasRemoved = ((await findKnown(db, board))?.removedAt ?? null) !== null
  const { id, companyName: before } = await addBoard(db, board)
  const name = companyName.trim()
  if (wasRemoved && name !== '' && name !== before) await renameBoard(db, id, name, at)
  return id
}

const boardOf = (
  { system, tenant, isOwnPage }: { system: string; tenant: string; isOwnPage: boolean },
  { address, companyName, logoUrl }: Adoption,
  { company, postings }: Read,
): NewBoard => ({
  system,
  tenant,
  // The company's own page is where people are led; an address at a careers system may be one posting of it.
  careersUrl:
    isOwnPage && /^https?:\/\//i.test(address)
      ? address
      : (boardSystem(system)?.careersUrl(tenant) ?? address),
  companyName: companyName.trim() || company || postings[0]?.company || tenant,
  logoUrl: logoUrl.trim() || null,
})
