import { ApiError } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import type { Gate } from '../../http/implement.ts'
import { requireSignature } from './payments/verify-event.ts'
import { takeEvent } from './take-event.ts'
import { countWebhooks } from './webhook-metrics.ts'

/** Five times the size of Stripe's largest events. */
const BODY_LIMIT = 1024 * 1024

/**
 * `POST /webhooks/stripe`. `payments/verify-event.ts` checks the signature, which covers the raw bytes, so they are
 * kept. Rate limits and cross-site checks do not apply: a request without a signature changes nothing. 400 for a bad signature or missing fields, 5xx for an event that
 * could not be stored and must be repeated, 200 for everything else, known events included.
 */
export async function addStripeWebhook(
  app: FastifyInstance,
  deps: Pick<Deps, 'payments' | 'database' | 'queue' | 'metrics' | 'now'>,
  { settled }: Pick<Gate, 'settled'>,
): Promise<void> {
  const { payments, metrics } = deps
  const count = countWebhooks(metrics)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  )
  /** What may be no event ends here: its body is not read, and its connection closes. */
  const admit = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    try {
      requireSignature(headers['stripe-signature']?.toString())
    } catch (error) {
      count('other', 'refused')
      reply.header('connection', 'close')
      throw error
    }
  }
  app.post(serverPaths.stripeWebhook, { onRequest: admit }, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const event = await payments
      .verifyEvent(body, request.headers['stripe-signature']?.toString())
      .catch((error: unknown) => {
        // A signed event that we cannot read is our failure, and rings its alarm.
        const isRefused = error instanceof ApiError && error.cause === undefined
        if (!isRefused) request.log.error({ err: error }, 'An event of the payment provider cannot be read.')
        count('other', isRefused ? 'refused' : 'failed')
        throw error
      })
    if (event) {
      const taken = takeEvent(deps, event, request.log)
      count(event.type, await taken.catch(() => 'failed' as const))
      await taken
      await settled()
    } else {
      count('other', 'ignored')
    }
    return reply.header('cache-control', 'no-store').send({ success: true, received: true })
  })
}
