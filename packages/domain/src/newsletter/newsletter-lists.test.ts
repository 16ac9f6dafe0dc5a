import { expect, it } from 'vitest'
import type { Tier } from '../billing/tier.ts'
import {
  FREE_NEWSLETTER,
  isNewsletterList,
  mayHaveList,
  NEWSLETTER_LISTS,
  NEWSLETTER_STATUSES,
  PAID_NEWSLETTER,
} from './newsletter-lists.ts'

// holds Part 1 §3: Newsletter subscription: list id to status
// holds Part 1 §9: Newsletter tag ids 10638331 and 10638334
it('tag ids: free newsletter 10638331, paid newsletter 10638334', () => {
  expect(NEWSLETTER_LISTS).toEqual([10638331, 10638334])
  expect([FREE_NEWSLETTER, PAID_NEWSLETTER].every(isNewsletterList)).toBe(true)
  expect([0, 10638332, Number.NaN].some(isNewsletterList)).toBe(false)
  expect(NEWSLETTER_STATUSES).toEqual(['subscribed', 'unsubscribed'])
})

it.each<[tier: Tier, listId: number, may: boolean]>([
  ['visitor', FREE_NEWSLETTER, true],
  ['visitor', PAID_NEWSLETTER, false],
  ['free', FREE_NEWSLETTER, true],
  ['free', PAID_NEWSLETTER, false],
  ['premium', FREE_NEWSLETTER, true],
  ['premium', PAID_NEWSLETTER, true],
  ['premium', 1, false],
])('the paid newsletter is for premium members alone, the free one for all: %s %i', (tier, listId, may) => {
  expect(mayHaveList(tier, listId)).toBe(may)
})
