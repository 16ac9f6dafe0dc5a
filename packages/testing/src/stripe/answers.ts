import { randomBytes } from 'node:crypto'
import type { Answer } from '../local-server.ts'
import type { StripeRequest } from './requests.ts'

/** The state of the account at the stand-in. */
export type StripeAccount = {
  customers: Set<string>
  /** Ids of subscriptions, with their customers. */
  subscriptions: Map<string, string>
  /** Customers by the ids of their charges, all of one instant. */
  charges: Map<string, string>
  /** Ids of charges that were given back in full. */
  refunded: Set<string>
  /** Whether the key may give charges back. */
  mayRefund: boolean
  /** Of subscriptions by their ids, what is not as usual: active, and paid. */
  states: Map<string, object>
  /** How promotion codes are typed, by their ids. */
  promotionCodes: Map<string, string>
  /** Whether the portal lets people change their plan. */
  mayChangePlans: boolean
}

type Refusal = { code?: string; param?: string }

export const refuse = (status: number, message: string, more: Refusal = {}): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', message, ...more } },
})

const missing = (what: string, id: string, param: string, status = 400) =>
  refuse(status, `No such ${what}: '${id}'`, { code: 'resource_missing', param })

const PORTAL_FIELDS = [
  'customer',
  'return_url',
  'flow_data[type]',
  'flow_data[subscription_update][subscription]',
]

function refusePortal(form: Record<string, string>, account: StripeAccount): Answer | null {
  const unknown = Object.keys(form).find((name) => !PORTAL_FIELDS.includes(name))
  if (unknown) return refuse(400, `Received unknown parameter: ${unknown}`, { code: 'parameter_unknown' })
  const { customer = '', return_url: returnUrl = '' } = form
  if (!account.customers.has(customer)) return missing('customer', customer, 'customer')
  if (!URL.canParse(returnUrl))
    return refuse(400, 'Not a valid URL', { code: 'url_invalid', param: 'return_url' })
  if (form['flow_data[type]'] === undefined) return null
  if (form['flow_data[type]'] !== 'subscription_update') return refuse(400, 'Invalid flow_data[type]')
  const subscription = form['flow_data[subscription_update][subscription]'] ?? ''
  if (account.subscriptions.get(subscription) !== customer)
    return missing('subscription', subscription, 'flow_data[subscription_update][subscription]')
  return account.mayChangePlans
    ? null
    : refuse(400, 'The subscription update feature in the portal configuration is disabled.')
}

function openPortal({ form }: StripeRequest, account: StripeAccount): Answer {
  const refusal = refusePortal(form, account)
  if (refusal) return refusal
  const id = randomBytes(12).toString('hex')
  const body = {
    id: `bps_${id}`,
    object: 'billing_portal.session',
    configuration: 'bpc_stand_in',
    created: Math.floor(Date.now() / 1000),
    customer: form.customer,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: form.return_url,
    url: `https://billing.stripe.com/p/session/test_${id}`,
  }
  return { status: 200, body }
}

/** An ended one is not found, as at Stripe. */
function cancel(id: string, account: StripeAccount): Answer {
  const customer = account.subscriptions.get(id)
  if (customer === undefined) return missing('subscription', id, 'id', 404)
  account.subscriptions.delete(id)
  const now = Math.floor(Date.now() / 1000)
  return {
    status: 200,
    body: { id, object: 'subscription', customer, status: 'canceled', canceled_at: now, ended_at: now },
  }
}

const UPDATE_FIELDS = ['trial_end', 'proration_behavior', 'payment_behavior', 'metadata[paused_from]']

function showSubscription(id: string, account: StripeAccount): Answer {
  const customer = account.subscriptions.get(id)
  if (customer === undefined) return missing('subscription', id, 'id', 404)
  const usual = {
    status: 'active',
    cancel_at_period_end: false,
    metadata: {},
    latest_invoice: { status: 'paid' },
  }
  return { status: 200, body: { id, object: 'subscription', customer, ...usual, ...account.states.get(id) } }
}

/** A trial that ends in the past, or in no way that Stripe knows, is refused. */
function update(id: string, { form }: StripeRequest, account: StripeAccount): Answer {
  const customer = account.subscriptions.get(id)
  if (customer === undefined) return missing('subscription', id, 'id', 404)
  const unknown = Object.keys(form).find((name) => !UPDATE_FIELDS.includes(name))
  if (unknown) return refuse(400, `Received unknown parameter: ${unknown}`, { code: 'parameter_unknown' })
  const { trial_end: trialEnd = '' } = form
  if (trialEnd !== 'now' && !(Number(trialEnd) > Date.now() / 1000))
    return refuse(400, 'Invalid timestamp: must be an integer Unix timestamp in the future.', {
      param: 'trial_end',
    })
  const status = trialEnd === 'now' ? 'active' : 'trialing'
  return { status: 200, body: { id, object: 'subscription', customer, status } }
}

function showCharge(id: string, { charges, refunded }: StripeAccount): Answer {
  const customer = charges.get(id)
  if (customer === undefined) return missing('charge', id, 'id', 404)
  const created = Date.parse('2026-11-01T12:00:00Z') / 1000
  const whose = { created, customer, billing_details: { email: null } }
  return { status: 200, body: { id, object: 'charge', ...whose, refunded: refunded.has(id) } }
}

function refund({ form }: StripeRequest, { charges, refunded, mayRefund }: StripeAccount): Answer {
  const { charge = '' } = form
  if (!mayRefund) return refuse(403, 'The provided key does not have the required permissions.')
  if (!charges.has(charge)) return missing('charge', charge, 'charge')
  refunded.add(charge)
  return { status: 200, body: { id: `re_${charge}`, object: 'refund', charge, status: 'succeeded' } }
}

function showPromotionCode(id: string, { promotionCodes }: StripeAccount): Answer {
  const code = promotionCodes.get(id)
  if (code === undefined) return missing('promotion code', id, 'promotion_code', 404)
  return { status: 200, body: { id, object: 'promotion_code', active: true, code } }
}

/** Stripe's answers to the seven requests that the product makes; anything else is not found. */
export function answerAsStripe(request: StripeRequest, account: StripeAccount): Answer {
  const { method } = request
  // What a GET asks for besides is in its query.
  const [path = ''] = request.path.split('?')
  if (method === 'POST' && path === '/v1/billing_portal/sessions') return openPortal(request, account)
  const [, id] = /^\/v1\/subscriptions\/(\w+)$/.exec(path) ?? []
  if (method === 'DELETE' && id !== undefined) return cancel(id, account)
  if (method === 'GET' && id !== undefined) return showSubscription(id, account)
  if (method === 'POST' && id !== undefined) return update(id, request, account)
  if (method === 'POST' && path === '/v1/refunds') return refund(request, account)
  const [, charge] = /^\/v1\/charges\/(\w+)$/.exec(path) ?? []
  if (method === 'GET' && charge !== undefined) return showCharge(charge, account)
  const [, promotion] = /^\/v1\/promotion_codes\/(\w+)$/.exec(path) ?? []
  if (method === 'GET' && promotion !== undefined) return showPromotionCode(promotion, account)
  return refuse(404, `Unrecognized request URL (${method}: ${path}).`)
}
