import { STATUS_CODES } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { noteFailure } from '../../http/errors.ts'

/** A failure as RFC 9457 describes it. Its kind is its status; `detail` is a sentence for a person. */
export function replyWithProblem(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message, details } = noteFailure(error, request, reply)
  const problem = {
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail: message,
    ...details,
    requestId: request.id,
  }
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem))
}
