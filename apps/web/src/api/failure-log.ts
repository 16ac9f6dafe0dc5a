import { ApiError } from '@lilypad/contracts'
import { deleteOfflineCopy } from './delete-offline-copy.ts'
import { OUR_FAULT } from './failure-messages.ts'
import { reportSessionLoss } from './session-across-tabs.ts'

function toCause(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.name : 'unknown'
  return error.requestId === null ? error.code : `${error.code}, request ${error.requestId}`
}

/** A log line for a failed call, with path and code, and without anything that a person wrote. */
export const failureLine = (error: unknown, path: string): string => `${path} failed: ${toCause(error)}`

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

/**
 * Logs a failed call, since some failures show nowhere else, and remembers the request of a server error. A call that
 * was refused for lack of a session may mean that it has ended: what was saved for
 * its person goes at once, since the connection may be lost before the next answer.
 */
export function noteFailure(error: unknown, path: string): void {
  noteUnexpected(error)
  if (error instanceof ApiError && error.code === 'unauthenticated') {
    void deleteOfflineCopy()
    reportSessionLoss()
  }
  console.warn(failureLine(error, path))
}
