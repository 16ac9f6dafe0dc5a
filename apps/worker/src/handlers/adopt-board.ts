import { boardSystem, detectBoard } from '@lilypad/boards'
import {
  addBoard,
  type Executor,
  findBoardByKey,
  isAllowed,
  isRemovedBoard,
  type NewBoard,
  renameBoard,
} from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import { commitBoardReading, type Failed, failed, failedBy } from '../boards/commit-board-reading.ts'
import { type FailedReading, fetchBoard, type Read, type Reading } from '../boards/fetch-board.ts'
import type { Deps } from '../deps.ts'
import { DO_NOT_LIST } from './scrape-board.ts'

type Adoption = { address: string; companyName: string; logoUrl: string }

/**
 * If its first read works or only robots.txt forbids it, else stores nothing. A known board, also one that the page
 * turns out to show, is scraped instead; one that an admin removed is reactivated.
 */
export const adoptBoard =
  (deps: Deps, scrapeBoard: Handlers['scrape-board']): Handlers['adopt-board'] =>
  async (adoption, context) => {
    const startedAt = deps.now()
    const identity = detectBoard(adoption.address)
    if (!identity.ok) return failed('changed', identity.problem)
    const isOwnPage = identity.system === 'web-page'
    const known = await findBoardByKey(deps.db, identity)
    if (known?.removedAt === null) {
      const scraped = await scrapeBoard({ boardId: known.id }, context)
      return scraped.outcome === 'failed' ? scraped : { outcome: 'done', boardId: known.id }
    }
    const { address: careersUrl, companyName } = adoption
    if (await isRemovedBoard(deps.db, { id: known?.id ?? null, companyName, careersUrl }))
      return failed('blocked', DO_NOT_LIST)
    const reading = await fetchBoard(deps, identity, {
      signal: context.signal,
      isAllowed: isAllowed(known, startedAt),
    })
    if (reading.outcome === 'failed')
      return reading.fault.kind === 'disallowed'
        ? addDisallowed(deps, toBoard({ ...identity, isOwnPage }, adoption), { adoption, reading, startedAt })
        : failedBy(reading.fault)
    if (reading.outcome === 'unchanged')
      return failed('changed', 'The board gave no answer that can be read.')
    context.signal.throwIfAborted()
    const board = toBoard({ ...reading.identity, isOwnPage }, adoption, reading)
    if (await isRemovedBoard(deps.db, { id: null, ...board })) return failed('blocked', DO_NOT_LIST)
    const stored = await store(deps, board, { adoption, reading, startedAt })
    if ('outcome' in stored) return stored
    if (adoption.logoUrl !== '') await deps.queue.enqueue('fetch-logo', { boardId: stored.boardId })
    return { outcome: 'done', boardId: stored.boardId }
  }

type FirstReading<R extends Reading = Extract<Reading, { outcome: 'read' }>> = {
  adoption: Adoption
  reading: R
  startedAt: Date
}

const ADDED = 'The board was added, unread: record its employer’s permission, and it will be read.'

/** The employer's word can only be recorded for a board that is there. */
async function addDisallowed(
  deps: Deps,
  board: NewBoard,
  { adoption, reading, startedAt }: FirstReading<FailedReading>,
): Promise<Failed> {
  const id = await takeUp(deps.db, board, adoption, startedAt)
  await commitBoardReading(deps, { id, ...board }, reading, startedAt)
  return failed('disallowed', `${reading.fault.message} ${ADDED}`)
}

/** Nothing is stored if its postings cannot be made into jobs. */
async function store(
  deps: Deps,
  board: NewBoard,
  { adoption, reading, startedAt }: FirstReading,
): Promise<{ boardId: number } | Failed> {
  try {
    return await deps.db.transaction(async (tx) => {
      const id = await takeUp(tx, board, adoption, startedAt)
      await commitBoardReading({ ...deps, db: tx }, { id, ...reading.identity }, reading, startedAt)
      return { boardId: id }
    })
  } catch (error) {
    return failedBy(error)
  }
}

/** A removed one is reactivated, with the new name if one is given. */
async function takeUp(db: Executor, board: NewBoard, { companyName }: Adoption, at: Date): Promise<number> {
  const wasRemoved = ((await findBoardByKey(db, board))?.removedAt ?? null) !== null
  const { id, companyName: before } = await addBoard(db, board)
  const name = companyName.trim()
  if (wasRemoved && name !== '' && name !== before) await renameBoard(db, id, name, at)
  return id
}

const toBoard = (
  { system, tenant, isOwnPage }: { system: string; tenant: string; isOwnPage: boolean },
  { address, companyName, logoUrl }: Adoption,
  { company = null, postings = [] }: Partial<Pick<Read, 'company' | 'postings'>> = {},
): NewBoard => ({
  system,
  tenant,
  // An address at a careers system may be that of a single posting.
  careersUrl:
    isOwnPage && /^https?:\/\//i.test(address)
      ? address
      : (boardSystem(system)?.careersUrl(tenant) ?? address),
  companyName: companyName.trim() || company || postings[0]?.company || tenant,
  logoUrl: logoUrl.trim() || null,
})
