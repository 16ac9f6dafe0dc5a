import { MINUTE_MS } from '../clock.ts'

/** What went wrong with a board. Only the kind decides what the queue does next. */
export const SCRAPE_FAILURES = ['gone', 'disallowed', 'blocked', 'changed', 'unreachable'] as const
export type ScrapeFailure = (typeof SCRAPE_FAILURES)[number]

/**
 * `gone`: the board answers 404 or 410; a second time confirms it. `disallowed`: by robots.txt, which is no failure of
 * the host. `blocked`: 401, 403, 429, a challenge page; the host is asked less often. `changed`: not the expected shape,
 * so retrying does not help. `unreachable`: time-out, 5xx, DNS, robots.txt silent or 5xx. None ever deletes a job by
 * itself. The message is for people.
 */
export class ScrapeError extends Error {
  override readonly name = 'ScrapeError'
  readonly kind: ScrapeFailure
  /** The host asks not to be called again before this instant (milliseconds since 1970); or null. */
  readonly retryAt: number | null

  constructor(kind: ScrapeFailure, message: string, options: { cause?: unknown; retryAt?: number } = {}) {
    super(message, { cause: options.cause })
    this.kind = kind
    this.retryAt = options.retryAt ?? null
  }
}

export const BOARD_STATES = ['new', 'live', ...SCRAPE_FAILURES, 'suspect'] as const
export type BoardState = (typeof BOARD_STATES)[number]

export const READ_OUTCOMES = ['complete', 'unchanged', 'incomplete', 'suspect'] as const
export const SCRAPE_OUTCOMES = [...READ_OUTCOMES, 'failed'] as const
export type ScrapeOutcome = (typeof SCRAPE_OUTCOMES)[number]
/** How a board's turn in a loop ends: the last two without a scrape. */
export type LoopOutcome = ScrapeOutcome | 'resting' | 'skipped'

export const READ_TIMEOUT_MS = 10 * MINUTE_MS
/** Reading the board, and storing what was found. */
export const SCRAPE_TIMEOUT_MS = READ_TIMEOUT_MS + 2 * MINUTE_MS
export const MAX_RESPONSE_BYTES = 32 * 1024 ** 2
