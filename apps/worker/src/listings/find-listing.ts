import { detectBoard } from '@lilypad/boards'
import { findBoardByKey, isAllowed } from '@lilypad/db'
import { type Failed, failed, failedBy } from '../boards/commit-reading.ts'
import { knownPostings } from '../boards/known-postings.ts'
import { type Read, readThrough } from '../boards/read-through.ts'
import type { Deps } from '../deps.ts'
import { pickPosting, type Wanted } from './pick-posting.ts'
import { type Listing, readOwnPage } from './read-own-page.ts'

type Reach = Pick<Deps, 'db' | 'fetching' | 'parser' | 'now'>

const NO_TEXT = 'Its description could not be read.'

/**
 * On the board of a careers address, else on the board that the listing's own address belongs to, else on its own page.
 */
export const findListing = async (
  deps: Reach,
  wanted: Wanted & { boardAddress: string },
  signal: AbortSignal,
): Promise<Listing | Failed> => {
  const board = await readAddress(deps, wanted.boardAddress, signal)
  const there = board.outcome === 'read' ? onBoard(board, wanted) : null
  if (there) return there
  const other = await readOtherBoard(deps, wanted, signal)
  const elsewhere = other?.outcome === 'read' ? onBoard(other, wanted) : null
  const own = elsewhere ?? (await readOwnPage(deps, wanted, signal))
  if (board.outcome === 'read')
    return 'found' in own ? own : failed(own.kind, `This listing is not on that board. ${own.message}`)
  return 'found' in own
    ? { ...own, missing: together(`The careers address could not be read: ${board.message}`, own.missing) }
    : board
}

const together = (...sentences: (string | null)[]) => sentences.filter(Boolean).join(' ') || null

const readAddress = async (
  { db, now, ...reach }: Reach,
  address: string,
  signal: AbortSignal,
): Promise<Read | Failed> => {
  const identity = detectBoard(address)
  if (!identity.ok) return failed('changed', identity.problem)
  const board = await findBoardByKey(db, identity)
  const known = board ? await knownPostings(db, board, now()) : undefined
  const reading = await readThrough(reach, identity, {
    known,
    signal,
    isAllowed: isAllowed(board, now()),
  })
  if (reading.outcome === 'failed') return failedBy(reading.fault)
  return reading.outcome === 'read'
    ? reading
    : failed('changed', 'The board gave no answer that can be read.')
}

const onBoard = ({ identity, postings, company }: Read, wanted: Wanted): Listing | null => {
  const found = pickPosting(postings, wanted)
  const companyName = company?.trim() || found?.company?.trim() || identity.tenant
  return found && { board: identity, companyName, found, missing: found.html === null ? NO_TEXT : null }
}

/** Of a known system, if it is a different board. */
const readOtherBoard = async (
  deps: Reach,
  { boardAddress, url }: Wanted & { boardAddress: string },
  signal: AbortSignal,
): Promise<Read | Failed | null> => {
  const [asked, other] = [detectBoard(boardAddress), detectBoard(url)]
  if (!other.ok || other.system === 'web-page') return null
  const isSame = asked.ok && asked.system === other.system && asked.tenant === other.tenant
  return isSame ? null : readAddress(deps, url, signal)
}
