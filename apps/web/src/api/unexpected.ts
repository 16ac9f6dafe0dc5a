import { ApiError } from '@lilypad/contracts'

/** Words that are shown this long after a failure are about another one. */
const FRESH_MS = 60_000

let last: { message: string; requestId: string; at: number } | null = null

/** Remembers the request behind an error of the server's, so that it can be named beside the error's words. */
export const noteUnexpected = (error: unknown): void => {
  if (!(error instanceof ApiError) || error.code !== 'internal' || error.requestId === null) return
  last = { message: error.message, requestId: error.requestId, at: performance.now() }
}

/** The id of the request that has just failed with these words by the server's fault; null for all other words. */
export const requestBehind = (message: string): string | null =>
  last !== null && last.message === message && performance.now() - last.at < FRESH_MS ? last.requestId : null
