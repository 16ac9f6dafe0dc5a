import { ApiError, toErrorCode } from '@lilypad/contracts'
import { isUnavailable } from '@lilypad/db'
import { REQUEST_ID_HEADER } from '@lilypad/observe'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** Our messages for faults that the HTTP server itself finds in a request. */
const SENTENCES: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  ECONNRESET: 'The request was cut off.',
}

/** A part of the address is longer than any of ours, so it is not found. */
const TOO_LONG = 'FST_ERR_MAX_PARAM_LENGTH'

/** Seconds after which PostgreSQL may have room again, or be back. */
const TRY_AGAIN_AFTER = 30

/** Only ApiErrors and the server's own refusals keep their words; everything else is an unknown error. */
function asApiError(error: Error): ApiError {
  if (error instanceof ApiError) return error
  const { code, statusCode, expose } = error as Partial<FastifyError> & { expose?: boolean }
  if (code === TOO_LONG) return new ApiError('not_found')
  if (isUnavailable(error)) return new ApiError('unavailable', undefined, { retryAfter: TRY_AGAIN_AFTER })
  // Only a body that was cut off comes with a status; a lost connection of ours has none.
  const isOfServer = code?.startsWith('FST_') || code === 'ECONNRESET' || expose === true
  const isRefusal = isOfServer && statusCode !== undefined && statusCode >= 400 && statusCode < 500
  return isRefusal ? new ApiError(toErrorCode(statusCode), SENTENCES[code ?? '']) : new ApiError('internal')
}

/** Logs what is our fault, and sets the status and headers of a failure; what is left is to tell the person. */
export function noteFailure(error: Error, request: FastifyRequest, reply: FastifyReply): ApiError {
  const failure = asApiError(error)
  if (failure.code === 'internal') request.log.error({ err: error }, 'A request failed.')
  if (failure !== error && failure.code === 'unavailable')
    request.log.warn({ err: error }, 'PostgreSQL cannot take it now.')
  if (failure.retryAfter !== null) reply.header('retry-after', failure.retryAfter)
  // Set here for a request that no hook has seen, such as one with an invalid address.
  reply.header(REQUEST_ID_HEADER, request.id)
  reply.code(failure.status).header('cache-control', 'no-store')
  return failure
}

/** The one error handler: a failure becomes an honest status and a sentence; the rest stays in our log. */
export function replyToError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const failure = noteFailure(error, request, reply)
  reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ success: false, message: failure.message, ...failure.details }))
}

/** What was found, or done to it. Throws `not_found` where there is no such thing, or none of the person's. */
export function orNotFound<Found>(found: Found | null | undefined | false, message?: string): Found {
  if (found === null || found === undefined || found === false) throw new ApiError('not_found', message)
  return found
}
