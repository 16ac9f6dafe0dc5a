import { nightOf, openLoop } from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import { enqueueLoopBoards } from '../boards/enqueue-loop-boards.ts'
import type { Deps } from '../deps.ts'

/**
 * The nightly run opens a loop for its night, once; an admin's was opened by the call. Either way its boards are put
 * on the queue, where work that somebody waits for goes before them.
 */
export const scrapeAll =
  (deps: Deps): Handlers['scrape-all'] =>
  async ({ loopId }) => {
    if (loopId === null) {
      const at = deps.now()
      const opened = await openLoop(deps.db, nightOf(at), at)
      if (opened === null) deps.logger.info('The nightly loop does not start: it ran, or another is running.')
    }
    return { boards: await enqueueLoopBoards(deps) }
  }
