import type { Config } from '@lilypad/config'
import { announcementRecord, fullJob, homeCalls, type ReplyOf } from '@lilypad/contracts'
import { serverPaths } from '@lilypad/contracts/addresses'
import {
  type Database,
  findHidden,
  listAnnouncements,
  listSiteContents,
  listTrackedJobIds,
} from '@lilypad/db'
import { hiddenBy } from '@lilypad/domain'
import type { Deps } from '../../deps/deps.ts'
import type { Handlers } from '../../http/implement-calls.ts'
import { prepareReply } from '../../http/prepared-reply.ts'
import { paymentLinks } from '../billing/payments/payment-links.ts'
import { loadAudienceColors } from '../jobs/list/audience-colors.ts'
import { HOME_JOBS, type HomeJobs } from '../jobs/list/home-jobs.ts'
import type { JobList } from '../jobs/list/job-list.ts'

type Needs = Pick<Deps, 'config' | 'database'> & { jobList: JobList }

/** How many testimonials the home page shows. Source: specification part 1, 'Home page'. */
const SHOWN_TESTIMONIALS = 3

/** The home page's jobs as a person sees them: with their stars, without what they hide. */
export async function homeJobsFor(
  user: { id: number },
  { jobs, following, num_jobs, num_free_jobs }: HomeJobs,
  { db }: Pick<Database, 'db'>,
) {
  const [stars, hidden] = await Promise.all([listTrackedJobIds(db, user.id), findHidden(db, user.id)])
  const shown: typeof jobs = []
  for (const job of [...jobs, ...following]) {
    if (shown.length === HOME_JOBS) break
    if (hiddenBy(hidden, fullJob.decode(job)) === null) shown.push(job)
  }
  return {
    jobs: shown.map((job) => ({ ...job, is_tracked: stars.includes(job.id) })),
    num_jobs,
    num_free_jobs,
  }
}

/** The messages of the banner; the client decides by their flags who sees which. */
export const getAnnouncements = async ({ db }: Pick<Database, 'db'>) =>
  (await listAnnouncements(db)).map(announcementRecord.encode)

/** Logos of companies where subscribers found work. */
const getSalesLogos = async ({ db }: Pick<Database, 'db'>) =>
  (await listSiteContents(db, 'sales_logo')).map(({ name, file }) => ({
    name,
    url: serverPaths.logo.href(file),
  }))

/** The operator's newsletter, or the page with the articles that came with the product. */
const toNewsletterUrl = ({ site, newsletter, http }: Config) =>
  site.newsletterUrl ?? (newsletter.feedUrl === undefined ? http.publicUrl + serverPaths.newsletter : null)

/** The operator's settings that the client needs; no secrets. */
export function toSettings(config: Config): ReplyOf<typeof homeCalls.loadSettings>['settings'] {
  const { payments, site, http } = config
  const links = paymentLinks(config)
  return {
    payment_link_skip: links.skip,
    payment_link_jump: links.jump,
    payment_link_jump_intake: links.jump_intake,
    is_payment_sandbox: payments.mode === 'sandbox',
    mixpanel_token: site.mixpanelToken ?? null,
    rewardful_key: site.rewardfulKey ?? null,
    newsletter_url: toNewsletterUrl(config),
    social_linkedin_url: site.linkedinUrl ?? null,
    social_facebook_url: site.facebookUrl ?? null,
    contact_email: site.contactEmail,
    terms_url: site.termsUrl,
    public_url: http.publicUrl,
  }
}

export function homeHandlers({ config, database, jobList }: Needs): Handlers<typeof homeCalls> {
  const settings = prepareReply(homeCalls.loadSettings, { settings: toSettings(config) })
  return {
    async loadHomePageJobs({ user }) {
      const home = await jobList.homeJobs()
      return user ? homeJobsFor(user, home, database) : home.reply
    },

    loadAlerts: async () => ({ alerts: await getAnnouncements(database) }),

    loadColors: async () => ({
      colors: { audience_color_map: Object.fromEntries(await loadAudienceColors(database)) },
    }),

    loadSalesLogos: async () => ({ logos: await getSalesLogos(database) }),

    async loadTestimonials() {
      const testimonials = await listSiteContents(database.db, 'testimonial')
      return { testimonials: testimonials.slice(0, SHOWN_TESTIMONIALS) }
    },

    loadSettings: () => settings,
  }
}
