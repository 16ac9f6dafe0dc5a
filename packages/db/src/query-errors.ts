/** Disk full, out of memory, too many connections. Source: PostgreSQL's SQLSTATE codes, appendix A. */
const INSUFFICIENT_RESOURCES = /^53\w{3}$/
/** It crashed; it starts, recovers or stops. */
const NOT_NOW = new Set(['57P02', '57P03'])
const REFUSED = 'ECONNREFUSED'
const UNIQUE_VIOLATION = '23505'

const hasCode = (error: unknown, isOne: (code: string) => boolean): boolean =>
  error instanceof Error &&
  (('code' in error && typeof error.code === 'string' && isOne(error.code)) || hasCode(error.cause, isOne))

/** Nothing of the query's transaction was kept; the same may go through later. */
export const isUnavailable = (error: unknown): boolean =>
  hasCode(error, (code) => INSUFFICIENT_RESOURCES.test(code) || NOT_NOW.has(code) || code === REFUSED)

/** A unique constraint failed; the transaction has ended. */
export const isDuplicate = (error: unknown): boolean => hasCode(error, (code) => code === UNIQUE_VIOLATION)
