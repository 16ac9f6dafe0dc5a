import { randomUUID } from 'node:crypto'
import type { Subscription } from '@lilypad/db'
import { type ChargeFact, OFFER_TERMS, type OfferId } from '@lilypad/domain'

/** A subscription of the sandbox, as its events describe it. */
export type SandboxSubscription = {
  id: string
  customerId: string
  status: 'active' | 'trialing' | 'past_due' | 'canceled'
  offer: OfferId
  periodEnd: Date
  pausedFrom?: Date | null
  /** What its first payment had off, where that is the latest. */
  first?: { promotionCode: string | null } | null
}

/** An event in Stripe's shape. */
export type SandboxEvent = {
  id: string
  object: 'event'
  type: string
  created: number
  livemode: false
  data: { object: object; previous_attributes?: object }
}

type Told = { id?: string; at: Date; before?: object }

/** The part that each promotion code takes off. */
const PROMOTION = 0.2

const firstCents = (offer: OfferId, promotionCode: string | null) =>
  Math.round(OFFER_TERMS[offer].dollars * 100 * (promotionCode ? 1 - PROMOTION : 1))
const renewalCents = (offer: OfferId) => OFFER_TERMS[offer].renewal * 100
const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** The end of the period paid at an instant. */
export function paidUntil(offer: OfferId, from: Date): Date {
  const until = new Date(from)
  until.setUTCMonth(until.getUTCMonth() + OFFER_TERMS[offer].months)
  return until
}

const event = (type: string, object: object, { id, at, before }: Told): SandboxEvent => ({
  id: id ?? `evt_sandbox_${randomUUID()}`,
  object: 'event',
  type,
  created: seconds(at),
  livemode: false,
  data: { object, ...(before && { previous_attributes: before }) },
})

const toPrice = (offer: OfferId) => ({
  id: `price_sandbox_${offer}`,
  object: 'price',
  currency: 'usd',
  unit_amount: renewalCents(offer),
  recurring: { interval: 'month', interval_count: OFFER_TERMS[offer].months },
})

const describe = ({ id, customerId, status, offer, periodEnd, pausedFrom }: SandboxSubscription) => ({
  id,
  object: 'subscription',
  customer: customerId,
  status,
  items: {
    object: 'list',
    data: [{ id: `si_${id}`, current_period_end: seconds(periodEnd), price: toPrice(offer) }],
  },
  metadata: pausedFrom ? { paused_from: String(seconds(pausedFrom)) } : {},
})

export const subscriptionEvent = (
  change: 'created' | 'updated' | 'deleted',
  subscription: SandboxSubscription,
  told: Told,
): SandboxEvent => event(`customer.subscription.${change}`, describe(subscription), told)

const INTAKE_ID = 'sub_sandbox_intake_'

/** Names the offer of the intake, which the stored plan does not. */
const toSubscriptionId = (offer: OfferId, session: string) =>
  `${offer === 'jump_intake' ? INTAKE_ID : 'sub_sandbox_'}${session}`

export function readOffer({
  stripeSubscriptionId: id,
  plan,
}: Pick<Subscription, 'stripeSubscriptionId' | 'plan'>): OfferId {
  if (plan !== 'jump') return 'skip'
  return id.startsWith(INTAKE_ID) ? 'jump_intake' : 'jump'
}

type Checkout = {
  /** Makes repeated presses of a button count as one checkout. */
  session: string
  /** Null for somebody whom we do not know. */
  clientReferenceId: string | null
  email: string
  offer: OfferId
  at: Date
  /** Takes a part off the first payment. */
  promotionCode?: string
}

