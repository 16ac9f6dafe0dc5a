const UNIQUE_VIOLATION = '23505'

/** A unique constraint failed; the transaction has ended. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === UNIQUE_VIOLATION) || isDuplicate(error.cause))
