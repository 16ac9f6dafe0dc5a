import { ApiError } from '@lilypad/contracts'
import { listRunningSubscriptions } from '@lilypad/db'
import { UNAVAILABLE } from './payment-errors.ts'
import type { Payments, PaymentsNeeds } from './payments.ts'
import { openSandboxPayments } from './sandbox-payments.ts'
import { openStripePayments } from './stripe-payments.ts'

async function refuse(): Promise<never> {
  throw new ApiError('conflict', UNAVAILABLE)
}

/** Without a provider, nothing can be bought, changed or cancelled. */
const openNoPayments = ({ database: { db } }: Pick<PaymentsNeeds, 'database'>): Payments => ({
  sandbox: null,
  portalUrl: refuse,
  pauseSubscription: refuse,
  resumeSubscription: refuse,
  isRefunded: refuse,
  refund: refuse,
  async cancelSubscriptions(userId) {
    if ((await listRunningSubscriptions(db, userId)).length > 0) await refuse()
  },
  async verifyEvent() {
    throw new ApiError('bad_request', UNAVAILABLE)
  },
})

/** The configured payments. Connects at the first call. */
export function openPayments(needs: PaymentsNeeds): Payments {
  const { mode } = needs.config.payments
  if (mode === 'stripe') return openStripePayments(needs)
  return mode === 'sandbox' ? openSandboxPayments(needs) : openNoPayments(needs)
}
