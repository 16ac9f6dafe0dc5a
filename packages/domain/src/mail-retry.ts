const MINUTE = 60_000
/** The longest pause between two attempts, whatever an address asks for. */
export const LONGEST_RETRY_WAIT_MS = 6 * 60 * MINUTE
/** With these delays the last attempt comes about 20 hours after the first; the next would be past a day. */
const MOST_ATTEMPTS = 12

/**
 * The delay before an unsent e-mail is tried again: a minute, then twice as long each time, at most six hours.
 *
 * @param attempts the number of attempts so far, including this one
 * @returns milliseconds; null after about a day of attempts
 */
export const mailRetryWait = (attempts: number): number | null =>
  attempts >= MOST_ATTEMPTS ? null : Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_RETRY_WAIT_MS)
