import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, matches, type PreparedReply, sendEncoded } from '../http/prepared-reply.ts'

/** How long caches may use it without asking; short, so that removed content soon disappears from them. */
const CACHE_CONTROL = 'public, max-age=300'

/**
 * Sends content that is the same for everybody, in the client's preferred encoding, or 304 when the client already has
 * it. Keeps the status of `reply`.
 */
export const sendPublic = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type }: { body: PreparedReply; type: string },
): Promise<FastifyReply> => {
  const encoding = encodingFor(request)
  const etag = body.etag(encoding)
  reply.header('vary', 'Accept-Encoding').header('cache-control', CACHE_CONTROL).header('etag', etag)
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], etag))
    return reply.code(304).send()
  return sendEncoded(reply, body, { encoding, type })
}
