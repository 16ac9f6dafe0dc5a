import { findOpenLoop, nightOf, openLoop } from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import type { Deps } from '../deps.ts'
import { enqueueWalkers } from '../loop-walkers.ts'

/**
 * The nightly run opens a loop for its night, once; an admin's was opened by the call. Either way walkers are put
 * on the queue, where work that somebody waits for goes before them.
 */
export const scrapeAll =
  ({ db, queue, logger, now }: Deps): Handlers['scrape-all'] =>
  async ({ loopId }) => {
    if (loopId === null) {
      const at = now()
      const opened = await openLoop(db, nightOf(at), at)
      if (opened === null) logger.info('The nightly loop does not start: it ran, or another is running.')
    }
    const loop = await findOpenLoop(db)
    if (!loop) return { boards: 0 }
    await enqueueWalkers(queue, loop.loopId)
    return { boards: loop.boardIds.length }
  }
