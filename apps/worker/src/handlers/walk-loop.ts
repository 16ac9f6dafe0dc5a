import { type BoardRow, finishLoop, finishLoopBoard, releaseLoopBoard, takeLoopBoards } from '@lilypad/db'
import { type Handlers, NextTurn } from '@lilypad/queue'
import { ENDED_OFTEN, giveUp, MOST_STARTS, scrape, WENT_WRONG } from '../boards/scrape.ts'
import type { Deps } from '../deps.ts'

/** How long a walker goes on before whatever waits in its lane has its turn, such as an admin's scrape. */
const TURN_MS = 1_000
/** Boards that answer at once are taken several at a time, so that the taking does not cost more than the scrape. */
const QUICK_MS = 30
const MOST_AT_ONCE = 8
/** A board that breaks a scrape this often in one loop is not tried again. */
const MOST_TRIES = 3

type Taken = { board: BoardRow; starts: number }

/** Takes boards of a loop from PostgreSQL and scrapes them, one after the other. */
export const walkLoop =
  (deps: Deps): Handlers['walk-loop'] =>
  async ({ loopId, walker }, { signal }) => {
    const ends = performance.now() + TURN_MS
    let boards = 0
    let most = 1
    for (;;) {
      signal.throwIfAborted()
      if (performance.now() > ends) throw new NextTurn()
      const batch = await takeLoopBoards(deps.db, { loopId, walker, most })
      if (batch.length === 0) break
      const began = performance.now()
      for (const taken of batch) {
        if (performance.now() > ends) await releaseLoopBoard(deps.db, loopId, taken.board.id)
        else await scrapeTaken(deps, taken, loopId, signal)
      }
      boards += batch.length
      most = performance.now() - began < QUICK_MS * batch.length ? MOST_AT_ONCE : 1
    }
    await finishLoop(deps.db, loopId, new Date())
    return { boards }
  }

const scrapeTaken = async (deps: Deps, { board, starts }: Taken, loopId: number, signal: AbortSignal) => {
  if (board.removedAt !== null) return skip(deps, board)
  if (starts > MOST_STARTS) return void (await giveUp(deps, board, ENDED_OFTEN))
  try {
    await scrape(deps, board, signal)
  } catch (error) {
    if (signal.aborted) throw error
    deps.logger.error({ boardId: board.id, err: error }, 'A board could not be scraped.')
    if (starts < MOST_TRIES) await releaseLoopBoard(deps.db, loopId, board.id)
    else await giveUp(deps, board, WENT_WRONG)
  }
}

const skip = ({ db }: Deps, { id }: BoardRow) =>
  finishLoopBoard(db, id, { outcome: 'skipped', newJobs: 0, deletedJobs: 0 })
