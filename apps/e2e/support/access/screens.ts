import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { listedRows } from '../dashboard.ts'

export type Visitor = 'nobody' | 'free' | 'member' | 'admin'

export type Screen = {
  /** The path in the client's list of addresses. */
  path: string
  /** The address to open, if it is not the path itself. */
  at?: string | ((page: Page) => Promise<string>)
  /** A text on it once everything has loaded. */
  reads: string | RegExp
}

const ofFirstJob = async (page: Page) => `/job/${(await listedRows(page))[0]?.id}`

const ofFirstCompany = async (page: Page) =>
  `/company/${encodeURIComponent((await listedRows(page))[0]?.['Company Name'] ?? '')}`

/** Every screen, for each kind of person, without addresses that redirect them. */
export const SCREENS: Record<Visitor, readonly Screen[]> = {
  nobody: [
    { path: '/', reads: 'A calmer way to a better job' },
    { path: '/log-in', reads: 'Forgot password?' },
    { path: '/log-in/:code', at: '/log-in/NOSUCHCODE99', reads: 'Forgot password?' },
    { path: '/unsubscribe/log-in', reads: 'Forgot password?' },
    { path: '/forgot-password', reads: 'Send Reset Link' },
    { path: '/reset-password', at: '/reset-password?token=x', reads: 'Change Password' },
    { path: '/sign-up', reads: 'Choose Hop' },
    { path: '/redeem/:code', at: '/redeem/NOSUCHCODE99', reads: 'Re-type password*' },
    { path: '/dashboard', reads: /^\d+ jobs found$/ },
    { path: '/job/:id', at: ofFirstJob, reads: 'Related Jobs' },
    { path: '/company/:name', at: ofFirstCompany, reads: /open jobs?$/ },
    { path: '/intake', reads: 'Forward' },
    { path: '/intake', at: '/intake?step=4', reads: 'Forward' },
    { path: '/intake', at: '/intake?step=8', reads: 'Forward' },
  ],
  free: [
    { path: '/', reads: 'A calmer way to a better job' },
    { path: '/account', reads: 'This device' },
    { path: '/unsubscribe', reads: 'This device' },
    { path: '/welcome', reads: 'This device' },
    { path: '/upgrade', reads: 'Choose Jump' },
    { path: '/dashboard', reads: /^\d+ jobs found$/ },
    { path: '/dashboard/:searchId', at: '/dashboard/999999999', reads: /^\d+ jobs found$/ },
    { path: '/tracker', reads: 'Sample Company' },
  ],
  member: [
    { path: '/account', reads: 'Quiet ponds' },
    { path: '/dashboard', reads: /^\d+ jobs found$/ },
    { path: '/job/:id', at: ofFirstJob, reads: 'Related Jobs' },
    { path: '/tracker', reads: 'Pond Keeper' },
    { path: '/tracker', at: '/tracker?view=board', reads: 'Pond Keeper' },
    { path: '/sign-up/job', reads: /./ },
  ],
  admin: [
    { path: '/admin/users', reads: 'Test Daily' },
    { path: '/admin/scraper', reads: 'Scrape' },
    { path: '/admin/scrape_raw', reads: 'Raw scraper' },
    { path: '/admin/redemption-codes', reads: 'Create New Codes' },
    { path: '/admin/reports', reads: 'Generate Report' },
    { path: '/admin/colors', reads: /./ },
    { path: '/admin/jobs', reads: 'Deleted jobs' },
    { path: '/admin/curation', reads: /^[\d,]+ jobs?$/ },
    { path: '/admin/alerts', reads: 'Edit' },
    { path: '/admin/content', reads: 'Testimonials' },
    { path: '/admin/audit', reads: /./ },
  ],
}

/** What shows no screen of its own: what the back office is, before one is named, and the parts while developing. */
const NO_SCREENS = ['/admin/*', '/ui']

/** Every address of the client that shows a screen. */
export const clientPaths = (): string[] => {
  const list = fileURLToPath(new URL('../../../../packages/contracts/src/addresses.ts', import.meta.url))
  const found = [...readFileSync(list, 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path)
  return [...new Set(found)].filter((path) => !NO_SCREENS.includes(path))
}

/** The calls that give long lists, each with the list's name. */
const LISTS: Readonly<Record<string, string>> = {
  load_front_end_jobs: 'jobs',
  load_job_board_data: 'job_board_records',
  load_users: 'users',
  get_audit_log: 'entries',
  get_curation_jobs: 'jobs',
  get_deleted_jobs: 'jobs',
  get_redemption_codes: 'codes',
}

/** Keeps a few rows of each long list: the hundredth is like the first, and takes as long to inspect. */
export const shorten = async (page: Page): Promise<void> => {
  const KEPT = 6
  for (const [call, list] of Object.entries(LISTS)) {
    await page.route(`**/${call}*`, async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as Record<string, unknown[]>
      await route.fulfill({ response, json: { ...body, [list]: body[list]?.slice(0, KEPT) } })
    })
  }
}
