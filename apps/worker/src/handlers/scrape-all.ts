import { findOpenLoop, finishLoop, openLoop, toNightName } from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'

/** The nightly run opens the loop of its night, once; for an admin the call has opened it. */
export const scrapeAll =
  (deps: Deps): Handlers['scrape-all'] =>
  async ({ loopId }) => {
    if (loopId === null) {
      const at = deps.now()
      const opened = await openLoop(deps.db, toNightName(at), at)
      if (opened === null) deps.logger.info('The nightly loop does not start: it ran, or another is running.')
    }
    return { boards: await enqueueLoopBoards(deps) }
  }

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
