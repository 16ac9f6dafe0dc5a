import { expect, test } from 'vitest'
import { getTier, grantingSubscription, isPremium, type Standing, seesEveryJob } from '../../src/index.ts'

const now = new Date('2026-03-15T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
const standing = (more: Partial<Standing>): Standing => ({
  isAdmin: false,
  subscriptions: [],
  redeemedUntil: null,
  ...more,
})
const subscribed = (status: string, pastDueSince: Date | null = null, pausedFrom: Date | null = null) =>
  standing({ subscriptions: [{ id: 'sub_1', status, pastDueSince, pausedFrom }] })

// holds Part 1 §1: Three tiers of visitor, and admins
// holds Decisions §4: Premium: active, trialing, past due for 14 days, redeemed, admin
test.each([
  ['nothing at all', standing({}), false],
  ['an active subscription', subscribed('active'), true],
  ['a trialing subscription', subscribed('trialing'), true],
  ['a cancelled subscription', subscribed('canceled'), false],
  ['an unpaid subscription', subscribed('unpaid'), false],
  ['an incomplete subscription', subscribed('incomplete'), false],
  ['a paused subscription', subscribed('paused'), false],
  ['a pause that begins tomorrow', subscribed('trialing', null, daysAgo(-1)), true],
  ['a pause that begins now', subscribed('trialing', null, now), false],
  ['a pause that began a month ago', subscribed('trialing', null, daysAgo(30)), false],
  ['past due for a day', subscribed('past_due', daysAgo(1)), true],
  ['past due for exactly 14 days', subscribed('past_due', daysAgo(14)), true],
  ['past due for a little more than 14 days', subscribed('past_due', daysAgo(14.01)), false],
  ['past due since nobody knows when', subscribed('past_due'), false],
  ['a redemption that runs', standing({ redeemedUntil: daysAgo(-1) }), true],
  ['a redemption that ends now', standing({ redeemedUntil: now }), false],
  ['a redemption that has run out', standing({ redeemedUntil: daysAgo(1) }), false],
  ['being an admin', standing({ isAdmin: true }), true],
])('premium by %s: %#', (_name, person, premium) => {
  expect(isPremium(person, now)).toBe(premium)
  expect(getTier(person, now)).toBe(premium ? 'premium' : 'free')
})

test('a cancelled subscription next to an active one takes nothing away', () => {
  const person = standing({
    subscriptions: [
      { id: 'old', status: 'canceled', pastDueSince: null, pausedFrom: null },
      { id: 'late', status: 'past_due', pastDueSince: daysAgo(2), pausedFrom: null },
      { id: 'new', status: 'active', pastDueSince: null, pausedFrom: null },
    ],
  })
  expect(grantingSubscription(person, now)?.id).toBe('new')
})

// holds Part 1 §4: is_free decides; with a subscription id the portal opens
test('who pays has a subscription to manage; a redeemed premium user and an admin have none', () => {
  expect(grantingSubscription(subscribed('active'), now)?.id).toBe('sub_1')
  expect(grantingSubscription(subscribed('canceled'), now)).toBeNull()
  expect(grantingSubscription(standing({ redeemedUntil: daysAgo(-1), isAdmin: true }), now)).toBeNull()
})

test('only premium members see every job', () => {
  expect(getTier(null, now)).toBe('visitor')
  expect([seesEveryJob('visitor'), seesEveryJob('free'), seesEveryJob('premium')]).toEqual([
    false,
    false,
    true,
  ])
})
