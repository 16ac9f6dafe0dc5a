import { ApiError } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import { isWebhookSigned, MAX_MAIL_BYTES, readMailHead, readWebhookHeaders } from '@lilypad/crypto'
import { findByInboundToken, storeMail } from '@lilypad/db'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps/deps.ts'

const UNSIGNED = 'This message is not signed as it must be.'
const TOO_MANY = 'Too many messages came to this address. Please try again later.'
const RETRY_SECONDS = 600

const unsigned = () => new ApiError('bad_request', UNSIGNED)

/**
 * `POST /webhooks/inbound-mail`: a raw message from a hosted provider, signed by the Standard Webhooks rules. 400 for a
 * bad signature, before the body is read where it has no form of one; 429 for an address that gets too much; 200 for
 * everything else, so that nobody learns which addresses there are.
 */
export async function addInboundMailWebhook(
  app: FastifyInstance,
  { config: { inboundMail }, database: { db }, queue, now }: Deps,
): Promise<void> {
  const { secret = null, domain = '' } = inboundMail ?? {}
  if (secret === null) return
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_MAIL_BYTES }, (_request, body, done) =>
    done(null, body),
  )
  const admit = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    if (readWebhookHeaders(headers)) return
    reply.header('connection', 'close')
    throw unsigned()
  }
  const take = async (raw: Buffer) => {
    const { tokens, ...head } = readMailHead(raw, domain)
    for (const token of tokens) {
      const userId = await findByInboundToken(db, token)
      if (userId === null) continue
      const kept = await storeMail(db, { userId, ...head, raw, now: now() })
      if (kept.outcome === 'too many')
        throw new ApiError('rate_limited', TOO_MANY, { retryAfter: RETRY_SECONDS })
      if (kept.outcome !== 'kept') continue
      const { id, isOneOfMany } = kept
      await queue.enqueue('read-mail', { mailId: id }, { background: isOneOfMany }).catch(() => undefined)
    }
  }
  const route = {
    // With the deadline of a document, and counted as it comes.
    config: { takesUpload: true },
    onRequest: admit,
    preParsing: async (request: FastifyRequest) => request.countBody(),
  }
  app.post(serverPaths.inboundMailWebhook, route, async ({ headers, body }, reply) => {
    const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    const signed = readWebhookHeaders(headers)
    if (!signed || !isWebhookSigned(secret, signed, { body: raw, now: now() })) throw unsigned()
    await take(raw)
    return reply.header('cache-control', 'no-store').send({ success: true, received: true })
  })
}
