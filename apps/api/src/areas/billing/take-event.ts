import {
  addToOutbox,
  type Executor,
  type PaymentEvent,
  type StartedSubscription,
  takePaymentEvent,
} from '@lilypad/db'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import { enqueueMail } from '../../deps/enqueue.ts'
import { tellPaymentNews } from './tell-payment-news.ts'

type Needs = Pick<Deps, 'database' | 'queue' | 'now'>

const toId = (event: PaymentEvent) => ('charge' in event ? event.charge.id : event.fact.id)

const greet = (tx: Executor, cause: string, { userId, email, firstName, plan }: StartedSubscription) =>
  addToOutbox(tx, {
    userId,
    recipient: email,
    cause,
    letter: { kind: 'subscription-started', content: { firstName, plan } },
  })

/** Stores an event, its effect and its e-mails, all or nothing. */
const store = ({ database, now }: Needs, event: PaymentEvent) =>
  database.db.transaction(async (tx) => {
    const { started, news, ...outcome } = await takePaymentEvent(tx, event)
    const outboxIds = await tellPaymentNews(tx, news, { cause: toId(event), now: now() })
    if (started && 'subscriptionId' in event) outboxIds.push(await greet(tx, event.subscriptionId, started))
    return { ...outcome, outboxIds }
  })

/**
 * Handles an event of the payment provider, once; resolves to the outcome. Rejects when it could not be stored, so that
 * the provider repeats it.
 */
export async function takeEvent(
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
