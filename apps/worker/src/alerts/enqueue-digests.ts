import type { AlertDeps } from './run-alerts.ts'

const AT_ONCE = 200

/**
 * Enqueues committed e-mails, after those that a person is waiting for. If it fails or ends early nothing is lost: the
 * sweep finds what is due.
 */
export const enqueueDigests = async (
  { queue, logger }: AlertDeps,
  emailIds: readonly number[],
  signal: AbortSignal,
): Promise<void> => {
  try {
    for (let start = 0; start < emailIds.length && !signal.aborted; start += AT_ONCE) {
      const some = emailIds.slice(start, start + AT_ONCE).map((emailId) => ({ emailId }))
      await queue.enqueueAll('send-mail', some, { background: true })
    }
  } catch (error) {
    logger.warn({ err: error }, 'The queue could not be told of alert e-mails: the sweep will.')
  }
}
