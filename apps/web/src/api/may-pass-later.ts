import { ApiError } from '@lilypad/contracts'

/** Whether the same request may go through later: the connection, the server, too many calls, a session that ended. */
export const mayPassLater = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  ['internal', 'unavailable', 'no_room', 'rate_limited', 'unauthenticated'].includes(error.code)
