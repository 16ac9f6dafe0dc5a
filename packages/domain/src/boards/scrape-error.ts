/** What went wrong with a board. Only the kind decides what the queue does next. */
export const SCRAPE_FAILURES = ['gone', 'blocked', 'changed', 'unreachable'] as const
export type ScrapeFailure = (typeof SCRAPE_FAILURES)[number]

/**
 * A board could not be read.
 *
 * - `gone`: the board itself answers 404 or 410. The first time is only suspected, the second confirms it.
 * - `blocked`: 401, 403, 429, a robots.txt Disallow, a challenge page. Makes us ask the host less often.
 * - `changed`: the answer no longer has the expected shape. Retrying does not help.
 * - `unreachable`: time-out, 5xx, DNS, robots.txt 5xx or silent. Worth a later try.
 *
 * None of them ever deletes a job by itself. The message is for people.
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
