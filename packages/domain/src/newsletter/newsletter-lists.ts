import type { Tier } from '../billing/tier.ts'

/** Tags at the newsletter provider. Source: specification part 1, section 3. */
export const FREE_NEWSLETTER = 10638331
export const PAID_NEWSLETTER = 10638334

export const NEWSLETTER_LISTS = [FREE_NEWSLETTER, PAID_NEWSLETTER] as const
export type NewsletterList = (typeof NEWSLETTER_LISTS)[number]

export const NEWSLETTER_STATUSES = ['subscribed', 'unsubscribed'] as const
export type NewsletterStatus = (typeof NEWSLETTER_STATUSES)[number]

export const isNewsletterList = (listId: number): listId is NewsletterList =>
  NEWSLETTER_LISTS.some((list) => list === listId)

/** Anybody may have the weekly one, premium members also the paid one. */
export const mayHaveList = (tier: Tier, listId: number): boolean =>
  listId === FREE_NEWSLETTER || (listId === PAID_NEWSLETTER && tier === 'premium')
