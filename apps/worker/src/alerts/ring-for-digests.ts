import type { AlertDeps } from './run-alerts.ts'

const AT_ONCE = 200

/**
 * Puts e-mails that are written and committed on the queue, behind those that somebody waits for. Nothing is lost
 * when that fails or ends early: the sweep finds what is due.
 */
export const ringForDigests = async (
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
