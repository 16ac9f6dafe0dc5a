import type { Config } from '@lilypad/config'
import { alertRecord, homeCalls, type ReplyOf } from '@lilypad/contracts'
import { type Database, listAlerts, listTrackedJobIds } from '@lilypad/db'
import { prepareReply } from '../calls/prepared-reply.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../implement.ts'
import { loadAudienceColors } from '../job-list/audience-colors.ts'
import type { HomeJobs } from '../job-list/home-jobs.ts'
import type { JobList } from '../job-list/job-list.ts'

type Needs = Pick<Deps, 'config' | 'database'> & { jobList: JobList }

/** The home page's jobs with a person's stars. */
export const starredBy = async (user: { id: number }, { jobs }: HomeJobs, { db }: Pick<Database, 'db'>) => {
  const stars = await listTrackedJobIds(db, user.id)
  return jobs.map((job) => ({ ...job, is_tracked: stars.includes(job.id) }))
}

/** The alerts of the stripe; who sees which is for the client to tell by their flags. */
export const alertsOf = async ({ db }: Pick<Database, 'db'>) => (await listAlerts(db)).map(alertRecord.encode)

/** What the operator set that the client must know, and nothing that is secret. */
export const settingsOf = ({
  payments,
  site,
  http,
}: Config): ReplyOf<typeof homeCalls.loadSettings>['settings'] => ({
  payment_link_skip: payments.linkSkip ?? null,
  payment_link_jump: payments.linkJump ?? null,
  mixpanel_token: site.mixpanelToken ?? null,
  rewardful_key: site.rewardfulKey ?? null,
  newsletter_url: site.newsletterUrl ?? null,
  social_linkedin_url: site.linkedinUrl ?? null,
  social_facebook_url: site.facebookUrl ?? null,
  contact_email: site.contactEmail,
  terms_url: site.termsUrl,
  public_url: http.publicUrl,
})

export const homeHandlers = ({ config, database, jobList }: Needs): Handlers<typeof homeCalls> => {
  const settings = prepareReply(homeCalls.loadSettings, { settings: settingsOf(config) })
  return {
    async loadHomePageJobs({ user }) {
      const home = await jobList.homeJobs()
      return user ? { jobs: await starredBy(user, home, database) } : home.reply
    },

    loadAlerts: async () => ({ alerts: await alertsOf(database) }),

    loadColors: async () => ({
      colors: { audience_color_map: Object.fromEntries(await loadAudienceColors(database)) },
    }),

    loadSettings: async () => settings,
  }
}
