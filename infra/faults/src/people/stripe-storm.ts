import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'
import type { Random } from '../random.ts'
import type { StripeEvent } from './stripe-events.ts'

export const STRIPE_SECRET = 'whsec_a_secret_of_these_tests'
export const stripeEnv = {
  STRIPE_SECRET_KEY: 'sk_test_of_these_tests',
  STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
  STRIPE_LINK_SKIP: 'https://buy.stripe.com/test_skip',
  STRIPE_LINK_JUMP: 'https://buy.stripe.com/test_jump',
  // An address that is never requested.
  STRIPE_API_ORIGIN: 'http://127.0.0.1:9',
}

/** Deliveries under way at a time. */
const AT_ONCE = 24
/** The provider waits for hours before it delivers again; here the wait is short. */
const AGAIN_AFTER_MS = 50
/** One delivery in this many loses its connection before the answer. */
const ONE_CUT_OF = 8

/** Delivers an event once. The status; null when no answer was heard. `cutAfterMs`: then the connection is cut. */
const deliver = (origin: string, event: StripeEvent, cutAfterMs: number | null) =>
  new Promise<number | null>((resolve) => {
    const payload = JSON.stringify(event)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: STRIPE_SECRET })
    const sending = request(`${origin}/webhooks/stripe`, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })
    sending.once('error', () => resolve(null))
    sending.once('response', (reply) => {
      reply.resume()
      resolve(reply.statusCode ?? null)
    })
    sending.end(payload, () => {
      if (cutAfterMs !== null) setTimeout(() => sending.destroy(new Error('Cut.')), cutAfterMs)
    })
  })

export type Storm = {
  /** How many deliveries were made; how many of them were not heard of, or refused, and came again. */
  readonly delivered: number
  readonly repeated: number
  /** Resolves when every event was taken: answered by 200. */
  readonly over: Promise<void>
}

/**
 * Delivers events as they stand, many at a time and each to any of the apis, as the provider does: what is not
 * answered by 200 comes again, behind the others. Some connections are cut before they are answered.
 */
export function startStorm(
  events: readonly StripeEvent[],
  { origins, random }: { origins: readonly string[]; random: Random },
): Storm {
  const waiting = [...events]
  const storm = { delivered: 0, repeated: 0 }
  const one = async () => {
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      const origin = origins[Math.floor(random() * origins.length)] ?? ''
      const cutAfterMs = random() < 1 / ONE_CUT_OF ? random() * 20 : null
      storm.delivered += 1
      if ((await deliver(origin, event, cutAfterMs)) === 200) continue
      storm.repeated += 1
      await sleep(AGAIN_AFTER_MS)
      waiting.push(event)
    }
  }
  const over = Promise.all(Array.from({ length: AT_ONCE }, one)).then(() => undefined)
  return Object.assign(storm, { over })
}
