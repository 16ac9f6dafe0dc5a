import { randomUUID } from 'node:crypto'

/** What a subscription is at the payment provider, in our words for its plans. */
export type Truth = {
  status: string
  plan: 'skip' | 'jump'
  /** Of the provider's clock, in seconds. */
  periodEnd: number
  pastDueSince: number | null
}

export type Payer = { userId: number; reference: string; customer: string; subscription: string }
export type StripeEvent = { id: string; type: string; created: number; data: object }
export type Step = 'renew' | 'fail' | 'recover' | 'change plan' | 'cancel'

const MONTH = 30 * 24 * 60 * 60
const MONTHS = { skip: 1, jump: 3 }

const eventOf = (type: string, created: number, object: object, before?: object): StripeEvent => ({
  id: `evt_${randomUUID()}`,
  type,
  created,
  data: { object, ...(before && { previous_attributes: before }) },
})

const subscriptionOf = ({ subscription, customer }: Payer, { status, plan, periodEnd }: Truth) => ({
  id: subscription,
  customer,
  status,
  metadata: {},
  items: {
    data: [
      {
        current_period_end: periodEnd,
        price: { recurring: { interval: 'month', interval_count: MONTHS[plan] } },
      },
    ],
  },
})

/**
 * The provider's side of a subscription: what it is, and every event that told of it, in the order in which things
 * happened. Its steps are an hour apart.
 *
 * @param start seconds of the provider's clock
 */
export function createSubscription(payer: Payer, plan: Truth['plan'], start: number) {
  const events: StripeEvent[] = []
  let at = start
  let truth: Truth = { status: 'incomplete', plan, periodEnd: start + MONTH, pastDueSince: null }
  const tell = (kind: 'created' | 'updated' | 'deleted', change: Partial<Truth>) => {
    const before = truth.status
    truth = { ...truth, ...change }
    const changed = before === truth.status ? {} : { status: before }
    events.push(eventOf(`customer.subscription.${kind}`, at, subscriptionOf(payer, truth), changed))
  }
  const failInvoice = () => {
    const parent = { subscription_details: { subscription: payer.subscription } }
    events.push(eventOf('invoice.payment_failed', at, { customer: payer.customer, parent }))
  }

  const steps: Record<Step, () => void> = {
    renew: () => tell('updated', { periodEnd: truth.periodEnd + MONTH }),
    fail: () => {
      failInvoice()
      tell('updated', { status: 'past_due', pastDueSince: truth.pastDueSince ?? at })
    },
    recover: () => tell('updated', { status: 'active', pastDueSince: null }),
    'change plan': () => tell('updated', { plan: truth.plan === 'skip' ? 'jump' : 'skip' }),
    cancel: () => tell('deleted', { status: 'canceled', pastDueSince: null }),
  }

  tell('created', {})
  at += 1
  tell('updated', { status: 'active' })
  const { reference: client_reference_id, customer, subscription } = payer
  const checkout = { client_reference_id, customer, subscription, payment_status: 'paid' }
  events.push(eventOf('checkout.session.completed', at + 1, checkout))
  return {
    payer,
    events,
    truth: () => truth,
    step(name: Step) {
      at += 3_600
      steps[name]()
    },
  }
}

export type Subscription = ReturnType<typeof createSubscription>
