const MINUTE = 60_000

export const LONGEST_READING_MS = 10 * MINUTE
/** Reading the board, and storing what was found. */
export const LONGEST_SCRAPE_MS = LONGEST_READING_MS + 2 * MINUTE
export const LARGEST_ANSWER_BYTES = 32 * 1024 ** 2
