import { type AlertRun, listUnsentDigests } from '@lilypad/db'
import { piecesOf } from '@lilypad/domain'
import type { AlertDeps } from './run-alerts.ts'

const AT_ONCE = 200

/**
 * Enqueues what a run, in all of its attempts, has written and nobody has sent yet, after the e-mails that a person is
 * waiting for. If it fails or ends early nothing is lost: the sweep finds what is due.
 */
export const enqueueDigests = async (
  { db, queue, logger }: AlertDeps,
  run: AlertRun,
  signal: AbortSignal,
): Promise<void> => {
  if (signal.aborted) return
  try {
    for (const some of piecesOf(await listUnsentDigests(db, run), AT_ONCE)) {
      if (signal.aborted) return
      const payloads = some.map((emailId) => ({ emailId }))
      await queue.enqueueAll('send-mail', payloads, { background: true })
    }
  } catch (error) {
    logger.warn({ err: error }, 'The queue could not be told of alert e-mails: the sweep will.')
  }
}
