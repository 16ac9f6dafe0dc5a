const MINUTE = 60_000
const LONGEST_WAIT_MS = 6 * 60 * MINUTE
/** With these waits the last attempt is made some 20 hours after the first; the next would be past a day. */
const MOST_ATTEMPTS = 12

/**
 * After how long an e-mail that could not be sent is tried again: a minute, then twice as long each time, at most
 * six hours.
 *
 * @param attempts how often it has been tried, this time included
 * @returns milliseconds; null when it has been tried for about a day
 */
export const mailRetryWait = (attempts: number): number | null =>
  attempts >= MOST_ATTEMPTS ? null : Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_WAIT_MS)
