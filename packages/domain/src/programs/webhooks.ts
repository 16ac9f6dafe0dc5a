import { DAY_MS } from '../clock.ts'
import { LONGEST_RETRY_WAIT_MS } from '../mail-retry.ts'

const SECOND = 1_000
export const WEBHOOK_ANSWER_MS = 15 * SECOND
/** With these waits the last attempt comes a day after the first. */
export const MOST_WEBHOOK_TRIES = 11
/** A webhook that took nothing for this long ends when the next message is given up. */
export const WEBHOOK_PATIENCE_MS = 5 * DAY_MS

export const MOST_WEBHOOKS = 10
export const LONGEST_WEBHOOK_ADDRESS = 2_000
/** The most jobs that one message tells: many receivers take no more than 100 KB. */
export const MOST_JOBS_TOLD = 20

/**
 * Milliseconds: 20 seconds, tripling to six hours, up to a fifth more or less by `chance` (0 to 1), so that messages
 * that failed together do not come back together; null after a day. `attempts` includes this one.
 */
export const webhookRetryWait = (attempts: number, chance: number): number | null =>
  attempts >= MOST_WEBHOOK_TRIES
    ? null
    : Math.min(20 * SECOND * 3 ** (attempts - 1), LONGEST_RETRY_WAIT_MS) * (0.8 + 0.4 * chance)
