import { findOpenLoop, finishLoop } from '@lilypad/db'
import type { Deps } from '../deps.ts'

/** Behind everything else, or joining waiting work. Ends a loop without boards. Resolves to their number. */
export async function enqueueLoopBoards({
  db,
  queue,
  now,
}: Pick<Deps, 'db' | 'queue' | 'now'>): Promise<number> {
  const loop = await findOpenLoop(db)
  if (!loop) return 0
  if (loop.boardIds.length === 0) await finishLoop(db, loop.loopId, now())
  const boards = loop.boardIds.map((boardId) => ({ boardId, inLoop: true }))
  await queue.enqueueAll('scrape-board', boards, { last: true })
  return boards.length
}
