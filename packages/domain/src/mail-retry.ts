import { HOUR_MS, MINUTE_MS } from './clock.ts'

export const MAX_RETRY_WAIT_MS = 6 * HOUR_MS
/** With these delays the last attempt comes about 20 hours after the first; the next would be past a day. */
const MAX_ATTEMPTS = 12

/** Milliseconds: a minute, doubling to six hours; null after about a day. `attempts` includes this one. */
export const mailRetryWait = (attempts: number): number | null =>
  attempts >= MAX_ATTEMPTS ? null : Math.min(MINUTE_MS * 2 ** (attempts - 1), MAX_RETRY_WAIT_MS)
