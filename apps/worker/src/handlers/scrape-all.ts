import { openLoop, toNightName } from '@lilypad/db'
import type { Handlers } from '@lilypad/queue'
import { enqueueLoopBoards } from '../boards/enqueue-loop-boards.ts'
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
