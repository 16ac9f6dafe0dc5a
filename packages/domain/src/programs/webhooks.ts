import { DAY_MS } from '../clock.ts'
import { MAX_RETRY_WAIT_MS } from '../mail-retry.ts'

const SECOND = 1_000
export const WEBHOOK_TIMEOUT_MS = 15 * SECOND
/** With these waits the last attempt comes a day after the first. */
export const MAX_WEBHOOK_ATTEMPTS = 11
/** A webhook that took nothing for this long ends when the next message is given up. */
export const WEBHOOK_DISABLED_AFTER_MS = 5 * DAY_MS

export const MAX_WEBHOOKS = 10
export const MAX_WEBHOOK_URL_LENGTH = 2_000
/** The most jobs that one message tells: many receivers take no more than 100 KB. */
export const MAX_JOBS_PER_WEBHOOK = 20

/**
 * Milliseconds: 20 seconds, tripling to six hours, up to a fifth more or less by `chance` (0 to 1), so that messages
 * that failed together do not come back together; null after a day. `attempts` includes this one.
 */
export const webhookRetryWait = (attempts: number, chance: number): number | null =>
  attempts >= MAX_WEBHOOK_ATTEMPTS
    ? null
    : Math.min(20 * SECOND * 3 ** (attempts - 1), MAX_RETRY_WAIT_MS) * (0.8 + 0.4 * chance)
