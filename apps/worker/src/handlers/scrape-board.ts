import { setTimeout as sleep } from 'node:timers/promises'
import { beginLoopBoard, findBoard, findLastScrape, finishLoopBoard, isInWalk } from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import type { Committed, Failed } from '../boards/commit-reading.ts'
import { ENDED_OFTEN, giveUp, MOST_STARTS, scrape, WENT_WRONG } from '../boards/scrape.ts'
import type { Deps } from '../deps.ts'

/** How long a scrape waits for the loop that is at the same board, and how often it looks. */
const JOIN_MS = 30_000
const LOOK_MS = 200

/** Scrapes one board: load → read → commit. Whatever waits for it in the open loop learns how it ended. */
export const scrapeBoard =
  (deps: Deps): Handlers['scrape-board'] =>
  async ({ boardId }, context) => {
    const board = await findBoard(deps.db, boardId)
    if (!board || board.removedAt !== null) return skip(deps, boardId)
    const joined = await joinLoop(deps, boardId, context.signal)
    if (joined) return joined
    const starts = await beginLoopBoard(deps.db, board, deps.now())
    if (starts !== null && starts > MOST_STARTS) return giveUp(deps, board, ENDED_OFTEN)
    try {
      return await scrape(deps, board, context.signal)
    } catch (error) {
      if (!context.isLastAttempt || context.signal.aborted) throw error
      deps.logger.error({ boardId, err: error }, 'A board could not be scraped.')
      return giveUp(deps, board, WENT_WRONG)
    }
  }

/** What the loop's scrape of this board gave, if the loop is at it just now; null when it is not. */
const joinLoop = async (
  { db, now }: Deps,
  boardId: number,
  signal: AbortSignal,
): Promise<Committed | null> => {
  const joinedAt = now()
  const until = performance.now() + JOIN_MS
  let isRunning = await isInWalk(db, boardId, joinedAt)
  if (!isRunning) return null
  while (isRunning && performance.now() < until) {
    await sleep(LOOK_MS, undefined, { signal })
    isRunning = await isInWalk(db, boardId, now())
  }
  const last = await findLastScrape(db, boardId, joinedAt)
  if (!last) return null
  const { failure, message } = last
  return failure === null
    ? { outcome: 'done' }
    : { outcome: 'failed', kind: failure, message: message ?? WENT_WRONG }
}

const skip = async ({ db, now }: Deps, boardId: number): Promise<Failed> => {
  await finishLoopBoard(db, boardId, { outcome: 'skipped', newJobs: 0, deletedJobs: 0 }, now())
  return { outcome: 'failed', kind: 'gone', message: 'This board was removed.' }
}
