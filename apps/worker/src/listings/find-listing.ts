import { type BoardIdentity, createPosting, detectBoard } from '@lilypad/boards'
import { findBoardByKey, isAllowed } from '@lilypad/db'
import type { FoundPosting } from '@lilypad/domain'
import type { Parser } from '@lilypad/parsing'
import { type Failed, failed, failedBy } from '../boards/commit-reading.ts'
import { knownPostings } from '../boards/known-postings.ts'
import { type Read, readThrough } from '../boards/read-through.ts'
import type { Deps } from '../deps.ts'
import { pickPosting, type Wanted } from './pick-posting.ts'

export type Listing = {
  board: BoardIdentity
  /** To be stored when we do not scrape the board. */
  companyName: string
  found: FoundPosting
  /** What could not be read, in sentences. */
  missing: string | null
}

const ONLY_TITLE = 'Only its title could be read.'

/** Structured data, else only the title. */
export async function readOwnPage(
  { fetching, parser }: Pick<Deps, 'fetching' | 'parser'>,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<Listing | Failed> {
  const address = detectBoard(wanted.url)
  if (!address.ok) return failed('changed', 'The address of the job cannot be read.')
  try {
    const { web } = fetching.openBoard({ signal })
    const page = await web.request({ url: wanted.url, isBoard: true })
    return toListing(page.url, await parser.readListing(page), wanted)
  } catch (error) {
    return failedBy(error)
  }
}

type ReadPage = Awaited<ReturnType<Parser['readListing']>>

function toListing(url: string, { listing, described }: ReadPage, wanted: Wanted): Listing | Failed {
  const { title, companyName } = listing
  const name = wanted.title.trim() || title
  if (!described && name === null) return failed('changed', 'Its page says nothing of a job.')
  return {
    board: { system: 'web-page', tenant: wanted.url },
    companyName: companyName ?? new URL(url).hostname,
    found: described
      ? { ...described, url: wanted.url }
      : createPosting({ externalId: wanted.url, title: name ?? '', url: wanted.url }),
    missing: described ? null : ONLY_TITLE,
  }
}

type Reach = Pick<Deps, 'db' | 'fetching' | 'parser' | 'now'>

const NO_TEXT = 'Its description could not be read.'

/**
 * On the board of a careers address, else on the board that the listing's own address belongs to, else on its own page.
 */
export async function findListing(
  deps: Reach,
  wanted: Wanted & { boardAddress: string },
  signal: AbortSignal,
): Promise<Listing | Failed> {
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

async function readAddress(
  { db, now, ...reach }: Reach,
  address: string,
  signal: AbortSignal,
): Promise<Read | Failed> {
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

function onBoard({ identity, postings, company }: Read, wanted: Wanted): Listing | null {
  const found = pickPosting(postings, wanted)
  const companyName = company?.trim() || found?.company?.trim() || identity.tenant
  return found && { board: identity, companyName, found, missing: found.html === null ? NO_TEXT : null }
}

/** Of a known system, if it is a different board. */
async function readOtherBoard(
  deps: Reach,
  { boardAddress, url }: Wanted & { boardAddress: string },
  signal: AbortSignal,
): Promise<Read | Failed | null> {
  const [asked, other] = [detectBoard(boardAddress), detectBoard(url)]
  if (!other.ok || other.system === 'web-page') return null
  const isSame = asked.ok && asked.system === other.system && asked.tenant === other.tenant
  return isSame ? null : readAddress(deps, url, signal)
}
