import { alertRecord, type Calls, fullJob, type ReplyOf, userRecord } from '@lilypad/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { alertsQuery, homeJobsQuery, settingsQuery } from './home.ts'
import { userQuery } from './session.ts'

/** What the server writes into index.html, as the calls would have answered. */
export type Prerendered = {
  user?: ReplyOf<Calls['getLoggedInUser']>['user']
  home_jobs?: ReplyOf<Calls['loadHomePageJobs']>['jobs']
  settings?: ReplyOf<Calls['loadSettings']>['settings']
  alerts?: ReplyOf<Calls['loadAlerts']>['alerts']
}

const ELEMENT_ID = 'lilypad-data'

/** Reads the data that came with the page; empty where there is none (Vite's server) or it is damaged. */
export const takePrerendered = (page: Document): Prerendered => {
  const element = page.getElementById(ELEMENT_ID)
  element?.remove()
  try {
    return JSON.parse(element?.textContent || '{}')
  } catch {
    return {}
  }
}

/** Puts what came with the page where the first screens look for it. Logging in or out drops it like the rest. */
export const seedQueries = (client: QueryClient, data: Prerendered): void => {
  const { user, home_jobs, settings, alerts } = data
  if (user !== undefined) client.setQueryData(userQuery.queryKey, user && userRecord.decode(user))
  if (home_jobs) client.setQueryData(homeJobsQuery.queryKey, home_jobs.map(fullJob.decode))
  if (settings) client.setQueryData(settingsQuery.queryKey, settings)
  if (alerts) client.setQueryData(alertsQuery.queryKey, alerts.map(alertRecord.decode))
}
