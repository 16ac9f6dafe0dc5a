import { findNewestArchive } from '@lilypad/backup'
import {
  closeExpiredJobs,
  closeReportsOfGone,
  deleteDroppedFiles,
  deleteExpiredRows,
  endUndeletions,
  eraseUntracked,
  findBackupCheck,
  listAdmins,
  listBoardsToAskAgain,
  listDueEntries,
  listLogosToFetch,
  listUnreadMails,
  listUnscrapedDemoBoards,
  openMissedLoop,
  type Week,
  writeBoardNews,
  writePauseReminders,
  writeReminders,
  writeWeekNews,
} from '@lilypad/db'
import { isBackupCheckDue, MINUTE_MS, SECOND_LOOK_MS, UNDELETED_DAYS } from '@lilypad/domain'
import type { Handlers, WorkQueue } from '@lilypad/queue'
import { sweepAlerts } from '../alerts/sweep-alerts.ts'
import type { Deps } from '../deps.ts'
import { enqueueLoopBoards } from './scrape-all.ts'

/** Removals from trackers are erased after `UNTRACKED_DAYS`. */
export async function sweepTracker({ db, files, logger }: Pick<Deps, 'db' | 'files' | 'logger'>, now: Date) {
  const reminders = await writeReminders(db, now)
  if (reminders.length > 0) logger.info({ reminders: reminders.length }, 'Reminders are written.')
  await eraseUntracked(db, now)
  const { failure } = await deleteDroppedFiles(db, files, now)
  if (failure !== null) logger.warn({ err: failure }, 'Files could not be deleted, and are tried again.')
}

/** Returns the number of due e-mails. */
async function sweepMail({ db, queue, mailer }: Deps, now: Date): Promise<number> {
  await deleteExpiredRows(db, now)
  // Without a server e-mails wait in the outbox.
  const due = await listDueEntries(db, { hasServer: mailer !== null })
  const payloads = (wanted: boolean) =>
    due.filter(({ isBulk }) => isBulk === wanted).map(({ id }) => ({ outboxId: id }))
  // After e-mails enqueued as they are written, but before thousands of digests that may already be waiting.
  await queue.enqueueAll('send-mail', payloads(false), { soon: true })
  await queue.enqueueAll('send-mail', payloads(true), { background: true })
  return due.length
}

async function sweepBackup({ db, queue, backups }: Deps, now: Date) {
  const newest = await findNewestArchive(backups.folder)
  if (newest === null && !backups.areExpected) return
  if (isBackupCheckDue(await findBackupCheck(db), newest, now)) await queue.enqueue('check-backup', {})
}

/** Due by the rows in PostgreSQL: a flushed queue, a killed worker or a night without workers loses nothing. */
export const sweep =
  (deps: Deps): Handlers['sweep'] =>
  async () => {
    const { db, queue, logger, kit, finders } = deps
    const now = deps.now()
    // Before the mail, which then also sends the reminders written here.
    await sweepTracker(deps, now)
    const admins = await listAdmins(db)
    await writeBoardNews(db, admins, now)
    await writePauseReminders(db, now)
    const mails = await sweepMail(deps, now)
    const alerts = await sweepAlerts(deps)
    const ended = await endUndeletions(db, now)
    if (ended > 0)
      logger.info(
        { jobs: ended },
        `Jobs that were undeleted ${UNDELETED_DAYS} days ago are left to scrapes again.`,
      )
    const closed = await closeExpiredJobs(db, now)
    if (closed > 0) logger.info({ jobs: closed }, 'Jobs whose last day has passed are closed.')
    const gone = await closeReportsOfGone(db, now)
    if (gone > 0) logger.info({ cases: gone }, 'Reports of jobs that have left the list are closed.')
    const missed = await openMissedLoop(db, now)
    if (missed !== null) logger.info({ loopId: missed }, 'The nightly loop was missed, and starts now.')
    const inLoop = await enqueueLoopBoards(deps)
    const boards = [
      ...(await listUnscrapedDemoBoards(db)),
      ...(await listBoardsToAskAgain(db, deps.span(SECOND_LOOK_MS), now)),
    ].map((boardId) => ({ boardId }))
    const logos = (await listLogosToFetch(db, now)).map((boardId) => ({ boardId }))
    const unread = await listUnreadMails(db, new Date(now.getTime() - deps.span(MINUTE_MS)))
    await queue.enqueueAll(
      'read-mail',
      unread.map((mailId) => ({ mailId })),
    )
    await queue.enqueueAll('scrape-board', boards, { background: true })
    await queue.enqueueAll('fetch-logo', logos, { background: true })
    await sweepBackup(deps, now)
    if (kit) await queue.enqueue('sync-newsletter', {})
    if (finders.length > 0) await queue.enqueue('tell-finders', {})
    // Last, so that nothing else waits for it; the next sweep sends it.
    await writeWeekNews(db, admins, { now, listFailedWorks: (week) => listFailedWorks(queue, week) })
    return { enqueued: mails + alerts + inLoop + unread.length + boards.length + logos.length }
  }

/** In a span of the last eight days, for which the queue keeps them. */
export async function listFailedWorks(queue: WorkQueue, { begin, end }: Pick<Week, 'begin' | 'end'>) {
  const kept = (await Promise.all(queue.queues().map((lane) => lane.getFailed()))).flat()
  const failed = kept.filter(({ finishedOn: at = 0 }) => at >= begin.getTime() && at < end.getTime())
  return { names: [...new Set(failed.map(({ name }) => name))].sort(), times: failed.length }
}
