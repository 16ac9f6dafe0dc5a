/** Disk full, out of memory, too many connections. Source: PostgreSQL's SQLSTATE codes, appendix A. */
const INSUFFICIENT_RESOURCES = /^53\w{3}$/
/** It crashed; it starts, recovers or stops. */
const NOT_NOW = new Set(['57P02', '57P03'])
const REFUSED = 'ECONNREFUSED'

const isOne = (code: unknown) =>
  typeof code === 'string' && (INSUFFICIENT_RESOURCES.test(code) || NOT_NOW.has(code) || code === REFUSED)

/** Nothing of the query's transaction was kept; the same may go through later. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && isOne(error.code)) || isUnavailable(error.cause))
