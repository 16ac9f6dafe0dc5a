import {
  findOpenLoop,
  listBoardsToAskAgain,
  listLogosToFetch,
  listUnscrapedDemoBoards,
  openMissedLoop,
} from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'
import { enqueueWalkers } from '../loop-walkers.ts'

/**
 * Puts on the queue what PostgreSQL says is due; what is there already is joined. So a flushed queue, a killed
 * worker, a first start and a night without a worker lose nothing.
 */
export const sweep =
  ({ db, queue, timeScale, logger }: Deps): Handlers['sweep'] =>
  async () => {
    const now = new Date()
    const missed = await openMissedLoop(db, now)
    if (missed !== null) logger.info({ loopId: missed }, 'The nightly loop was missed, and starts now.')
    const loop = await findOpenLoop(db)
    if (loop) await enqueueWalkers(queue, loop.loopId)
    const boards = [
      ...(await listUnscrapedDemoBoards(db)),
      ...(await listBoardsToAskAgain(db, timeScale, now)),
    ].map((boardId) => ({ boardId }))
    const logos = (await listLogosToFetch(db, now)).map((boardId) => ({ boardId }))
    await queue.enqueueAll('scrape-board', boards, { background: true })
    await queue.enqueueAll('fetch-logo', logos, { background: true })
    return { enqueued: boards.length + logos.length + (loop?.boardIds.length ?? 0) }
  }
