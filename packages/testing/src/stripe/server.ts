import { type Answer, startLocalServer } from '../local-server.ts'
import { answerAsStripe, refuse, type StripeAccount } from './answers.ts'
import { faultsOf, readStripeRequest, type StripeRequest } from './requests.ts'

/** What the stand-in does with a request instead of answering it. */
export type StripeTrouble = 'unavailable' | 'silent'

export type StripeStandIn = StripeAccount & {
  /** For `STRIPE_API_ORIGIN`. */
  origin: string
  /** Every request, in order. */
  requests: StripeRequest[]
  /** Faults in the requests, as sentences; empty when they follow Stripe's documentation. */
  faults: string[]
  /** One for each of the next requests. */
  troubles: StripeTrouble[]
  close(): Promise<void>
}

const UNAVAILABLE: Answer = {
  status: 503,
  body: { error: { type: 'api_error', message: 'Try again later.' } },
}

/**
 * Stands in for Stripe's API on loopback: it accepts what Stripe's documentation allows, refuses the rest as Stripe
 * does, and records both. The same idempotency key gets the same answer.
 *
 * @param key the secret key that requests must carry
 */
export async function startStripeStandIn(key: string): Promise<StripeStandIn> {
  const answered = new Map<string, Answer>()
  const account: StripeAccount = {
    customers: new Set(),
    subscriptions: new Map(),
    charges: new Map(),
    refunded: new Set(),
    mayRefund: true,
    promotionCodes: new Map(),
    states: new Map(),
    mayChangePlans: true,
  }
  const requests: StripeRequest[] = []
  const faults: string[] = []
  const troubles: StripeTrouble[] = []

  const answer = (request: StripeRequest): Answer => {
    if (request.key !== key) return refuse(401, 'Invalid API Key provided: sk_test_****')
    const [fault, ...more] = faultsOf(request)
    if (fault !== undefined) {
      faults.push(fault, ...more)
      return refuse(400, fault)
    }
    const before = answered.get(request.idempotencyKey ?? '')
    if (before) return { ...before, headers: { 'idempotent-replayed': 'true' } }
    const made = answerAsStripe(request, account)
    if (request.idempotencyKey !== null) answered.set(request.idempotencyKey, made)
    return made
  }

  const { origin, close } = await startLocalServer((seen) => {
    const request = readStripeRequest(seen)
    requests.push(request)
    const trouble = troubles.shift()
    if (trouble === 'silent') return new Promise(() => undefined)
    return trouble === 'unavailable' ? UNAVAILABLE : answer(request)
  })
  return Object.assign(account, { origin, requests, faults, troubles, close })
}
