import { openNoPayments } from './no-payments.ts'
import type { Payments, PaymentsNeeds } from './payments.ts'
import { openSandboxPayments } from './sandbox-payments.ts'
import { openStripePayments } from './stripe-payments.ts'

/** The configured payments. Connects at the first call. */
export function openPayments(needs: PaymentsNeeds): Payments {
  const { mode } = needs.config.payments
  if (mode === 'stripe') return openStripePayments(needs)
  return mode === 'sandbox' ? openSandboxPayments(needs) : openNoPayments(needs)
}
