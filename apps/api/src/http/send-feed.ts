import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matches } from './prepared-reply.ts'

/** What stands at a secret address, for programs that ask again and again: 304 while it stays the same. */
export const sendFeed = (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body }: { type: string; body: string },
): FastifyReply => {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex')
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(type).send(body)
}
