/** The facts that decide a person's tier, which itself is never stored. */
export type Standing = {
  isAdmin: boolean
  subscriptions: readonly Subscription[]
  /** When the last of the person's redemptions expires; null without one. */
  redeemedUntil: Date | null
}
export type Subscription = {
  id: string
  /** The payment provider's word: 'active', 'trialing', 'past_due', 'canceled', … */
  status: string
  /** Since when payments fail. */
  pastDueSince: Date | null
}
export type Tier = 'visitor' | 'free' | 'premium'

/** The provider's words for a subscription that is paid for or on trial. */
const PAID_FOR = ['active', 'trialing']

export const isPaidFor = ({ status }: { status: string | null }): boolean =>
  status !== null && PAID_FOR.includes(status)

const GRACE = 14 * 24 * 60 * 60 * 1000

/** Until when premium lasts after a failed payment; null without one. Source: specification, decisions 4. */
export const graceUntil = ({ status, pastDueSince }: Omit<Subscription, 'id'>): Date | null =>
  status === 'past_due' && pastDueSince !== null ? new Date(pastDueSince.getTime() + GRACE) : null

const isInGrace = (subscription: Subscription, now: Date) => {
  const until = graceUntil(subscription)
  return until !== null && now <= until
}

/**
 * The subscription that gives premium at this instant: one that is active or trialing, or past due for at most 14 days;
 * or null. Source: specification, decisions 4.
 */
export const grantingSubscription = (standing: Standing, now: Date): Subscription | null =>
  standing.subscriptions.find(isPaidFor) ??
  standing.subscriptions.find((subscription) => isInGrace(subscription, now)) ??
  null

/** Premium: a granting subscription, an unexpired redemption, or being an admin. `is_free` is its negation. */
export const isPremium = (standing: Standing, now: Date): boolean =>
  standing.isAdmin ||
  (standing.redeemedUntil !== null && standing.redeemedUntil > now) ||
  grantingSubscription(standing, now) !== null

/** A person's tier; null means a visitor who is not logged in. */
export const tierOf = (standing: Standing | null, now: Date): Tier => {
  if (!standing) return 'visitor'
  return isPremium(standing, now) ? 'premium' : 'free'
}

/** Whether a tier sees every job; the others see the free subset: featured jobs and the fixed tenth. */
export const seesEveryJob = (tier: Tier): boolean => tier === 'premium'
