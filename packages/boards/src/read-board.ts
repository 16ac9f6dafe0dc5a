import { type FoundPosting, ScrapeError } from '@lilypad/domain'
import type { BoardAnswer, BoardContext, BoardIdentity, BoardReading } from './board-system.ts'
import { BOARD_SYSTEMS, boardSystem } from './registry.ts'

/** Most postings that one board may have, by the rules of polite scraping. */
export const POSTING_LIMIT = 5_000

/**
 * Reads a careers board.
 *
 * One malformed item is left out and makes the reading incomplete, so that nothing is deleted on its
 * account; a board whose items are all malformed has changed. A posting that is listed twice counts once.
 * Where texts stand in answers of their own, only those of new and changed postings are asked for: `known`
 * gives what earlier readings found. A page that holds the board of another system is read there, and
 * `identity` says which board that is.
 *
 * Throws ScrapeError; RangeError for a system that does not exist.
 */
export async function readBoard(
  board: BoardIdentity,
  {
    postingLimit = POSTING_LIMIT,
    ...context
  }: Omit<BoardContext, 'postingLimit' | 'systems'> & { postingLimit?: number },
): Promise<BoardReading> {
  const system = boardSystem(board.system)
  if (!system) throw new RangeError(`There is no board system '${board.system}'`)
  const answer = await system.read(board.tenant, { ...context, systems: BOARD_SYSTEMS, postingLimit })
  const identity = answer.identity ?? board
  if (answer.outcome === 'unchanged') return { outcome: 'unchanged', identity }
  if (answer.dropped > 0 && answer.postings.length === 0) {
    throw new ScrapeError(
      'changed',
      `None of the ${answer.dropped} postings of ${system.label} has the known form.`,
    )
  }
  return reading(answer, identity, postingLimit)
}

function reading(
  answer: Extract<BoardAnswer, { outcome: 'read' }>,
  identity: BoardIdentity,
  limit: number,
): BoardReading {
  const { dropped, company, cutShort, detailsMissing = 0 } = answer
  const distinct = withoutRepeats(answer.postings)
  const reasons = [
    distinct.length > limit ? `The board has more than ${limit} postings; the rest was left out.` : null,
    dropped > 0 ? `${dropped} of ${dropped + answer.postings.length} postings could not be read.` : null,
    cutShort,
  ].filter((reason) => reason !== null)
  return {
    outcome: 'read',
    identity: { system: identity.system, tenant: identity.tenant },
    postings: distinct.slice(0, limit),
    complete: reasons.length === 0,
    incompleteReason: reasons.join(' ') || null,
    company,
    dropped,
    duplicates: answer.postings.length - distinct.length,
    detailsMissing,
  }
}

function withoutRepeats(postings: readonly FoundPosting[]): FoundPosting[] {
  const byId = new Map<string, FoundPosting>()
  for (const posting of postings) if (!byId.has(posting.externalId)) byId.set(posting.externalId, posting)
  return [...byId.values()]
}
