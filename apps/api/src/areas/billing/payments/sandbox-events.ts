import { randomUUID } from 'node:crypto'
import { PAID_PLAN_TERMS, type PaidPlanId } from '@lilypad/domain'

/** A subscription of the sandbox, as its events describe it. */
export type SandboxSubscription = {
  id: string
  customerId: string
  status: 'active' | 'past_due' | 'canceled'
  plan: PaidPlanId
  periodEnd: Date
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

const centsOf = (plan: PaidPlanId) => PAID_PLAN_TERMS[plan].dollars * 100
const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** The end of the period paid at an instant. */
export const paidUntil = (plan: PaidPlanId, from: Date): Date => {
  const until = new Date(from)
  until.setUTCMonth(until.getUTCMonth() + PAID_PLAN_TERMS[plan].months)
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

const priceOf = (plan: PaidPlanId) => ({
  id: `price_sandbox_${plan}`,
  object: 'price',
  currency: 'usd',
  unit_amount: centsOf(plan),
  recurring: { interval: 'month', interval_count: PAID_PLAN_TERMS[plan].months },
})

const describe = ({ id, customerId, status, plan, periodEnd }: SandboxSubscription) => ({
  id,
  object: 'subscription',
  customer: customerId,
  status,
  items: {
    object: 'list',
    data: [{ id: `si_${id}`, current_period_end: seconds(periodEnd), price: priceOf(plan) }],
  },
  metadata: {},
})

export const subscriptionEvent = (
  change: 'created' | 'updated' | 'deleted',
  subscription: SandboxSubscription,
  told: Told,
): SandboxEvent => event(`customer.subscription.${change}`, describe(subscription), told)

export const checkoutEvent = (
  session: { id: string; clientReferenceId: string; subscription: SandboxSubscription },
  told: Told,
): SandboxEvent => {
  const { id, clientReferenceId, subscription } = session
  const object = {
    id,
    object: 'checkout.session',
    mode: 'subscription',
    status: 'complete',
    payment_status: 'paid',
    amount_total: centsOf(subscription.plan),
    currency: 'usd',
    client_reference_id: clientReferenceId,
    customer: subscription.customerId,
    subscription: subscription.id,
  }
  return event('checkout.session.completed', object, told)
}

export const failedInvoiceEvent = (
  { id, customerId, plan }: SandboxSubscription,
  told: Told,
): SandboxEvent => {
  const object = {
    id: `in_sandbox_${randomUUID()}`,
    object: 'invoice',
    customer: customerId,
    status: 'open',
    amount_due: centsOf(plan),
    billing_reason: 'subscription_cycle',
    parent: { type: 'subscription_details', subscription_details: { subscription: id } },
  }
  return event('invoice.payment_failed', object, told)
}
