import { ApiError } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import {
  addToOutbox,
  type Executor,
  type PaymentEvent,
  type StartedSubscription,
  takePaymentEvent,
} from '@lilypad/db'
import type { Metrics } from '@lilypad/observe'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter } from 'prom-client'
import type { Deps } from '../../deps/deps.ts'
import { enqueueMail } from '../../deps/enqueue.ts'
import type { Gate } from '../../http/implement-calls.ts'
import { mailPaymentNews } from './mail-payment-news.ts'
import { EVENT_TYPES } from './payments/read-event.ts'
import { requireSignature } from './payments/verify-event.ts'

/** `ignored`: of a type that we do not handle. `refused`: unsigned. `failed`: not stored, so it will be repeated. */
type WebhookOutcome = 'taken' | 'repeated' | 'nobodys' | 'ignored' | 'refused' | 'failed'

const OUTCOMES: readonly WebhookOutcome[] = ['taken', 'repeated', 'nobodys', 'ignored', 'refused', 'failed']

/** Types that we do not handle count as `other`. Counters begin at 0, so that the first event is an increase. */
function countWebhooks({ registry }: Metrics) {
  const counter = new Counter({
    name: 'lilypad_webhooks_total',
    help: 'Calls of the payment provider, by type of event and outcome.',
    labelNames: ['type', 'outcome'],
    registers: [registry],
  })
  for (const type of [...EVENT_TYPES, 'other'])
    for (const outcome of OUTCOMES) counter.inc({ type, outcome }, 0)
  return (type: string, outcome: WebhookOutcome): void => counter.inc({ type, outcome })
}

type Needs = Pick<Deps, 'database' | 'queue' | 'now'>

const toId = (event: PaymentEvent) => ('charge' in event ? event.charge.id : event.fact.id)

const writeWelcome = (tx: Executor, cause: string, { userId, email, ...content }: StartedSubscription) =>
  addToOutbox(tx, {
    userId,
    recipient: email,
    cause,
    letter: { kind: 'subscription-started', content },
  })

/** Stores an event, its effect and its e-mails, all or nothing. */
const store = ({ database, now }: Needs, event: PaymentEvent) =>
  database.db.transaction(async (tx) => {
    const { started, news, ...outcome } = await takePaymentEvent(tx, event)
    const outboxIds = await mailPaymentNews(tx, news, { cause: toId(event), now: now() })
    if (started && 'subscriptionId' in event)
      outboxIds.push(await writeWelcome(tx, event.subscriptionId, started))
    return { ...outcome, outboxIds }
  })

/** Once. Rejects when the event could not be stored, so that the provider repeats it. */
async function takeEvent(
  needs: Needs,
  event: PaymentEvent,
  log: FastifyBaseLogger,
): Promise<'taken' | 'repeated' | 'nobodys'> {
  const { isPayerUnknown, isRepeated, outboxIds } = await store(needs, event)
  if (isPayerUnknown) log.warn({ event: toId(event) }, 'A payment names an unknown person.')
  enqueueMail(needs, ...outboxIds)
  if (isRepeated) return 'repeated'
  return isPayerUnknown ? 'nobodys' : 'taken'
}

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
