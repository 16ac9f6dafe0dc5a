import {
  type BoardRow,
  beginLoopBoard,
  findBoard,
  finishLoopBoard,
  isAllowed,
  isAtRest,
  isRemovedBoard,
  listLivePostings,
  validatorsFor,
} from '@lilypad/db'
import { type LoopOutcome, ScrapeError } from '@lilypad/domain'
import type { Handlers } from '@lilypad/queue'
import {
  type Committed,
  commitBoardReading,
  failed,
  validatorsVersion,
} from '../boards/commit-board-reading.ts'
import { fetchBoard } from '../boards/fetch-board.ts'
import { knownPostings } from '../boards/known-postings.ts'
import type { Deps } from '../deps.ts'

/** A board begun this often in one loop without an end kills its workers: the loop continues without it. */
const MAX_STARTS = 4
const ENDED_OFTEN = 'Scraping this board ended unexpectedly several times.'
export const DO_NOT_LIST = 'This board is not read: somebody asked us not to list it.'
const WENT_WRONG = 'Something unexpected went wrong while this board was scraped.'

/** Records the result in the open loop if that waits for the board. */
export const scrapeBoard =
  (deps: Deps): Handlers['scrape-board'] =>
  async ({ boardId, inLoop = false }, { signal, isLastAttempt }) => {
    const board = await findBoard(deps.db, boardId)
    if (!board || board.removedAt !== null) {
      await passBy(deps, boardId, 'skipped')
      return failed('gone', 'This board was removed.')
    }
    if (await isRemovedBoard(deps.db, board)) {
      await passBy(deps, boardId, 'skipped')
      return failed('blocked', DO_NOT_LIST)
    }
    if (inLoop && isAtRest(board, deps.now())) return passBy(deps, boardId, 'resting')
    const starts = await beginLoopBoard(deps.db, board, deps.now())
    // It was scraped while the loop's boards were being enqueued.
    if (inLoop && starts === null) return { outcome: 'done' }
    if (starts !== null && starts > MAX_STARTS) return giveUp(deps, board, ENDED_OFTEN)
    try {
      return await scrape(deps, board, signal)
    } catch (error) {
      if (!isLastAttempt || signal.aborted) throw error
      deps.logger.error({ boardId, err: error }, 'A board could not be scraped.')
      return giveUp(deps, board, WENT_WRONG)
    }
  }

async function passBy({ db, now }: Deps, boardId: number, outcome: LoopOutcome): Promise<Committed> {
  await finishLoopBoard(db, boardId, { outcome, newJobs: 0, deletedJobs: 0 }, now())
  return { outcome: 'done' }
}

/** Of postings that are already stored, fetches only changed ones. */
async function scrape(deps: Deps, board: BoardRow, signal: AbortSignal): Promise<Committed> {
  const startedAt = deps.now()
  const reading = await fetchBoard(deps, board, {
    validators: validatorsFor(board, validatorsVersion(board.system)),
    known: await knownPostings(deps.db, board, startedAt),
    live: await listLivePostings(deps.db, board.id),
    isAllowed: isAllowed(board, startedAt),
    signal,
  })
  signal.throwIfAborted()
  try {
    return await commitBoardReading(deps, board, reading, startedAt)
  } catch (fault) {
    // Its postings could not be made into jobs.
    if (!(fault instanceof ScrapeError)) throw fault
    return commitBoardReading(deps, board, { outcome: 'failed', stats: reading.stats, fault }, startedAt)
  }
}

/** A failure of our own, which another attempt would not change. */
function giveUp(deps: Deps, board: BoardRow, message: string): Promise<Committed> {
  const fault = new ScrapeError('changed', message)
  const stats = { requests: 0, bytes: 0 }
  return commitBoardReading(deps, board, { outcome: 'failed', stats, fault }, deps.now())
}
