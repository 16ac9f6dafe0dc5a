import type { PaidPlanId } from '@lilypad/domain'
import { CALENDAR_FEED, MAX_FEED_ITEMS, NEWEST_FEED, serverPaths } from './server-paths.ts'

export { CALENDAR_FEED, MAX_FEED_ITEMS, NEWEST_FEED, serverPaths }

/** The pattern that the router knows, and how to link to it. */
export const paths = {
  home: { path: '/', href: () => '/' },
  logIn: { path: '/log-in', href: () => '/log-in' },
  forgotPassword: { path: '/forgot-password', href: () => '/forgot-password' },
  resetPassword: {
    path: '/reset-password',
    href: (token: string) => `/reset-password?token=${encodeURIComponent(token)}`,
  },
  logInWithCode: { path: '/log-in/:code', href: (code: string) => `/log-in/${encodeURIComponent(code)}` },
  unsubscribeLogIn: { path: '/unsubscribe/log-in', href: () => '/unsubscribe/log-in' },
  signUp: { path: '/sign-up', href: () => '/sign-up' },
  /** The same, with the form for the plan that was chosen at the end of the questionnaire. */
  signUpFromIntake: { path: '/sign-up', href: () => '/sign-up?from=intake' },
  signUpJob: { path: '/sign-up/job', href: () => '/sign-up/job' },
  upgrade: { path: '/upgrade', href: () => '/upgrade' },
  redeem: { path: '/redeem/:code', href: (code: string) => `/redeem/${encodeURIComponent(code)}` },
  account: { path: '/account', href: () => '/account' },
  hidden: { path: '/account/hidden', href: () => '/account/hidden' },
  /** Keys for other programs. */
  connections: { path: '/account/connections', href: () => '/account/connections' },
  unsubscribe: { path: '/unsubscribe', href: () => '/unsubscribe' },
  welcome: { path: '/welcome', href: () => '/welcome' },
  dashboard: { path: '/dashboard', href: () => '/dashboard' },
  /** On the way back from paying for a plan. */
  dashboardAfterPayment: { path: '/dashboard', href: (plan: PaidPlanId) => `/dashboard?${plan}=1` },
  /** With a saved search loaded. */
  savedSearch: { path: '/dashboard/:searchId', href: (id: number) => `/dashboard/${id}` },
  intake: { path: '/intake', href: (step?: number) => (step ? `/intake?step=${step}` : '/intake') },
  tracker: { path: '/tracker', href: () => '/tracker' },
  job: { path: '/job/:id', href: (id: number) => `/job/${id}` },
  /** An employer, by its name or its slug. */
  company: { path: '/company/:name', href: (name: string) => `/company/${encodeURIComponent(name)}` },
  /** What is read in postings and how, with the rates of the last lock-box. */
  howWeRead: { path: '/how-we-read', href: () => '/how-we-read' },
  /** Every screen of the back office, and unknown addresses under it. */
  admin: { path: '/admin/*', href: () => '/admin/users' },
  adminUsers: { path: '/admin/users', href: () => '/admin/users' },
  adminScraper: { path: '/admin/scraper', href: () => '/admin/scraper' },
  adminRawScrape: { path: '/admin/scrape_raw', href: () => '/admin/scrape_raw' },
  adminCodes: { path: '/admin/redemption-codes', href: () => '/admin/redemption-codes' },
  adminPayments: { path: '/admin/payments', href: () => '/admin/payments' },
  adminReports: { path: '/admin/reports', href: () => '/admin/reports' },
  adminColors: { path: '/admin/colors', href: () => '/admin/colors' },
  adminDeletedJobs: { path: '/admin/jobs', href: () => '/admin/jobs' },
  adminRemovals: { path: '/admin/removals', href: () => '/admin/removals' },
  adminCuration: { path: '/admin/curation', href: () => '/admin/curation' },
  adminAnnouncements: { path: '/admin/alerts', href: () => '/admin/alerts' },
  adminContent: { path: '/admin/content', href: () => '/admin/content' },
  adminAudit: { path: '/admin/audit', href: () => '/admin/audit' },
  gallery: { path: '/ui', href: () => '/ui' },
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
