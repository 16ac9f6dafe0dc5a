import { ApiError } from '@lilypad/contracts'
import { OUR_FAULT } from './failure-messages.ts'

/** A message shown this long after a failure belongs to another one. */
const FRESH_MS = 60_000

let last: { message: string; requestId: string; at: number } | null = null

/** Remembers the request behind a server error, so that it can be named next to the message. */
export function noteUnexpected(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'internal' || error.requestId === null) return
  last = { message: error.message, requestId: error.requestId, at: performance.now() }
}

/** The id of the request that has just failed with this message by a server error; null for any other message. */
export function requestBehind(message: string): string | null {
  if (last === null || performance.now() - last.at >= FRESH_MS) return null
  return message === OUR_FAULT || message === last.message ? last.requestId : null
}
