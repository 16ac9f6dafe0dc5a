import {
  endUndeletions,
  listBoardsToAskAgain,
  listLogosToFetch,
  listUnscrapedDemoBoards,
  openMissedLoop,
} from '@lilypad/db'
import { SECOND_LOOK_MS } from '@lilypad/domain'
import type { Handlers } from '@lilypad/queue'
import { sweepAlerts } from '../alerts/sweep-alerts.ts'
import { enqueueLoopBoards } from '../boards/enqueue-loop-boards.ts'
import type { Deps } from '../deps.ts'
import { sweepMail } from '../mail/sweep-mail.ts'
import { sweepTracker } from '../tracker/sweep-tracker.ts'

/**
 * What is due by the rows in PostgreSQL: nothing is lost by a flushed queue, a killed worker or a night without
 * workers.
 */
export const sweep =
  (deps: Deps): Handlers['sweep'] =>
  async () => {
    const { db, queue, logger, kit, finders } = deps
    const now = deps.now()
    // Before the mail, which then also sends the reminders written here.
    await sweepTracker(deps, now)
    const mails = await sweepMail(deps, now)
    const alerts = await sweepAlerts(deps)
    const ended = await endUndeletions(db, now)
    if (ended > 0)
      logger.info({ jobs: ended }, 'Jobs that were undeleted 30 days ago are left to scrapes again.')
    const missed = await openMissedLoop(db, now)
    if (missed !== null) logger.info({ loopId: missed }, 'The nightly loop was missed, and starts now.')
    const inLoop = await enqueueLoopBoards(deps)
    const boards = [
      ...(await listUnscrapedDemoBoards(db)),
      ...(await listBoardsToAskAgain(db, deps.span(SECOND_LOOK_MS), now)),
    ].map((boardId) => ({ boardId }))
    const logos = (await listLogosToFetch(db, now)).map((boardId) => ({ boardId }))
    await queue.enqueueAll('scrape-board', boards, { background: true })
    await queue.enqueueAll('fetch-logo', logos, { background: true })
    if (kit) await queue.enqueue('sync-newsletter', {})
    if (finders.length > 0) await queue.enqueue('tell-finders', {})
    return { enqueued: mails + alerts + inLoop + boards.length + logos.length }
  }
