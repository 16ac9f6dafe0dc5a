import type { Config } from '@lilypad/config'
import type { Database, PaymentEvent } from '@lilypad/db'
import { openNoPayments } from './no-payments.ts'
import { openSandboxPayments, type Sandbox } from './sandbox-payments.ts'
import { openStripePayments } from './stripe-payments.ts'

/** The one door to whoever takes the money. Its failures are ApiErrors with words for a person. */
export type Payments = {
  /** A page of the provider where the person sees and changes what they pay; with `upgrade`, opened on the plans. */
  portalUrl(user: { id: number }, options: { upgrade: boolean }): Promise<string>
  /**
   * Ends all that the person pays for, now. Resolves when nothing runs any more; throws, with words for the
   * person, when something may still run. What the provider then tells the webhook ends premium.
   */
  cancelSubscriptions(userId: number): Promise<void>
  /** The event that the provider signed; null when it is not about a subscription. Throws `bad_request` otherwise. */
  verifyEvent(rawBody: Buffer, signature: string | undefined): Promise<PaymentEvent | null>
  /** The provider that we play ourselves; null where a real one, or none, is. */
  sandbox: Sandbox | null
}

export type PaymentsNeeds = {
  config: Config
  database: Pick<Database, 'db'>
  now: () => Date
  /** Where this process answers itself, asked when it does: the sandbox calls our webhook like anybody. */
  ownOrigin: () => string
  /** How long the provider may take for one answer, in milliseconds. */
  patienceMs?: number
}

/** The payments that the configuration asks for. Nothing connects before the first call. */
export const openPayments = (needs: PaymentsNeeds): Payments => {
  const { mode } = needs.config.payments
  if (mode === 'stripe') return openStripePayments(needs)
  return mode === 'sandbox' ? openSandboxPayments(needs) : openNoPayments(needs)
}
