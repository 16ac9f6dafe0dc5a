const UNIQUE_VIOLATION = '23505'

/** Whether a query failed because a value that must be unique is there already. Its transaction has ended. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === UNIQUE_VIOLATION) || isDuplicate(error.cause))
