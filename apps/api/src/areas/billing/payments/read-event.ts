import type { PaymentEvent } from '@lilypad/db'
import type { PaidPlanId, PaymentFact } from '@lilypad/domain'
import * as z from 'zod/mini'

/**
 * Endpoints are pinned to a version of Stripe's API that may differ from our library's: both shapes of each field are
 * read.
 */
const id = z.pipe(
  z.union([z.string(), z.object({ id: z.string() })]),
  z.transform((value: string | { id: string }) => (typeof value === 'string' ? value : value.id)),
)
const seconds = z.pipe(
  z.number(),
  z.transform((value: number) => new Date(value * 1000)),
)
const metadata = z.nullish(z.record(z.string(), z.string()))

const item = z.object({
  current_period_end: z.nullish(seconds),
  price: z.nullish(
    z.object({
      recurring: z.nullish(z.object({ interval: z.string(), interval_count: z.number() })),
    }),
  ),
})
const subscription = z.object({
  id: z.string(),
  customer: id,
  status: z.string(),
  current_period_end: z.nullish(seconds),
  items: z.nullish(z.object({ data: z.array(item) })),
  metadata,
})
const checkout = z.object({
  client_reference_id: z.nullish(z.string()),
  customer: z.nullish(id),
  subscription: z.nullish(id),
  payment_status: z.nullish(z.string()),
})
const invoice = z.object({
  customer: z.nullish(id),
  subscription: z.nullish(id),
  parent: z.nullish(z.object({ subscription_details: z.nullish(z.object({ subscription: z.nullish(id) })) })),
})
const envelope = z.object({
  id: z.string(),
  type: z.string(),
  created: seconds,
  data: z.object({
    object: z.unknown(),
    previous_attributes: z.nullish(z.record(z.string(), z.unknown())),
  }),
})

type Envelope = z.output<typeof envelope>
type Item = z.output<typeof item>
type Described = { subscriptionId: string; fact: Omit<PaymentFact, 'id' | 'at' | 'isChange'> }

/** A monthly payment is skip; a longer interval is jump. */
const planOf = (items: readonly Item[]): PaidPlanId | null => {
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
        plan: planOf(items),
        periodEnd:
          read.current_period_end ?? items.find((one) => one.current_period_end)?.current_period_end ?? null,
      },
    }
  }

const NOTHING_MORE = { status: null, plan: null, periodEnd: null, clientReference: null }

/** A paid checkout counts as an active subscription until an event of the subscription itself arrives. */
const readCheckout = (object: unknown): Described | null => {
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
        },
      }
    : null
}

const readFailedInvoice = (object: unknown): Described | null => {
  const read = invoice.parse(object)
  const subscriptionId = read.parent?.subscription_details?.subscription ?? read.subscription
  return subscriptionId
    ? { subscriptionId, fact: { ...NOTHING_MORE, kind: 'payment-failed', customerId: read.customer ?? null } }
    : null
}

const READERS = new Map<string, (object: unknown) => Described | null>([
  ['checkout.session.completed', readCheckout],
  ['customer.subscription.created', readSubscription('created')],
  ['customer.subscription.updated', readSubscription('updated')],
  ['customer.subscription.deleted', readSubscription('deleted')],
  ['invoice.payment_failed', readFailedInvoice],
])

/** The types of events about subscriptions. */
export const EVENT_TYPES: readonly string[] = [...READERS.keys()]

const isChange = ({ data }: Envelope) =>
  data.previous_attributes != null && Object.hasOwn(data.previous_attributes, 'status')

/**
 * The facts about a subscription in a Stripe event; null for other events. Throws for a known type in an unknown shape,
 * so that Stripe repeats the event and it is not lost.
 */
export const readEvent = (event: unknown): PaymentEvent | null => {
  const read = envelope.parse(event)
  const described = READERS.get(read.type)?.(read.data.object) ?? null
  if (!described) return null
  const fact = { ...described.fact, id: read.id, at: read.created, isChange: isChange(read) }
  return { type: read.type, subscriptionId: described.subscriptionId, fact }
}
