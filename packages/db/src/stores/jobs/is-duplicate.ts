const UNIQUE_VIOLATION = '23505'

/** Whether a query failed on a unique constraint. Its transaction has ended. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === UNIQUE_VIOLATION) || isDuplicate(error.cause))
