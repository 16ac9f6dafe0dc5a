import type { PaidPlanId } from '@lilypad/domain'
import type { TrackerDocument } from './calls/tracker.ts'

export type CalendarFile = 'reminder' | 'interview'

/** Of what the server itself shows or hands out, apart from calls. `route` is the pattern, `href` links to it. */
export const serverPaths = {
  jobs: '/jobs',
  /** For jobs of the free subset: for search engines and their visitors. */
  job: { route: '/jobs/:id', href: (id: number) => `/jobs/${id}` },
  companies: '/companies',
  /** For employers with a job of the free subset. A slug is what `employerSlug` of the domain makes of a name. */
  company: { route: '/companies/:slug', href: (slug: string) => `/companies/${slug}` },
  sitemap: '/sitemap.xml',
  feed: { route: '/feeds/:file', href: (file: string) => `/feeds/${file}` },
  /** The picture that other sites show for a link to a job; the version is another for another look. */
  sharePicture: {
    route: '/share/:file',
    href: (id: number, version: string) => `/share/${id}-${version}.png`,
  },
  newsletter: '/newsletter',
  newsletterPost: { route: '/newsletter/:slug', href: (slug: string) => `/newsletter/${slug}` },
  logo: { route: '/logos/:file', href: (file: string) => `/logos/${encodeURIComponent(file)}` },
  document: {
    route: (kind: TrackerDocument) => `/api/tracker/download_${kind}`,
    href: (kind: TrackerDocument, jobId: number) => `/api/tracker/download_${kind}?airtable_id=${jobId}`,
  },
  /** One event as a file. */
  calendarFile: {
    route: (kind: CalendarFile) => `/api/tracker/${kind}.ics`,
    href: (kind: CalendarFile, jobId: number) => `/api/tracker/${kind}.ics?airtable_id=${jobId}`,
  },
  trackerCsv: '/api/tracker/export.csv',
  queues: '/admin-api/queues',
  redemptionCodesCsv: '/admin-api/download_redemption_codes',
  correctionsJsonl: '/admin-api/download_corrections',
  userReport: '/admin-api/admin/generate_user_report',
  companyReport: '/admin-api/admin/generate_company_report',
  /** Undoes a change of an account's address or password; the link is mailed to the address before the change. */
  undoChange: {
    route: '/api/undo_change',
    href: (token: string) => `/api/undo_change?token=${encodeURIComponent(token)}`,
  },
  stripeWebhook: '/webhooks/stripe',
  inboundMailWebhook: '/webhooks/inbound-mail',
  sandboxCheckout: '/sandbox/checkout',
  sandboxPortal: '/sandbox/portal',
  /** The stylesheet of all pages that the server sends. */
  pagesStyle: '/pages.css',
} as const

/** Where the newest jobs that everybody may see are read as a feed. */
export const NEWEST_FEED = {
  rss: '/feeds/jobs.xml',
  json: '/feeds/jobs.json',
} as const
/** What a member's applications have ahead, for calendar programs: its token is the only key to it. */
export const CALENDAR_FEED = {
  route: '/feeds/calendar/:file',
  href: (token: string) => `/feeds/calendar/${token}.ics`,
} as const
/** How many jobs a feed holds at most. */
export const MAX_FEED_ITEMS = 50

/** Which titles to search for: the page whose form leads to itself with `?from=`, and that of what people did, as a slug. */
export const titlesPaths = {
  ask: '/titles',
  from: { route: '/titles/:slug', href: (slug: string) => `/titles/${slug}` },
} as const

export const publicTitlesPage = (publicUrl: string, slug: string): string =>
  `${publicUrl}${slug === '' ? titlesPaths.ask : titlesPaths.from.href(slug)}`

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
  savedSearch: { path: '/dashboard/:searchId', href: (id: number) => `/dashboard/${id}` },
  intake: { path: '/intake', href: (step?: number) => (step ? `/intake?step=${step}` : '/intake') },
  tracker: fixed('/tracker'),
  job: { path: '/job/:id', href: (id: number) => `/job/${id}` },
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
