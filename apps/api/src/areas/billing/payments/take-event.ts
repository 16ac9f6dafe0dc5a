import { addEmail, type PaymentEvent, type StartedSubscription, takePaymentEvent } from '@lilypad/db'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { createMailEnqueuer } from '../../../mail/enqueue-mail.ts'

type Needs = Pick<Deps, 'database' | 'queue'>

/** Stores an event, its effect and its e-mail, all or nothing. */
const store = ({ database }: Needs, event: PaymentEvent) =>
  database.db.transaction(async (tx) => {
    const outcome = await takePaymentEvent(tx, event)
    const greet = ({ userId, email, firstName, plan }: StartedSubscription) =>
      addEmail(tx, {
        userId,
        recipient: email,
        cause: event.subscriptionId,
        letter: { kind: 'subscription-started', content: { firstName, plan } },
      })
    return { ...outcome, emailId: outcome.started && (await greet(outcome.started)) }
  })

/**
 * Handles an event of the payment provider, once; resolves to the outcome. Rejects when it could not be stored, so that
 * the provider repeats it.
 */
export const takeEvent = async (
  needs: Needs,
  event: PaymentEvent,
  log: FastifyBaseLogger,
): Promise<'taken' | 'repeated' | 'nobodys'> => {
  const { isPayerUnknown, isRepeated, emailId } = await store(needs, event)
  if (isPayerUnknown) log.warn({ event: event.fact.id }, 'A payment names an unknown person.')
  createMailEnqueuer(needs)(emailId)
  if (isRepeated) return 'repeated'
  return isPayerUnknown ? 'nobodys' : 'taken'
}
