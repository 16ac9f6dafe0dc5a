import { LONGEST_RETRY_WAIT_MS } from '../mail-retry.ts'

const SECOND = 1_000
/** How long an address may take to answer. */
export const WEBHOOK_ANSWER_MS = 15 * SECOND
/** With these waits the last attempt comes a day after the first. */
export const MOST_WEBHOOK_TRIES = 11
/** A webhook that took nothing for this long ends when the next message is given up. */
export const WEBHOOK_PATIENCE_MS = 5 * 24 * 60 * 60 * SECOND

/** The most webhooks that one person can have. */
export const MOST_WEBHOOKS = 10
/** The longest address of a webhook. */
export const LONGEST_WEBHOOK_ADDRESS = 2_000
/** The most jobs that one message tells: many receivers take no more than 100 KB. */
export const MOST_JOBS_TOLD = 20

/**
 * The delay before a message that a webhook's address did not take is sent again: 20 seconds, then three times as long
 * each time, at most six hours, and up to a fifth more or less, so that those that failed together do not come back
 * together.
 *
 * @param attempts the number of attempts so far, including this one
 * @param chance from 0 to 1
 * @returns milliseconds; null after a day of attempts
 */
export const webhookRetryWait = (attempts: number, chance: number): number | null =>
  attempts >= MOST_WEBHOOK_TRIES
    ? null
    : Math.min(20 * SECOND * 3 ** (attempts - 1), LONGEST_RETRY_WAIT_MS) * (0.8 + 0.4 * chance)
