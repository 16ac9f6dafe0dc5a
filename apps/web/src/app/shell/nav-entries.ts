import type { User } from '@lilypad/contracts'
import { paths } from '@/paths.ts'

export type NavLink = { kind: 'link'; label: string; to: string }
export type NavAction = { kind: 'log-out'; label: string }
export type NavGroup = { kind: 'group'; label: string; items: (NavLink | NavAction)[] }
export type NavExternal = { kind: 'external'; label: string; href: string }
export type NavEntry = NavLink | NavGroup | NavExternal

const link = (label: string, to: string): NavLink => ({ kind: 'link', label, to })

/** What the navigation offers to whom, in order; both its layouts draw it. Source: specification part 1, section 2. */
export const navEntries = (user: User | null, newsletterUrl: string | null): NavEntry[] => {
  const entries: NavEntry[] = []
  if (user?.isAdmin) {
    entries.push({ kind: 'group', label: 'Admin', items: [link('Scraper', paths.adminScraper.href())] })
  }
  entries.push(link('Jobs', paths.dashboard.href()))
  if (newsletterUrl) entries.push({ kind: 'external', label: 'Newsletter', href: newsletterUrl })
  if (user) entries.push({ kind: 'group', label: 'Account', items: [{ kind: 'log-out', label: 'Log Out' }] })
  else entries.push(link('Log In', paths.logIn.href()))
  return entries
}
