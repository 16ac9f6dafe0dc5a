import { ApiError, type billingCalls, type leavingCalls, type paymentsCalls } from '@lilypad/contracts'
import { findPerson, listPaymentHistory, listRunningSubscriptions, saveLeavingReason } from '@lilypad/db'
import { isPaidPlan, normalizeRedemptionCode, type PaidPlanId, pausableFrom } from '@lilypad/domain'
import type { Deps } from '../../deps/deps.ts'
import { enqueueMail } from '../../deps/enqueue.ts'
import type { Handlers } from '../../http/implement-calls.ts'
import { toWire } from '../../http/to-wire.ts'
import { BAD_CODE } from '../accounts/account-errors.ts'
import { redeemWithReceipt } from '../accounts/redeem-with-receipt.ts'
import { toUser } from '../accounts/to-user.ts'

type Needs = Pick<Deps, 'database' | 'queue' | 'payments' | 'now'>

export function billingHandlers({
  database: { db },
  queue,
  payments,
  now,
}: Needs): Handlers<typeof billingCalls & typeof leavingCalls & typeof paymentsCalls> {
  return {
    async redeem({ user, session, request }) {
      const at = now()
      const redeemed = { code: normalizeRedemptionCode(request.code), userId: user.id, now: at }
      const outboxId = await db.transaction((tx) => redeemWithReceipt(tx, redeemed))
      if (outboxId === false) throw new ApiError('bad_request', BAD_CODE)
      enqueueMail({ queue }, outboxId)
      const person = await findPerson(db, user.id)
      if (!person) throw new ApiError('unauthenticated')
      return { user: toUser(person, session, at) }
    },

    async loadPayments({ user }) {
      const payments = await listPaymentHistory(db, user.id)
      const running = await listRunningSubscriptions(db, user.id)
      const open = running.find(({ accessEnd }) => accessEnd === null)
      return {
        subscription: open
          ? {
              plan: isPaidPlan(open.plan ?? '') ? (open.plan as PaidPlanId) : null,
              paid_until: open.currentPeriodEnd?.toISOString() ?? null,
              paused_from: open.pausedFrom?.toISOString() ?? null,
              can_pause: pausableFrom(open, now()) !== null,
            }
          : null,
        payments: payments.map(toWire),
        access_end: running.find(({ accessEnd }) => accessEnd !== null)?.accessEnd ?? null,
      }
    },

    async saveLeavingReason({ user, request: { reason } }) {
      await saveLeavingReason(db, { userId: user.id, reason, now: now() })
      return {}
    },

    async pauseSubscription({ user, request: { months } }) {
      const { from, until } = await payments.pauseSubscription(user.id, months)
      return { paused_from: from.toISOString(), paid_until: until.toISOString() }
    },

    async resumeSubscription({ user, request }) {
      await payments.resumeSubscription(user.id, request.charge_now)
      return {}
    },

    getPortalUrl: async ({ user, request }) => ({
      url: await payments.portalUrl(user, { upgrade: request.upgrade === '1' }),
    }),
  }
}
