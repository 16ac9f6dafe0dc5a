import { startsOf } from './dates.ts'
import type { DemoBoard, DemoPosting } from './demo-types.ts'
import { BOARDS, type BoardData, type PostingEntry } from './read-data.ts'
import { atRevision, isLive, lifeOf } from './revisions.ts'
import { toPosting } from './to-posting.ts'

/** A posting as its board showed it `daysAgo` days before; none while it was not there, or under its earlier id. */
function entriesOn(entry: PostingEntry, daysAgo: number): PostingEntry[] {
  const { earlierListing: earlier } = entry
  if (earlier && daysAgo > earlier.untilDaysAgo && daysAgo <= earlier.fromDaysAgo)
    return [{ ...versionOn(entry, daysAgo), id: earlier.id, postedDaysAgo: earlier.fromDaysAgo }]
  return wasThere(entry, daysAgo) ? [versionOn(entry, daysAgo)] : []
}

function wasThere(entry: PostingEntry, daysAgo: number): boolean {
  const { postedDaysAgo, seenDaysAgo = postedDaysAgo, closedDaysAgo, awayDaysAgo } = entry
  const [gone, back] = awayDaysAgo ?? [-1, -1]
  const isAway = daysAgo <= gone && daysAgo > back
  const isClosed = closedDaysAgo !== undefined && daysAgo <= closedDaysAgo
  return !entry.isReserve && daysAgo <= seenDaysAgo && !isAway && !isClosed
}

function versionOn(entry: PostingEntry, daysAgo: number): PostingEntry {
  const version = entry.before?.find(({ untilDaysAgo }) => daysAgo > untilDaysAgo)
  if (!version) return entry
  const { text, ...facts } = version
  return { ...entry, ...facts, text: entry.text && { ...entry.text, ...text } }
}

export type DemoBoardsOptions = {
  /**
   * The origin of the pages that stand in for application forms. When given, postings lead to
   * `<applyOrigin>/apply/<tenant>/<id>` instead of to the system's own address.
   */
  applyOrigin?: string | undefined
  /** 0 at first; with each next one a few postings are new, edited and gone. */
  revision?: number
  /** For tests: some postings hold what a hostile author might paste. The demo that a person starts has none. */
  isHostile?: boolean
  /** Dates are counted from the first of its month and from its Monday; the present by default. */
  today?: Date
}

/** How the boards stood that many days before this week's Monday: for a past that nobody scraped. */
type Past = { daysAgo?: number }

function withApplyOrigin(posting: DemoPosting, applyOrigin: string | undefined): DemoPosting {
  if (applyOrigin === undefined) return posting
  const url = `${applyOrigin}/apply/${posting.tenant}/${posting.id}`
  return { ...posting, url, applyUrl: url }
}

export function makeBoard(
  { employer, postings, hidden }: BoardData,
  { applyOrigin, revision = 0, isHostile = false, today = new Date(), daysAgo }: DemoBoardsOptions & Past,
): DemoBoard {
  const starts = startsOf(today)
  const show = (entry: PostingEntry) =>
    withApplyOrigin(toPosting(employer, entry, { starts, isHostile }), applyOrigin)
  const now = (entry: PostingEntry) => {
    const life = lifeOf(`${employer.tenant} ${entry.id}`, entry.isReserve ?? false)
    const isHere = entry.closedDaysAgo === undefined && isLive(life, revision)
    return isHere ? [atRevision(show(entry), life, revision)] : []
  }
  return {
    employer,
    postings: postings.flatMap(daysAgo === undefined ? now : (entry) => entriesOn(entry, daysAgo).map(show)),
    hidden: hidden.map((entry) => ({ ...show(entry), oddities: ['not public'] })),
  }
}

/**
 * All demo boards with their postings and the right answers to them, the same for the same options.
 * Texts are original; no employer exists.
 */
export const makeDemoBoards = (options: DemoBoardsOptions = {}): DemoBoard[] =>
  BOARDS.map((data) => makeBoard(data, options))
