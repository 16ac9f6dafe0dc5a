import { ApiError } from '@lilypad/contracts'
import type { PaymentEvent } from '@lilypad/db'
import Stripe from 'stripe'
import { readEvent } from './read-event.ts'

/** How old a signature may be. Source: the standards, section 2. */
const TOLERANCE_SECONDS = 300

/**
 * Checks Stripe's signature on the bytes as they came, then reads the event.
 *
 * @param secret the endpoint's signing secret
 * @throws ApiError `bad_request` for a signature that is wrong, missing or too old
 */
export const createVerifier =
  (secret: string, now: () => Date) =>
  async (rawBody: Buffer, signature: string | undefined): Promise<PaymentEvent | null> => {
    const event = await Stripe.webhooks
      .constructEventAsync(rawBody, signature ?? '', secret, TOLERANCE_SECONDS, undefined, now().getTime())
      .catch(() => {
        throw new ApiError('bad_request', 'This event is not signed as it must be.')
      })
    return readEvent(event)
  }
