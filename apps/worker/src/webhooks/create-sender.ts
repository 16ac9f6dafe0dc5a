import { type DueMessage, type Executor, findDueMessage } from '@lilypad/db'
import type { Logger } from 'pino'

const AT_ONCE = 20
/** Milliseconds: shorter than the time limit of the work, by more than one sending takes. */
const LONGEST_ROUND = 4 * 60_000

type Needs = {
  db: Executor
  logger: Logger
  /** Sends a message; returns whether its address took it. */
  sendNow: (id: number, signal: AbortSignal) => Promise<boolean>
}

/**
 * Sends due messages, many at once but one at a time for a person: nobody's slow addresses keep those of others waiting.
 * In a process only the first work sends; another one makes it look again for what is due, and ends at once.
 *
 * @returns what sends until nothing is due, and returns how many were taken
 */
export const createSender = ({ db, logger, sendNow }: Needs) => {
  const ring = { isRunning: false, isRung: false, wake: () => {} }
  const sending = new Map<number, Promise<void>>()

  const sendUntilDone = async (signal: AbortSignal): Promise<number> => {
    const end = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_ROUND)])
    let sent = 0
    const begin = ({ id, userId }: DueMessage) => {
      const one = sendNow(id, signal)
        .then((isSent) => {
          sent += isSent ? 1 : 0
        })
        .catch((err: unknown) =>
          logger.warn({ emailId: id, err }, 'A message to a webhook could not be handled.'),
        )
        .finally(() => sending.delete(userId))
      sending.set(userId, one)
    }
    for (;;) {
      ring.isRung = false
      const woken = new Promise<void>((resolve) => {
        ring.wake = resolve
      })
      while (!end.aborted && sending.size < AT_ONCE) {
        const due = await findDueMessage(db, [...sending.keys()])
        if (!due) break
        begin(due)
      }
      if (sending.size > 0) await Promise.race([woken, ...sending.values()])
      else if (!ring.isRung || end.aborted) return sent
    }
  }

  return async (signal: AbortSignal): Promise<number> => {
    if (ring.isRunning) {
      ring.isRung = true
      ring.wake()
      return 0
    }
    ring.isRunning = true
    try {
      return await sendUntilDone(signal)
    } finally {
      ring.isRunning = false
    }
  }
}
