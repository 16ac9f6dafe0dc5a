/** Every way in which a call can fail, and the HTTP status it carries. The list is closed. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media: 415,
  unreadable_board: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  no_room: 507,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export const ERROR_MESSAGES: Record<ErrorCode, string> = {
  bad_request: 'This request is not valid.',
  unauthenticated: 'Please log in.',
  forbidden: 'You do not have access to this.',
  not_found: 'This could not be found.',
  conflict: 'This was changed in the meantime.',
  too_large: 'This is too large.',
  unsupported_media: 'This kind of content is not accepted.',
  unreadable_board: 'This board could not be read.',
  rate_limited: 'Too many requests. Please wait a moment and try again.',
  internal: 'An unknown error occurred.',
  unavailable: 'This is temporarily unavailable. Please try again in a moment.',
  no_room: 'There is no room left to store this. Please try again later.',
}

/** Handlers throw it on the server; the client throws it for a reply that reports a failure. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly status: number
  /** Seconds to wait, for `rate_limited` and `unavailable`. */
  readonly retryAfter: number | null
  /** Fields that the reply carries besides `message`, such as the stored text of a conflict. */
  readonly details: Readonly<Record<string, unknown>>
  /** In the client: the request's id in the server's log. */
  readonly requestId: string | null

  constructor(
    code: ErrorCode,
    message: string = ERROR_MESSAGES[code],
    options: { retryAfter?: number; details?: Record<string, unknown>; requestId?: string } = {},
  ) {
    super(message)
    this.code = code
    this.status = ERROR_STATUS[code]
    this.retryAfter = options.retryAfter ?? null
    this.details = options.details ?? {}
    this.requestId = options.requestId ?? null
  }
}

/** The code of an HTTP status; anything unknown is `internal`. */
export const toErrorCode = (status: number): ErrorCode =>
  (Object.keys(ERROR_STATUS) as ErrorCode[]).find((code) => ERROR_STATUS[code] === status) ?? 'internal'
