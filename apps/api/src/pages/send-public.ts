import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, matches, type PreparedReply, sendEncoded } from '../http/prepared-reply.ts'

/** How long caches may use it without asking; short, so that removed content soon disappears from them. */
const KEPT = 'public, max-age=300'
const ASKED_FOR = 'public, no-cache'

type Content = {
  body: PreparedReply
  type: string
  /** Caches ask before each use, since its readers are told of news. */
  mustAsk?: boolean
}

/**
 * Sends content that is the same for everybody, in the client's preferred encoding, or 304 when the client already has
 * it. Keeps the status of `reply`.
 */
export const sendPublic = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type, mustAsk = false }: Content,
): Promise<FastifyReply> => {
  const encoding = encodingFor(request)
  const etag = body.etag(encoding)
  reply
    .header('vary', 'Accept-Encoding')
    .header('cache-control', mustAsk ? ASKED_FOR : KEPT)
    .header('etag', etag)
  if (reply.statusCode === 200 && matches(request.headers['if-none-match'], etag))
    return reply.code(304).send()
  return sendEncoded(reply, body, { encoding, type })
}
