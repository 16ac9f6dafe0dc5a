import { ApiError } from '@lilypad/contracts'
import { forgetCopy } from './on-device.ts'
import { reportSessionLoss } from './session-across-tabs.ts'
import { noteUnexpected } from './unexpected.ts'

function toCause(error: unknown): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.name : 'unknown'
  return error.requestId === null ? error.code : `${error.code}, request ${error.requestId}`
}

/** A log line for a failed call, with path and code, and without anything that a person wrote. */
export const failureLine = (error: unknown, path: string): string => `${path} failed: ${toCause(error)}`

/**
 * Logs a failed call, since some failures show nowhere else, and remembers the request of a server error. A call that
 * was refused for lack of a session may mean that it has ended: what was saved for
 * its person goes at once, since the connection may be lost before the next answer.
 */
export function noteFailure(error: unknown, path: string): void {
  noteUnexpected(error)
  if (error instanceof ApiError && error.code === 'unauthenticated') {
    void forgetCopy()
    reportSessionLoss()
  }
  console.warn(failureLine(error, path))
}
