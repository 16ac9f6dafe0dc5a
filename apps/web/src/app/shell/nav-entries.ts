import type { User } from '@lilypad/contracts'
import { paths, serverPaths } from '@lilypad/contracts/addresses'

export type NavLink = { kind: 'link'; label: string; to: string }
export type NavAction = { kind: 'action'; label: string; does: 'open-portal' | 'log-out' }
export type NavExternal = { kind: 'external'; label: string; href: string }
export type NavGroup = { kind: 'group'; label: string; items: (NavLink | NavAction | NavExternal)[] }
export type NavEntry = NavLink | NavGroup | NavExternal

const link = (label: string, to: string): NavLink => ({ kind: 'link', label, to })
const group = (label: string, items: NavGroup['items']): NavGroup => ({ kind: 'group', label, items })

/** The back office in the menu and in its own tabs: the specification's screens first, in its order. */
export const ADMIN_ENTRIES: (NavLink | NavExternal)[] = [
  link('Users', paths.adminUsers.href()),
  link('Scraper', paths.adminScraper.href()),
  link('Raw Scraper', paths.adminRawScrape.href()),
  link('Codes', paths.adminCodes.href()),
  link('Reports', paths.adminReports.href()),
  link('Colors', paths.adminColors.href()),
  link('Desk', paths.adminDesk.href()),
  link('Payments', paths.adminPayments.href()),
  link('Deleted Jobs', paths.adminDeletedJobs.href()),
  link('Do Not List', paths.adminRemovals.href()),
  link('Curation', paths.adminCuration.href()),
  link('Announcements', paths.adminAnnouncements.href()),
  link('Content', paths.adminContent.href()),
  link('Audit', paths.adminAudit.href()),
  { kind: 'external', label: 'Queues', href: serverPaths.queues },
]

const accountItems = (user: User): NavGroup['items'] => [
  ...(user.isFree ? [link('See All Jobs', paths.upgrade.href())] : []),
  link('Profile', paths.account.href()),
  ...(!user.isFree && user.stripeSubscriptionId
    ? [{ kind: 'action', label: 'Membership', does: 'open-portal' } as const]
    : []),
  { kind: 'action', label: 'Log Out', does: 'log-out' },
]

/** The navigation's entries for each tier, in order, for both layouts. Source: specification part 1, section 2. */
export const navEntries = (user: User | null, newsletterUrl: string | null): NavEntry[] => [
  ...(user?.isAdmin ? [group('Admin', ADMIN_ENTRIES)] : []),
  link('Jobs', paths.dashboard.href()),
  ...(user ? [link('Tracker', paths.tracker.href())] : []),
  ...(newsletterUrl ? [{ kind: 'external', label: 'Newsletter', href: newsletterUrl } as const] : []),
  ...(user
    ? [group('Account', accountItems(user))]
    : [link('Log In', paths.logIn.href()), link('Sign Up', paths.signUp.href())]),
]
