import { type AccessEnd, isPaidFor, isPaused } from '@lilypad/domain'
import type { NewPaymentCase } from './payment-cases.ts'
import type { AccessChange } from './withdrawn-access.ts'

export type MemberNews = {
  subscription: AccessChange['subscription']
  news: AccessEnd | 'dispute-lost' | 'returned'
}

export type PaymentNews = { members: MemberNews[]; cases: (NewPaymentCase & { hasMoved?: boolean })[] }

/** Access that returned to a subscription which has ended meanwhile, or is paused, is no news. */
export const changesAsNews = (changes: readonly AccessChange[], at: Date): MemberNews[] =>
  changes.flatMap(({ subscription, before, now }): MemberNews[] => {
    if (now !== null) return before === null ? [{ subscription, news: now }] : []
    return isPaidFor(subscription) && !isPaused(subscription, at) ? [{ subscription, news: 'returned' }] : []
  })
