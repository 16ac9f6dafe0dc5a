import { expect, it } from 'vitest'
import { subscriptionEnd } from './use-manage-subscription.ts'

const now = new Date('2026-03-01T12:00:00Z')

// holds Decisions §4: Redeemed: no Membership; 'Manage my subscription.' says until when
it.each<[sentence: string, redeemedUntil: string | null, isAdmin: boolean, words: RegExp]>([
  ['a redeemed member is told the day', '2026-04-10T15:00:00Z', false, /runs until April 10, 2026\.$/],
  ['the day is the one in New York', '2026-04-10T03:00:00Z', false, /runs until April 9, 2026\.$/],
  ['an admin has no end', null, true, /as an admin/],
  ['an expired redemption does not count', '2026-02-01T00:00:00Z', true, /as an admin/],
  ['else there is nothing to manage', null, false, /^There is no paid subscription/],
])('%s', (_sentence, redeemedUntil, isAdmin, words) => {
  expect(subscriptionEnd({ redeemedUntil, isAdmin }, now)).toMatch(words)
})
