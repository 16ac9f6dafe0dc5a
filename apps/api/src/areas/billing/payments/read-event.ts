import type { PaymentEvent } from '@lilypad/db'
import type { PaidPlanId, PaymentFact } from '@lilypad/domain'
import * as z from 'zod/mini'
import { amount, id, seconds, text } from './event-values.ts'
import { readDispute, readFraudWarning, readRefund } from './read-charge.ts'

/** Endpoints are pinned to a version of Stripe's API that may not be ours: both shapes of each field are read. */
const metadata = z.nullish(z.record(z.string(), text))

const item = z.object({
  current_period_end: z.nullish(seconds),
  price: z.nullish(
    z.object({
      recurring: z.nullish(z.object({ interval: text, interval_count: z.number() })),
    }),
  ),
})
const subscription = z.object({
  id: text,
  customer: id,
  status: text,
  current_period_end: z.nullish(seconds),
  items: z.nullish(z.object({ data: z.array(item) })),
  metadata,
})
const checkout = z.object({
  client_reference_id: z.nullish(text),
  customer: z.nullish(id),
  subscription: z.nullish(id),
  payment_status: z.nullish(text),
  amount_total: z.nullish(amount),
  currency: z.nullish(text),
  customer_details: z.nullish(z.object({ email: z.nullish(text) })),
  discounts: z.nullish(z.array(z.object({ promotion_code: z.nullish(id) }))),
})
const invoice = z.object({
  customer: z.nullish(id),
  subscription: z.nullish(id),
  next_payment_attempt: z.nullish(z.number()),
  amount_due: z.nullish(amount),
  currency: z.nullish(text),
  parent: z.nullish(z.object({ subscription_details: z.nullish(z.object({ subscription: z.nullish(id) })) })),
})
const envelope = z.object({
  id: text,
  type: text,
  created: seconds,
  data: z.object({
    object: z.unknown(),
    previous_attributes: z.nullish(z.record(z.string(), z.unknown())),
  }),
})

type Item = z.output<typeof item>
type Described = {
  subscriptionId: string
  fact: Omit<PaymentFact, 'id' | 'at' | 'isChange'>
  email?: string | null
}

/** A monthly payment is skip; a longer interval is jump. */
function toPlan(items: readonly Item[]): PaidPlanId | null {
  const recurring = items.map(({ price }) => price?.recurring).find((found) => found)
  if (!recurring) return null
  return recurring.interval === 'month' && recurring.interval_count === 1 ? 'skip' : 'jump'
}

const readSubscription =
  (kind: PaymentFact['kind']) =>
  (object: unknown): Described => {
    const read = subscription.parse(object)
    const items = read.items?.data ?? []
    return {
      subscriptionId: read.id,
      fact: {
        kind,
        customerId: read.customer,
        clientReference: read.metadata?.client_reference_id ?? null,
        status: read.status,
        plan: toPlan(items),
        periodEnd:
          read.current_period_end ?? items.find((one) => one.current_period_end)?.current_period_end ?? null,
        pausedFrom: pausedFrom(read),
      },
    }
  }

/** What we write to the metadata to pause, in seconds; it counts while the provider calls the subscription a trial. */
function pausedFrom({ status, metadata }: z.output<typeof subscription>): Date | null {
  const from = metadata?.paused_from ?? ''
  return status === 'trialing' && /^\d{1,11}$/.test(from) ? new Date(Number(from) * 1000) : null
}

const NOTHING_MORE = { status: null, plan: null, periodEnd: null, clientReference: null }

/** A paid checkout counts as an active subscription until an event of the subscription itself arrives. */
function readCheckout(object: unknown): Described | null {
  const read = checkout.parse(object)
  const isPaid = read.payment_status === 'paid' || read.payment_status === 'no_payment_required'
  return read.subscription
    ? {
        subscriptionId: read.subscription,
        fact: {
          ...NOTHING_MORE,
          kind: 'checkout',
          customerId: read.customer ?? null,
          clientReference: read.client_reference_id ?? null,
          status: isPaid ? 'active' : null,
          amount: read.amount_total ?? null,
          currency: read.currency ?? null,
          promotionCode: read.discounts?.find((one) => one.promotion_code)?.promotion_code ?? null,
        },
        email: isPaid ? (read.customer_details?.email ?? null) : null,
      }
    : null
}

/** Without a next attempt, the provider has given up. */
function readFailedInvoice(object: unknown): Described | null {
  const read = invoice.parse(object)
  const subscriptionId = read.parent?.subscription_details?.subscription ?? read.subscription
  if (!subscriptionId) return null
  const fact = {
    ...NOTHING_MORE,
    kind: 'payment-failed' as const,
    customerId: read.customer ?? null,
    isLastTry: read.next_payment_attempt === null,
    amount: read.amount_due ?? null,
    currency: read.currency ?? null,
  }
  return { subscriptionId, fact }
}

const READERS = new Map<string, (object: unknown) => Described | null>([
  ['checkout.session.completed', readCheckout],
  ['customer.subscription.created', readSubscription('created')],
  ['customer.subscription.updated', readSubscription('updated')],
  ['customer.subscription.deleted', readSubscription('deleted')],
  ['invoice.payment_failed', readFailedInvoice],
])

const CHARGE_READERS = new Map([
  ['charge.refunded', readRefund],
  ['charge.dispute.created', readDispute('dispute-opened')],
  ['charge.dispute.updated', readDispute('dispute-opened')],
  ['charge.dispute.closed', readDispute('dispute-closed')],
  ['radar.early_fraud_warning.created', readFraudWarning],
])

/** The types of events about subscriptions and their charges. */
export const EVENT_TYPES: readonly string[] = [...READERS.keys(), ...CHARGE_READERS.keys()]

const isChange = ({ data }: z.output<typeof envelope>) =>
  data.previous_attributes != null && Object.hasOwn(data.previous_attributes, 'status')

/** What a Stripe event says about a subscription or a charge; null for other events. Throws when it lacks fields. */
export function readEvent(event: unknown): PaymentEvent | null {
  const read = envelope.parse(event)
  const { id, type, created: at } = read
  const charged = CHARGE_READERS.get(type)?.(read.data.object)
  if (charged) return { type, charge: { ...charged.charge, id, at }, email: charged.email }
  const described = READERS.get(type)?.(read.data.object) ?? null
  if (!described) return null
  const { subscriptionId, email = null } = described
  return { type, subscriptionId, email, fact: { ...described.fact, id, at, isChange: isChange(read) } }
}
