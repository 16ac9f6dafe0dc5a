import { type BoardIdentity, createPosting, detectBoard, withoutTracking } from '@lilypad/boards'
import { normalisedTitle } from '@lilypad/curation'
import { findBoardByKey, isAllowed } from '@lilypad/db'
import type { FoundPosting } from '@lilypad/domain'
import type { Parser } from '@lilypad/parsing'
import { type Failed, failed, failedBy } from '../boards/commit-board-reading.ts'
import { fetchBoard, type Read } from '../boards/fetch-board.ts'
import { knownPostings } from '../boards/known-postings.ts'
import type { Deps } from '../deps.ts'

/** As an admin entered it; the title may be empty. */
type Wanted = { title: string; url: string }

/** A pattern would go back over addresses of thousands of slashes. */
function withoutSlashes(address: string): string {
  let end = address.length
  while (address[end - 1] === '/') end -= 1
  return address.slice(0, end)
}

function spelled(address: string): string {
  const whole = address.trim()
  if (!URL.canParse(whole)) return whole
  const url = new URL(withoutTracking(whole))
  url.hash = ''
  return withoutSlashes(url.href)
}

/** With this address (and title, if several have it), else the only one with the title. Null when ambiguous. */
export function pickPosting(postings: readonly FoundPosting[], { title, url }: Wanted): FoundPosting | null {
  const address = spelled(url)
  const name = normalisedTitle(title)
  const isNamed = (posting: FoundPosting) => name !== '' && normalisedTitle(posting.title) === name
  const there = postings.filter((posting) => spelled(posting.url) === address)
  const named = (there.length > 0 ? there : postings).filter(isNamed)
  const [only] = there.length === 1 ? there : named
  return only && (there.length > 0 || named.length === 1) ? only : null
}

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

/** On the board of a careers address, else on that of the listing's own address, else on its own page. */
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
  const reading = await fetchBoard(reach, identity, {
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
