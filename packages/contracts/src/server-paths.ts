import type { TrackerDocument } from './calls/tracker.ts'

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
  reminder: {
    route: '/api/tracker/reminder.ics',
    href: (jobId: number) => `/api/tracker/reminder.ics?airtable_id=${jobId}`,
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
