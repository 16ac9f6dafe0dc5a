import { MINUTE_MS } from '../clock.ts'

export const LONGEST_READING_MS = 10 * MINUTE_MS
/** Reading the board, and storing what was found. */
export const LONGEST_SCRAPE_MS = LONGEST_READING_MS + 2 * MINUTE_MS
export const LARGEST_ANSWER_BYTES = 32 * 1024 ** 2
