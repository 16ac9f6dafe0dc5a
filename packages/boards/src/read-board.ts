import { type FoundPosting, ScrapeError } from '@lilypad/domain'
import type { BoardContext, BoardIdentity, BoardReading, ReadAnswer } from './board-system.ts'
import { cleanPosting, cleanText } from './clean-posting.ts'
import { shareField } from './create-posting.ts'
import { readSystem } from './read-system.ts'
import { BOARD_SYSTEMS, boardSystem } from './registry.ts'

/** The most postings read from one board, to keep scraping polite. */
export const POSTING_LIMIT = 5_000

/** What UTF-8 becomes that is read as Latin-1, or the other way around. Some postings are told by their titles. */
const MISREAD = /\uFFFD|Ã[\u0080-\u00BF–—‘’‚“”„†‡•…‰‹›€™Œœ]|Â[\u0080-\u00BF]|â[\u0080€]/

/**
 * Reads a careers board.
 *
 * A malformed item is left out and makes the reading incomplete, so that no job is deleted because of it. If all items
 * are malformed, the board has changed. A posting that is listed twice counts once. Where each text needs a request of
 * its own, only new and changed postings are requested: `known` returns what earlier readings found. If a page embeds a
 * board of another system, that board is read, and `identity` names it.
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
  const answer = await readSystem(system, board.tenant, { ...context, systems: BOARD_SYSTEMS, postingLimit })
  const identity = answer.identity ?? board
  if (answer.outcome === 'unchanged') return { outcome: 'unchanged', identity }
  if (answer.dropped > 0 && answer.postings.length === 0) {
    throw new ScrapeError(
      'changed',
      `None of the ${answer.dropped} postings of ${system.label} has the known form.`,
    )
  }
  return reading(answer, identity, postingLimit, context.live)
}

/** Not those that are live already, unless a live posting that is missing may be the same in its right letters. */
function hasMisreadIds(found: readonly FoundPosting[], live: readonly string[]): boolean {
  const toPlain = (id: string) => id.replace(/[^ -~]/g, '')
  const ids = new Set(found.map(({ externalId }) => externalId))
  const missing = new Set(live.filter((id) => !ids.has(id)).map(toPlain))
  const isKnown = (id: string) => live.includes(id) && !missing.has(toPlain(id))
  return [...ids].some((id) => MISREAD.test(id) && !isKnown(id))
}

function reading(
  answer: ReadAnswer,
  identity: BoardIdentity,
  limit: number,
  live: readonly string[] = [],
): BoardReading {
  const { dropped, cutShort = null, doubt = null } = answer
  const { detailsMissing = 0, textsRefused = null } = answer
  const distinct = withoutRepeats(answer.postings.map(cleanPosting))
  const { company = distinct.find((posting) => posting.company)?.company } = answer
  const reasons = [
    distinct.length > limit ? `The board has more than ${limit} postings; the rest was left out.` : null,
    // All but one of them would be taken for gone.
    shareField(answer.postings, 'externalId') ? 'Postings with different titles have the same id.' : null,
    shareField(answer.postings, 'externalId', 'html')
      ? 'Postings with different texts have the same id.'
      : null,
    hasMisreadIds(distinct, live)
      ? 'The letters that tell one posting from another were read in another charset.'
      : null,
    dropped > 0 ? `${dropped} of ${dropped + answer.postings.length} postings could not be read.` : null,
    cutShort,
  ].filter((reason) => reason !== null)
  return {
    outcome: 'read',
    identity: { system: identity.system, tenant: identity.tenant },
    postings: distinct.slice(0, limit),
    complete: reasons.length === 0,
    incompleteReason: reasons.join(' ') || null,
    ...(doubt !== null && { doubt }),
    company: company ? cleanText(company) : null,
    dropped,
    duplicates: answer.postings.length - distinct.length,
    detailsMissing,
    ...(textsRefused !== null && { textsRefused }),
  }
}

function withoutRepeats(postings: readonly FoundPosting[]): FoundPosting[] {
  const byId = new Map<string, FoundPosting>()
  for (const posting of postings) if (!byId.has(posting.externalId)) byId.set(posting.externalId, posting)
  return [...byId.values()]
}
