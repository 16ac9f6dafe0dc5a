import { announcementRecord, type Calls, type ReplyOf, userRecord } from '@lilypad/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '@/api/accounts/session.ts'
import { announcementsQuery, homePage, homeQuery, settingsQuery } from '@/api/home/home.ts'

/** The data that the server writes into index.html, equal to the replies of the calls. */
export type Prerendered = {
  user?: ReplyOf<Calls['getLoggedInUser']>['user']
  home?: ReplyOf<Calls['loadHomePageJobs']>
  settings?: ReplyOf<Calls['loadSettings']>['settings']
  alerts?: ReplyOf<Calls['loadAlerts']>['alerts']
}

const ELEMENT_ID = 'lilypad-data'

/** Reads the data that came with the page; empty when it is missing (Vite's server) or damaged. */
export function takePrerendered(page: Document): Prerendered {
  const element = page.getElementById(ELEMENT_ID)
  element?.remove()
  try {
    return JSON.parse(element?.textContent || '{}')
  } catch {
    return {}
  }
}

/** Puts the page's data into the query cache for the first screens. Logging in or out drops it like the rest. */
export function seedQueries(client: QueryClient, data: Prerendered): void {
  const { user, home, settings, alerts } = data
  if (user !== undefined) client.setQueryData(userQuery.queryKey, user && userRecord.decode(user))
  if (home) client.setQueryData(homeQuery.queryKey, homePage(home))
  if (settings) client.setQueryData(settingsQuery.queryKey, settings)
  if (alerts) client.setQueryData(announcementsQuery.queryKey, alerts.map(announcementRecord.decode))
}
