import type { Config } from '@lilypad/config'
import type { Database, PaymentEvent } from '@lilypad/db'
import { openNoPayments } from './no-payments.ts'
import { openSandboxPayments, type Sandbox } from './sandbox-payments.ts'
import { openStripePayments } from './stripe-payments.ts'

/** The only interface to the payment provider. It fails with ApiErrors whose messages people can read. */
export type Payments = {
  /** The provider's page where people see and change their subscription; with `upgrade`, opened at the plans. */
  portalUrl(user: { id: number }, options: { upgrade: boolean }): Promise<string>
  /**
   * Cancels all of a person's subscriptions immediately. Throws, with a message for the person, when one may still be
   * active. The provider's webhook then ends premium.
   */
  cancelSubscriptions(userId: number): Promise<void>
  /** The event, if the provider signed it; null when it is not about a subscription. Throws `bad_request` otherwise. */
  verifyEvent(rawBody: Buffer, signature: string | undefined): Promise<PaymentEvent | null>
  /** The payment sandbox; null with a real provider, or without one. */
  sandbox: Sandbox | null
}

export type PaymentsNeeds = {
  config: Config
  database: Pick<Database, 'db'>
  now: () => Date
  /** This process's own address, evaluated late: the sandbox calls our webhook like any provider. */
  ownOrigin: () => string
  /** Time limit for one answer of the provider, in milliseconds. */
  patienceMs?: number
}

/** The configured payments. Connects at the first call. */
export const openPayments = (needs: PaymentsNeeds): Payments => {
  const { mode } = needs.config.payments
  if (mode === 'stripe') return openStripePayments(needs)
  return mode === 'sandbox' ? openSandboxPayments(needs) : openNoPayments(needs)
}
