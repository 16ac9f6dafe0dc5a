import { MINUTE_MS } from '../clock.ts'

export const READ_TIMEOUT_MS = 10 * MINUTE_MS
/** Reading the board, and storing what was found. */
export const SCRAPE_TIMEOUT_MS = READ_TIMEOUT_MS + 2 * MINUTE_MS
export const MAX_RESPONSE_BYTES = 32 * 1024 ** 2
