import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'
import type { TestApi } from '../create-test-api.ts'

export const WEBHOOK_SECRET = 'whsec_a_secret_for_tests_only'
export const SECRET_KEY = 'sk_test_for_tests_only'

export const stripeEnv = (apiOrigin: string) => ({
  STRIPE_SECRET_KEY: SECRET_KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_LINK_SKIP: 'https://buy.stripe.com/test_skip',
  STRIPE_LINK_JUMP: 'https://buy.stripe.com/test_jump?locale=en',
  STRIPE_LINK_JUMP_INTAKE: 'https://buy.stripe.com/test_jump_intake',
  STRIPE_API_ORIGIN: apiOrigin,
})

/** An event as Stripe sends it, with the fields that we read. */
export type StripeEvent = { id: string; type: string; created: number; data: object }
type Signing = { secret?: string; signedAt?: number; body?: string }

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)
const newId = (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`

const event = (type: string, at: Date, object: object, before?: object): StripeEvent =>
  Object.assign(
    { id: newId('evt'), type, created: seconds(at) },
    {
      object: 'event',
      api_version: '2026-10-28.endive',
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      data: { object, ...(before && { previous_attributes: before }) },
    },
  )

export type Payer = { subscription: string; customer: string; reference: string | null }

export const newPayer = (reference: string | null = null): Payer => ({
  subscription: newId('sub'),
  customer: newId('cus'),
  reference,
})

const subscriptionOf = (
  payer: Payer,
  { status, months = 1, end = END, metadata = {} }: Told & { status: string },
) => ({
  id: payer.subscription,
  object: 'subscription',
  customer: payer.customer,
  status,
  cancel_at_period_end: false,
  items: {
    object: 'list',
    data: [
      {
        id: newId('si'),
        object: 'subscription_item',
        current_period_end: seconds(end),
        price: { id: newId('price'), recurring: { interval: 'month', interval_count: months } },
      },
    ],
  },
  metadata,
})

type Told = {
  status?: string
  months?: number
  end?: Date
  before?: object
  metadata?: Record<string, string>
}
const END = new Date('2027-01-01T00:00:00Z')

const subscriptionEvent =
  (type: string, usual: string) =>
  (payer: Payer, at: Date, { before, ...told }: Told = {}) =>
    event(`customer.subscription.${type}`, at, subscriptionOf(payer, { status: usual, ...told }), before)

export const created = subscriptionEvent('created', 'active')
export const updated = subscriptionEvent('updated', 'active')
export const deleted = subscriptionEvent('deleted', 'canceled')

export const completed = (payer: Payer, at: Date, more: object = {}): StripeEvent =>
  event('checkout.session.completed', at, {
    id: newId('cs'),
    object: 'checkout.session',
    mode: 'subscription',
    status: 'complete',
    payment_status: 'paid',
    client_reference_id: payer.reference,
    customer: payer.customer,
    subscription: payer.subscription,
    customer_details: { email: 'payer@example.com', name: 'Pat Payer' },
    ...more,
  })

export const paymentFailed = (payer: Payer, at: Date): StripeEvent =>
  event('invoice.payment_failed', at, {
    id: newId('in'),
    object: 'invoice',
    customer: payer.customer,
    billing_reason: 'subscription_cycle',
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: payer.subscription, metadata: {} },
    },
  })

/** Sends an event to the webhook, signed by Stripe's own helper at the moment of sending. */
export async function sendEvent(api: TestApi, sent: object, signing: Signing = {}): Promise<Response> {
  const payload = JSON.stringify(sent)
  const timestamp = signing.signedAt ?? seconds(api.deps.now())
  const secret = signing.secret ?? WEBHOOK_SECRET
  return fetch(`${api.origin}/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    },
    body: signing.body ?? payload,
  })
}

/** Sends them one after the other; each must be accepted. */
export async function sendAll(api: TestApi, events: readonly object[]): Promise<void> {
  for (const sent of events) {
    const response = await sendEvent(api, sent)
    if (response.status !== 200) throw new Error(`The webhook answered ${response.status}.`)
  }
}

/** A payment that the provider gives up on. */
export function lastTryFailed(payer: Payer, at: Date): StripeEvent {
  const { data, ...failed } = paymentFailed(payer, at)
  const { object } = data as { object: object }
  const more = { next_payment_attempt: null, amount_due: 1500, currency: 'usd' }
  return { ...failed, data: { object: { ...object, ...more } } }
}

const chargeOf = ({ subscription, customer }: Payer, chargedAt: Date) => ({
  id: `ch_${subscription}_${seconds(chargedAt)}`,
  object: 'charge',
  customer,
  created: seconds(chargedAt),
  amount: 1500,
  currency: 'usd',
  billing_details: { email: 'payer@example.com', name: 'Pat Payer' },
})

type Charged = { chargedAt: Date; cents?: number; charge?: string }

export const refunded = (payer: Payer, at: Date, { chargedAt, cents = 1500, charge }: Charged): StripeEvent =>
  event('charge.refunded', at, {
    ...chargeOf(payer, chargedAt),
    ...(charge && { id: charge }),
    amount_refunded: cents,
    refunded: cents === 1500,
  })

type Disputed = { chargedAt: Date; charge?: unknown; nth?: number }

export const disputed = (
  payer: Payer,
  at: Date,
  status: 'needs_response' | 'won' | 'lost' | 'warning_closed',
  { chargedAt, nth = 1, charge = chargeOf(payer, chargedAt) }: Disputed,
): StripeEvent =>
  event(`charge.dispute.${status === 'needs_response' ? 'created' : 'closed'}`, at, {
    id: `du_${payer.subscription}_${nth}`,
    object: 'dispute',
    created: seconds(at),
    amount: 1500,
    currency: 'usd',
    charge,
    reason: 'general',
    status,
  })

export const fraudWarned = (
  payer: Payer,
  at: Date,
  { chargedAt, charge = chargeOf(payer, chargedAt) }: Disputed,
): StripeEvent =>
  event('radar.early_fraud_warning.created', at, {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge,
    created: seconds(at),
    fraud_type: 'misc',
  })
