import { DAY_MS } from '../clock.ts'
import { isPaused, type Pausing } from './pause.ts'

/** They decide a person's tier, which itself is never stored. */
export type Standing = {
  isAdmin: boolean
  subscriptions: readonly Subscription[]
  redeemedUntil: Date | null
}
export type Subscription = Pausing & {
  id: string
  /** The payment provider's word: 'active', 'trialing', 'past_due', 'canceled', … */
  status: string
  pastDueSince: Date | null
}
export type Tier = 'visitor' | 'free' | 'premium'

export const PAID_STATUSES = ['active', 'trialing']

export const isPaidFor = ({ status }: { status: string | null }): boolean =>
  status !== null && PAID_STATUSES.includes(status)

export const GRACE_MS = 14 * DAY_MS

type Failing = Pick<Subscription, 'status' | 'pastDueSince'>

/** Until when premium lasts after a failed payment; null without one. Source: specification, decisions 4. */
export const graceUntil = ({ status, pastDueSince }: Failing): Date | null =>
  status === 'past_due' && pastDueSince !== null ? new Date(pastDueSince.getTime() + GRACE_MS) : null

function isInGrace(subscription: Subscription, now: Date) {
  const until = graceUntil(subscription)
  return until !== null && now <= until
}

/** Active or trialing, and not paused; or past due for at most 14 days; or null. Source: specification, decisions 4. */
export const grantingSubscription = (standing: Standing, now: Date): Subscription | null =>
  standing.subscriptions.find((subscription) => isPaidFor(subscription) && !isPaused(subscription, now)) ??
  standing.subscriptions.find((subscription) => isInGrace(subscription, now)) ??
  null

/** `is_free` is its negation. */
export const isPremium = (standing: Standing, now: Date): boolean =>
  standing.isAdmin ||
  (standing.redeemedUntil !== null && standing.redeemedUntil > now) ||
  grantingSubscription(standing, now) !== null

/** The standing is null for a visitor who is not logged in. */
export function getTier(standing: Standing | null, now: Date): Tier {
  if (!standing) return 'visitor'
  return isPremium(standing, now) ? 'premium' : 'free'
}

/** The other tiers see the free subset: featured jobs and the fixed tenth; `visible-jobs.ts` of the database asks for it. */
export const seesEveryJob = (tier: Tier): boolean => tier === 'premium'
