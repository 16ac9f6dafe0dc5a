import type { PaidPlanId } from '@lilypad/domain'
import { CALENDAR_FEED, MAX_FEED_ITEMS, NEWEST_FEED, serverPaths } from './server-paths.ts'

export { publicTitlesPage, titlesPaths } from './titles-paths.ts'
export { CALENDAR_FEED, MAX_FEED_ITEMS, NEWEST_FEED, serverPaths }

const fixed = <const P extends string>(path: P) => ({ path, href: () => path })

/** The pattern that the router knows, and how to link to it. */
export const paths = {
  home: fixed('/'),
  logIn: fixed('/log-in'),
  forgotPassword: fixed('/forgot-password'),
  resetPassword: {
    path: '/reset-password',
    href: (token: string) => `/reset-password?token=${encodeURIComponent(token)}`,
  },
  logInWithCode: { path: '/log-in/:code', href: (code: string) => `/log-in/${encodeURIComponent(code)}` },
  unsubscribeLogIn: fixed('/unsubscribe/log-in'),
  signUp: fixed('/sign-up'),
  /** The same, with the form for the plan that was chosen at the end of the questionnaire. */
  signUpFromIntake: { path: '/sign-up', href: () => '/sign-up?from=intake' },
  signUpJob: fixed('/sign-up/job'),
  upgrade: fixed('/upgrade'),
  redeem: { path: '/redeem/:code', href: (code: string) => `/redeem/${encodeURIComponent(code)}` },
  account: fixed('/account'),
  hidden: fixed('/account/hidden'),
  /** Keys for other programs. */
  connections: fixed('/account/connections'),
  unsubscribe: fixed('/unsubscribe'),
  welcome: fixed('/welcome'),
  dashboard: fixed('/dashboard'),
  /** On the way back from paying for a plan. */
  dashboardAfterPayment: { path: '/dashboard', href: (plan: PaidPlanId) => `/dashboard?${plan}=1` },
  /** With a saved search loaded. */
  savedSearch: { path: '/dashboard/:searchId', href: (id: number) => `/dashboard/${id}` },
  intake: { path: '/intake', href: (step?: number) => (step ? `/intake?step=${step}` : '/intake') },
  tracker: fixed('/tracker'),
  job: { path: '/job/:id', href: (id: number) => `/job/${id}` },
  /** An employer, by its name or its slug. */
  company: { path: '/company/:name', href: (name: string) => `/company/${encodeURIComponent(name)}` },
  /** What is read in postings and how, with the rates of the last lock-box. */
  howWeRead: fixed('/how-we-read'),
  /** Every screen of the back office, and unknown addresses under it. */
  admin: { path: '/admin/*', href: () => '/admin/users' },
  adminUsers: fixed('/admin/users'),
  adminScraper: fixed('/admin/scraper'),
  adminRawScrape: fixed('/admin/scrape_raw'),
  adminCodes: fixed('/admin/redemption-codes'),
  adminPayments: fixed('/admin/payments'),
  adminDesk: fixed('/admin/desk'),
  adminReports: fixed('/admin/reports'),
  adminColors: fixed('/admin/colors'),
  adminDeletedJobs: fixed('/admin/jobs'),
  adminRemovals: fixed('/admin/removals'),
  adminCuration: fixed('/admin/curation'),
  adminAnnouncements: fixed('/admin/alerts'),
  adminContent: fixed('/admin/content'),
  adminAudit: fixed('/admin/audit'),
} as const

/** For links from elsewhere. `publicUrl` has no slash at its end, and is empty for an address on the same site. */
export const clientAddress = (publicUrl: string, href: string): string => `${publicUrl}/#${href}`

/** For people who use the product. */
export const jobPage = (publicUrl: string, jobId: number): string =>
  clientAddress(publicUrl, paths.job.href(jobId))

/** A job's server-rendered page, for jobs of the free subset: for search engines and their visitors. */
export const publicJobPage = (publicUrl: string, jobId: number): string =>
  `${publicUrl}${serverPaths.job.href(jobId)}`

/** An employer's server-rendered page, for those with a job of the free subset. */
export const publicCompanyPage = (publicUrl: string, slug: string): string =>
  `${publicUrl}${serverPaths.company.href(slug)}`
