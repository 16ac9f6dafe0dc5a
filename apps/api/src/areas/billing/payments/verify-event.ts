import { ApiError } from '@lilypad/contracts'
import type { PaymentEvent } from '@lilypad/db'
import Stripe from 'stripe'
import { readEvent } from './read-event.ts'

/** The maximum age of a signature. Source: the standards, section 2. */
const TOLERANCE_SECONDS = 300

const UNREADABLE = 'This event lacks fields that it must have.'
const MAX_SIGNATURE_LENGTH = 1_000
const PARTS = [/(^|,)t=\d{1,15}(,|$)/, /(^|,)v1=[0-9a-f]{64}(,|$)/]
const unsigned = () => new ApiError('bad_request', 'This event is not signed as it must be.')

/** Refuses a header that cannot be a signature of Stripe, before anything else of the request is read. */
export function requireSignature(header = ''): void {
  if (header.length > MAX_SIGNATURE_LENGTH || !PARTS.every((part) => part.test(header))) throw unsigned()
}

/**
 * Checks Stripe's signature on the raw bytes, then reads the event.
 *
 * @param secret the endpoint's signing secret
 * @throws ApiError `bad_request` for a wrong, missing or expired signature; with a `cause` for an event without the
 * fields that we need, which Stripe repeats like any that is refused
 */
export const createVerifier =
  (secret: string, now: () => Date) =>
  async (rawBody: Buffer, signature: string | undefined): Promise<PaymentEvent | null> => {
    const event = await Stripe.webhooks
      .constructEventAsync(rawBody, signature ?? '', secret, TOLERANCE_SECONDS, undefined, now().getTime())
      .catch(() => {
        throw unsigned()
      })
    try {
      return readEvent(event)
    } catch (cause) {
      throw Object.assign(new ApiError('bad_request', UNREADABLE), { cause })
    }
  }
