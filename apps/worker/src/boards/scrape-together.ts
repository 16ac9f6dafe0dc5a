import { setTimeout as sleep } from 'node:timers/promises'
import { type BoardRow, finishLoopBoard, isAtRest, leaveLoopBoards, releaseLoopBoard } from '@lilypad/db'
import type { Deps } from '../deps.ts'
import { type BoardReading, commitReading, commitTogether } from './commit-reading.ts'
import { ENDED_OFTEN, giveUp, MOST_STARTS, read, WENT_WRONG } from './scrape.ts'

/** A board that breaks a scrape this often in one loop is not tried again. */
const MOST_TRIES = 3
/** What was read does not wait longer than that for a slow board. */
const SOON_MS = 200
/** So many postings are committed at once whatever comes next, to keep memory in bounds. */
const MANY_POSTINGS = 500

export type Taken = { board: BoardRow; starts: number }
type Read = BoardReading & { taken: Taken }
export type Walk = { deps: Deps; loopId: number; signal: AbortSignal }

/**
 * Reads boards that a walker took one after the other, and commits what they gave together: boards of which little
 * changed cost mostly their commit. After `ends` (of `performance.now()`) those not begun yet are given back.
 */
export const scrapeTogether = async (walk: Walk, batch: readonly Taken[], ends: number): Promise<void> => {
  const waiting: Read[] = []
  const commit = () => commitAll(walk, waiting.splice(0))
  for (const [index, taken] of batch.entries()) {
    if (index > 0 && performance.now() > ends) {
      const left = batch.slice(index).map(({ board }) => board.id)
      await leaveLoopBoards(walk.deps.db, walk.loopId, left)
      break
    }
    await attempt(walk, taken, async () => {
      if (await endsUnread(walk.deps, taken)) return
      const reading = read(walk.deps, taken.board, walk.signal)
      if (waiting.length > 0 && !(await comesSoon(reading))) await commit()
      waiting.push({ ...(await reading), taken })
    })
    if (countPostings(waiting) > MANY_POSTINGS) await commit()
  }
  await commit()
}

const countPostings = (waiting: readonly Read[]) =>
  waiting.reduce((sum, { reading }) => sum + (reading.outcome === 'read' ? reading.postings.length : 0), 0)

/** A board that nobody needs to read any more, that an admin lets rest, or that no worker survives. */
const endsUnread = async (deps: Deps, { board, starts }: Taken): Promise<boolean> => {
  if (board.removedAt !== null || isAtRest(board, deps.now())) {
    const outcome = board.removedAt === null ? 'resting' : 'skipped'
    await finishLoopBoard(deps.db, board.id, { outcome, newJobs: 0, deletedJobs: 0 }, deps.now())
    return true
  }
  if (starts <= MOST_STARTS) return false
  await giveUp(deps, board, ENDED_OFTEN)
  return true
}

const commitAll = async (walk: Walk, readings: readonly Read[]): Promise<void> => {
  const isUnchanged = ({ reading }: Read) => reading.outcome === 'unchanged'
  await commitAlike(walk, readings.filter(isUnchanged))
  await commitAlike(
    walk,
    readings.filter((one) => !isUnchanged(one)),
  )
}

/** A board that cannot be committed does not keep others from it: each is committed alone then. */
const commitAlike = async (walk: Walk, readings: readonly Read[]): Promise<void> => {
  const { deps, signal } = walk
  const alone = await commitTogether(deps, readings).catch(() => {
    deps.logger.warn({ boards: readings.length }, 'Boards could not be committed together.')
    return readings
  })
  for (const { taken, reading, startedAt } of alone) {
    signal.throwIfAborted()
    await attempt(walk, taken, async () => {
      await commitReading(deps, taken.board, reading, startedAt)
    })
  }
}

/** A board that breaks its scrape is tried again later in the loop, a few times. */
const attempt = async (
  { deps, loopId, signal }: Walk,
  { board, starts }: Taken,
  work: () => Promise<void>,
): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (signal.aborted) throw error
    deps.logger.error({ boardId: board.id, err: error }, 'A board could not be scraped.')
    if (starts < MOST_TRIES) await releaseLoopBoard(deps.db, loopId, board.id)
    else await giveUp(deps, board, WENT_WRONG)
  }
}

/** Whether a reading ends within an instant, well or not. */
const comesSoon = async (reading: Promise<unknown>): Promise<boolean> => {
  const waiting = new AbortController()
  const late = sleep(SOON_MS, false, { signal: waiting.signal }).catch(() => false)
  const ended = reading.then(
    () => true,
    () => true,
  )
  const isSoon = await Promise.race([ended, late])
  waiting.abort()
  return isSoon
}
