const MINUTE = 60_000
const LONGEST_WAIT_MS = 6 * 60 * MINUTE
/** With these waits the last attempt is made some 20 hours after the first; the next would be past a day. */
const MOST_ATTEMPTS = 12

/**
 * When an e-mail that could not be sent is tried again: after a minute, then after twice as long each time, at
 * most six hours.
 *
 * @param attempts how often it has been tried, this time included
 * @returns the instant of the next attempt; null when it has been tried for about a day
 */
export const nextMailAttempt = (attempts: number, now: Date): Date | null =>
  attempts >= MOST_ATTEMPTS
    ? null
    : new Date(now.getTime() + Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_WAIT_MS))
