const SECOND = 1_000
const LONGEST_WAIT_MS = 6 * 60 * 60 * SECOND
/** With these waits the last attempt comes a day after the first. */
const MOST_ATTEMPTS = 11

/** The most webhooks that one person can have. */
export const MOST_WEBHOOKS = 10
/** The longest address of a webhook. */
export const LONGEST_WEBHOOK_ADDRESS = 2_000
/** The most jobs that one message tells. */
export const MOST_JOBS_TOLD = 100

/**
 * The delay before a message that a webhook's address did not take is sent again: 20 seconds, then three times as long
 * each time, at most six hours.
 *
 * @param attempts the number of attempts so far, including this one
 * @returns milliseconds; null after a day of attempts
 */
export const webhookRetryWait = (attempts: number): number | null =>
  attempts >= MOST_ATTEMPTS ? null : Math.min(20 * SECOND * 3 ** (attempts - 1), LONGEST_WAIT_MS)
