import { findOpenLoop, finishLoop } from '@lilypad/db'
import type { Deps } from '../deps.ts'

/**
 * Puts each board that the open loop still waits for on the queue, behind everything else; one that is there already
 * is joined. A loop that waits for none is ended. Resolves to how many boards there are.
 */
export const enqueueLoopBoards = async ({
  db,
  queue,
  now,
}: Pick<Deps, 'db' | 'queue' | 'now'>): Promise<number> => {
  const loop = await findOpenLoop(db)
  if (!loop) return 0
  if (loop.boardIds.length === 0) await finishLoop(db, loop.loopId, now())
  const boards = loop.boardIds.map((boardId) => ({ boardId, inLoop: true }))
  await queue.enqueueAll('scrape-board', boards, { last: true })
  return boards.length
}
