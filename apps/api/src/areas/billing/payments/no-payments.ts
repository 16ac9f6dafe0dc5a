import { ApiError } from '@lilypad/contracts'
import { listRunningSubscriptions } from '@lilypad/db'
import type { Payments, PaymentsNeeds } from './payments.ts'
import { UNAVAILABLE } from './sentences.ts'

/** Without a provider, nothing can be bought, changed or cancelled. */
export const openNoPayments = ({ database: { db } }: Pick<PaymentsNeeds, 'database'>): Payments => ({
  sandbox: null,
  async portalUrl() {
    throw new ApiError('conflict', UNAVAILABLE)
  },
  async cancelSubscriptions(userId) {
    const running = await listRunningSubscriptions(db, userId)
    if (running.length > 0) throw new ApiError('conflict', UNAVAILABLE)
  },
  async pauseSubscription() {
    throw new ApiError('conflict', UNAVAILABLE)
  },
  async resumeSubscription() {
    throw new ApiError('conflict', UNAVAILABLE)
  },
  async verifyEvent() {
    throw new ApiError('bad_request', UNAVAILABLE)
  },
})
