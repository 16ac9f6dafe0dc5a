import { ApiError } from '@lilypad/contracts'
import { noteUnexpected } from './unexpected.ts'

const causeOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.name : 'unknown'
  return error.requestId === null ? error.code : `${error.code}, request ${error.requestId}`
}

/** A failed call as a line of the log: which one and why, by path and code, and nothing that a person wrote. */
export const failureLine = (error: unknown, path: string): string => `${path} failed: ${causeOf(error)}`

/** Logs a failed call, which for some is all that tells of it, and remembers the request behind the server's faults. */
export const noteFailure = (error: unknown, path: string): void => {
  noteUnexpected(error)
  console.warn(failureLine(error, path))
}
