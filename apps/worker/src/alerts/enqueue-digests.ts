import { type AlertRun, listUnsentDigests } from '@lilypad/db'
import { toChunks } from '@lilypad/domain'
import type { AlertDeps } from './run-alerts.ts'

const AT_ONCE = 200

/**
 * Of all attempts of a run, after the e-mails that a person waits for. Nothing is lost if it fails: the sweep finds
 * what is due.
 */
export const enqueueDigests = async (
  { db, queue, logger }: AlertDeps,
  run: AlertRun,
  signal: AbortSignal,
): Promise<void> => {
  if (signal.aborted) return
  try {
    for (const some of toChunks(await listUnsentDigests(db, run), AT_ONCE)) {
      if (signal.aborted) return
      const payloads = some.map((outboxId) => ({ outboxId }))
      await queue.enqueueAll('send-mail', payloads, { background: true })
    }
  } catch (error) {
    logger.warn({ err: error }, 'The queue could not be told of alert e-mails: the sweep will.')
  }
}