/** The events after a paid checkout, in the order in which a provider sends them. */
export function paidCheckout({
  session,
  clientReferenceId,
  email,
  offer,
  at,
  promotionCode = '',
}: Checkout): SandboxEvent[] {
  const discounts = promotionCode === '' ? [] : [{ coupon: null, promotion_code: promotionCode }]
  const subscription: SandboxSubscription = {
    id: toSubscriptionId(offer, session),
    customerId: `cus_sandbox_${session}`,
    status: 'active',
    offer,
    periodEnd: paidUntil(offer, at),
  }
  const checkout = {
    id: `cs_sandbox_${session}`,
    object: 'checkout.session',
    mode: 'subscription',
    status: 'complete',
    payment_status: 'paid',
    amount_total: firstCents(offer, promotionCode),
    currency: 'usd',
    discounts,
    client_reference_id: clientReferenceId,
    customer: subscription.customerId,
    customer_details: { email },
    subscription: subscription.id,
  }
  return [
    subscriptionEvent('created', subscription, { id: `evt_sandbox_created_${session}`, at }),
    event('checkout.session.completed', checkout, { id: `evt_sandbox_completed_${session}`, at }),
  ]
}

/** @param isLast whether no other try follows */
export function failedInvoiceEvent(
  { id, customerId, offer }: SandboxSubscription,
  { isLast, ...told }: Told & { isLast: boolean },
): SandboxEvent {
  const object = {
    id: `in_sandbox_${randomUUID()}`,
    object: 'invoice',
    customer: customerId,
    status: 'open',
    amount_due: renewalCents(offer),
    currency: 'usd',
    next_payment_attempt: isLast ? null : seconds(told.at) + 3 * 24 * 60 * 60,
    billing_reason: 'subscription_cycle',
    parent: { type: 'subscription_details', subscription_details: { subscription: id } },
  }
  return event('invoice.payment_failed', object, told)
}

/** The charge of the current period; each period has its own. */
const toCharge = ({ id, customerId, offer, periodEnd, first }: SandboxSubscription, chargedAt: Date) => ({
  id: `ch_${id}_${seconds(periodEnd)}`,
  object: 'charge',
  created: seconds(chargedAt),
  customer: customerId,
  amount: first ? firstCents(offer, first.promotionCode) : renewalCents(offer),
  currency: 'usd',
  billing_details: { email: null },
})

type Charged = Told & { chargedAt: Date }

/** @param part of the charge that is given back, from 0 to 1 */
export function refundEvent(
  subscription: SandboxSubscription,
  { part, chargedAt, ...told }: Charged & { part: number },
): SandboxEvent {
  const charge = toCharge(subscription, chargedAt)
  return event('charge.refunded', { ...charge, amount_refunded: Math.round(charge.amount * part) }, told)
}

/** Of a charge as it is known from its events. */
export function toRefund(
  { chargeId: id, chargedAt, customerId: customer, amount, currency }: ChargeFact,
  at: Date,
): SandboxEvent {
  const charge = { id, object: 'charge', created: seconds(chargedAt), customer, amount, currency }
  return event('charge.refunded', { ...charge, amount_refunded: amount }, { at })
}

/** Unlike Stripe's, its events hold the whole charge, since nobody can ask the sandbox for it. */
export function disputeEvent(
  subscription: SandboxSubscription,
  { status, chargedAt, ...told }: Charged & { status: 'needs_response' | 'won' | 'lost' },
): SandboxEvent {
  const charge = toCharge(subscription, chargedAt)
  const object = {
    id: `du_${charge.id}`,
    object: 'dispute',
    created: seconds(told.at),
    charge,
    amount: charge.amount,
    currency: charge.currency,
    reason: 'general',
    status,
    evidence_details: { due_by: seconds(told.at) + 9 * 24 * 60 * 60 },
  }
  return event(`charge.dispute.${status === 'needs_response' ? 'created' : 'closed'}`, object, told)
}

export function fraudWarningEvent(
  subscription: SandboxSubscription,
  { chargedAt, ...told }: Charged,
): SandboxEvent {
  const charge = toCharge(subscription, chargedAt)
  const object = {
    id: `issfr_${charge.id}`,
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge,
    created: seconds(told.at),
    fraud_type: 'misc',
  }
  return event('radar.early_fraud_warning.created', object, told)
}
