import { ApiError } from '@lilypad/contracts'
import { type Executor, listRunningSubscriptions, type Subscription } from '@lilypad/db'
import { type PauseMonths, pausableFrom, pauseEnd } from '@lilypad/domain'
import Stripe from 'stripe'
import {
  CARD_DECLINED,
  NOT_CHANGED,
  NOTHING_PAUSED,
  NOTHING_TO_PAUSE,
  PAUSE_HAS_BEGUN,
  PAUSE_TOO_LATE,
  toPaymentError,
} from './payment-errors.ts'
import type { Pause, PaymentsNeeds } from './payments.ts'

/** The subscription that can be paused, and the pause. Throws `conflict` without one. */
export async function findPausable(
  db: Executor,
  userId: number,
  { months, now }: { months: PauseMonths; now: Date },
): Promise<Pause & { row: Subscription }> {
  for (const row of await listRunningSubscriptions(db, userId)) {
    const from = pausableFrom(row, now)
    if (from) return { row, from, until: pauseEnd(from, months) }
  }
  throw new ApiError('conflict', NOTHING_TO_PAUSE)
}

/** The paused subscription, and since when. Throws `conflict` without one, and when its charge is not due as said. */
export async function findPaused(
  db: Executor,
  userId: number,
  { chargeNow, now }: { chargeNow: boolean; now: Date },
): Promise<{ row: Subscription; from: Date }> {
  const running = await listRunningSubscriptions(db, userId)
  const row = running.find(({ pausedFrom, accessEnd }) => pausedFrom !== null && accessEnd === null)
  if (!row?.pausedFrom) throw new ApiError('conflict', NOTHING_PAUSED)
  const isOver = row.currentPeriodEnd !== null && row.currentPeriodEnd <= now
  if (isOver || row.pausedFrom <= now !== chargeNow) throw new ApiError('conflict', PAUSE_HAS_BEGUN)
  return { row, from: row.pausedFrom }
}

const toSeconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** Stripe allows no trial to end later than this after the anchor of its billing cycle. */
const LONGEST_TRIAL_SECONDS = 730 * 24 * 60 * 60

/**
 * A pause is a trial: Stripe charges nothing before its end, and then as before. What begins later than now is in the
 * metadata, since a trial itself begins at once. Stripe is asked first how things stand: what its webhook will tell may
 * not have arrived.
 */
export function createStripePauses(stripe: Stripe, { database: { db }, now }: PaymentsNeeds) {
  const isUnpaid = ({ latest_invoice: last }: Stripe.Subscription) =>
    last !== null && typeof last === 'object' && last.status !== 'paid'
  const change = async (
    id: string,
    isAsKnown: (live: Stripe.Subscription) => boolean,
    more: Stripe.SubscriptionUpdateParams & { metadata: { paused_from: string } },
    refusal: string,
  ) => {
    try {
      const live = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
      if (!isAsKnown(live)) throw new ApiError('conflict', refusal)
      if (Number(more.trial_end) > live.billing_cycle_anchor + LONGEST_TRIAL_SECONDS)
        throw new ApiError('conflict', PAUSE_TOO_LATE)
      await stripe.subscriptions.update(id, { proration_behavior: 'none', ...more })
    } catch (error) {
      if (error instanceof ApiError) throw error
      if (error instanceof Stripe.errors.StripeCardError) throw new ApiError('conflict', CARD_DECLINED)
      throw toPaymentError(NOT_CHANGED, error)
    }
  }
  return {
    async pauseSubscription(userId: number, months: PauseMonths) {
      const { row, from, until } = await findPausable(db, userId, { months, now: now() })
      const isPaidUntil = (live: Stripe.Subscription) =>
        live.status === 'active' &&
        !live.cancel_at_period_end &&
        !isUnpaid(live) &&
        live.items.data.some((item) => item.current_period_end === toSeconds(from))
      const paused_from = String(toSeconds(from))
      const trial = { trial_end: toSeconds(until), metadata: { paused_from } }
      await change(row.stripeSubscriptionId, isPaidUntil, trial, NOTHING_TO_PAUSE)
      return { from, until }
    },
    async resumeSubscription(userId: number, chargeNow: boolean) {
      const { row, from } = await findPaused(db, userId, { chargeNow, now: now() })
      const isPaused = (live: Stripe.Subscription) =>
        live.status === 'trialing' && live.metadata.paused_from === String(toSeconds(from))
      const end = chargeNow
        ? ({ trial_end: 'now', payment_behavior: 'error_if_incomplete' } as const)
        : { trial_end: toSeconds(from) }
      const ended = { ...end, metadata: { paused_from: '' } }
      await change(row.stripeSubscriptionId, isPaused, ended, PAUSE_HAS_BEGUN)
    },
  }
}
