import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, matches, type PreparedReply, sendEncoded } from '../calls/prepared-reply.ts'

/** So long may anybody show it without asking again: what has gone is gone from caches soon. */
const CACHE_CONTROL = 'public, max-age=300'

/**
 * Sends what is the same for everybody: compressed as the client likes, or 304 when the client has it already.
 * The status of `reply` stays as it was set.
 */
export const sendPublic = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type }: { body: PreparedReply; type: string },
): Promise<FastifyReply> => {
  const encoding = encodingFor(request)
  const etag = body.etag(encoding)
  reply
    .header('vary', 'Accept-Encoding')
    .header('cache-control', CACHE_CONTROL)
    .header('etag', etag)
    .header('x-content-type-options', 'nosniff')
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], etag))
    return reply.code(304).send()
  return sendEncoded(reply, body, { encoding, type })
}
