const MINUTE = 60_000

/** The longest that reading one board may take, in milliseconds. */
export const LONGEST_READING_MS = 10 * MINUTE
/** The longest that a scrape may take: reading the board, and storing what was found. */
export const LONGEST_SCRAPE_MS = LONGEST_READING_MS + 2 * MINUTE
/** The largest answer that is read from a board, in bytes. */
export const LARGEST_ANSWER_BYTES = 32 * 1024 ** 2
