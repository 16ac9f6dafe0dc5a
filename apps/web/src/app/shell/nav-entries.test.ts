import type { User } from '@lilypad/contracts'
import { expect, it } from 'vitest'
import { BACK_OFFICE_SCREENS } from '../back-office/back-office-screens.tsx'
import { ADMIN_ENTRIES, type NavEntry, navEntries } from './nav-entries.ts'

const NEWS = 'https://news.example'
const free = { isAdmin: false, isFree: true, stripeSubscriptionId: null } as User
const paid = { isAdmin: false, isFree: false, stripeSubscriptionId: 'sub_1' } as User
const ended = { ...free, stripeSubscriptionId: 'sub_1' }
const redeemed = { ...paid, stripeSubscriptionId: null }
const admin = { ...redeemed, isAdmin: true }

function itemsOf(entries: NavEntry[], label: string) {
  const entry = entries.find((one) => one.label === label)
  return entry?.kind === 'group' ? entry.items.map((item) => item.label) : null
}

// holds Part 1 §1: Three tiers of visitor, and admins
// holds Part 1 §2 Navigation bar: Entries by tier, in order
// holds Part 1 §6: Visitor: screens and entries
it.each<[who: string, user: User | null, newsletter: string | null, labels: string[]]>([
  ['a visitor', null, NEWS, ['Jobs', 'Newsletter', 'Log In', 'Sign Up']],
  ['a visitor where no newsletter is set', null, null, ['Jobs', 'Log In', 'Sign Up']],
  ['a free member', free, NEWS, ['Jobs', 'Tracker', 'Newsletter', 'Account']],
  ['an admin', admin, NEWS, ['Admin', 'Jobs', 'Tracker', 'Newsletter', 'Account']],
])('%s sees their own entries', (_who, user, newsletter, labels) => {
  expect(navEntries(user, newsletter).map(({ label }) => label)).toEqual(labels)
})

// holds Part 1 §2 Navigation bar: Entries by tier, in order
// holds Part 1 §4: is_free decides; with a subscription id the portal opens
// holds Part 1 §6: Free member: menu, twice-monthly disabled, no saving of searches
// holds Decisions §4: Redeemed: no Membership; 'Manage my subscription.' says until when
it.each<[who: string, user: User, labels: string[]]>([
  ['a free member sees all jobs after an upgrade', free, ['See All Jobs', 'Profile', 'Log Out']],
  ['a free member whose subscription has ended has no more', ended, ['See All Jobs', 'Profile', 'Log Out']],
  ['a paid member with a subscription has Membership', paid, ['Profile', 'Membership', 'Log Out']],
  ['a redeemed member has none', redeemed, ['Profile', 'Log Out']],
])('account menu: %s', (_who, user, labels) => {
  expect(itemsOf(navEntries(user, null), 'Account')).toEqual(labels)
})

// holds Part 1 §4: is_free decides; with a subscription id the portal opens
it('Membership opens the portal, and Log Out ends the session', () => {
  const account = navEntries(paid, null).find(({ label }) => label === 'Account')
  const actions = account?.kind === 'group' ? account.items.filter(({ kind }) => kind === 'action') : []
  expect(actions).toEqual([
    { kind: 'action', label: 'Membership', does: 'open-portal' },
    { kind: 'action', label: 'Log Out', does: 'log-out' },
  ])
})

// holds Part 1 §2 Navigation bar: Admin menu: six entries in order
it('only admins have the Admin menu: its six entries in order, then the other screens of the back office', () => {
  const six = ['Users', 'Scraper', 'Raw Scraper', 'Codes', 'Reports', 'Colors']
  const others = [
    'Desk',
    'Payments',
    'Deleted Jobs',
    'Do Not List',
    'Curation',
    'Announcements',
    'Content',
    'Audit',
    'Queues',
  ]
  expect(itemsOf(navEntries(admin, null), 'Admin')).toEqual([...six, ...others])
  expect(itemsOf(navEntries(paid, null), 'Admin')).toBeNull()
})

it('the Admin menu leads to each screen of the back office', () => {
  const menu = ADMIN_ENTRIES.flatMap((entry) => (entry.kind === 'link' ? entry.to : []))
  expect(menu.sort()).toEqual(BACK_OFFICE_SCREENS.map(({ at }) => at.href()).sort())
})
