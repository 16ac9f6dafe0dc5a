import { areMoreListed, JOB_LIST_CHANNEL, listMatchableJobs, type MatchableJob } from '@lilypad/db'
import { type JobIndex, seesEveryJob, type Tier } from '@lilypad/domain'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../../deps/deps.ts'
import { createListener } from '../../../deps/listener.ts'
import { createKeptIndexes } from '../search/kept-indexes.ts'
import { loadIndexes } from '../search/load-indexes.ts'
import { loadAudienceColors } from './audience-colors.ts'
import { type Edition, makeEdition, makeLongEdition } from './edition.ts'
import { type HomeJobs, makeHomeJobs } from './home-jobs.ts'
import {
  makeNewestFeed,
  makePublicEmployers,
  makeSitemap,
  type NewestFeed,
  type PreparedSitemap,
  type PublicEmployers,
} from './published.ts'
import { createRemembered } from './remembered.ts'

/** The listed jobs in this process's memory, cached until a scrape in any process changes them. */
export type JobList = {
  edition(tier: Tier): Promise<Edition>
  /** The jobs that a tier may see, to search among them: up to ten loads older than the list. */
  index(tier: Tier): Promise<JobIndex>
  /** Whether there are too many for the browser. */
  isLong(): Promise<boolean>
  homeJobs(): Promise<HomeJobs>
  /** Every listed job, newest first, to apply filters to. */
  matchable(): Promise<readonly MatchableJob[]>
  /** The newest jobs of the free subset, as a feed. */
  newestFeed(): Promise<NewestFeed>
  /** The employers with a job of the free subset, by their slugs. */
  publicEmployers(): Promise<PublicEmployers>
  /** The public pages of the free subset, as a sitemap. */
  sitemap(): Promise<PreparedSitemap>
  /** The next read includes what was just committed; the index does as soon as it is loaded again. */
  forget(): void
  open(): Promise<void>
  /** Makes the editions before anybody waits for them; a failure is only logged. */
  prepare(): Promise<void>
  close(): Promise<void>
}

export const createJobList = (
  { config, database }: Pick<Deps, 'config' | 'database'>,
  log: FastifyBaseLogger,
): JobList => {
  const remembered = createRemembered(() => listener.isUp())
  const isLong = () => remembered.get('is long', () => areMoreListed(database.db, config.listInBrowserMax))
  const indexes = createKeptIndexes({ areNeeded: isLong, load: (going) => loadIndexes(database, going), log })
  const changed = () => {
    remembered.changed()
    indexes.changed()
  }
  const listener = createListener({ url: config.database.url, channel: JOB_LIST_CHANNEL, log }, changed)
  const make = async (tier: Tier) => {
    const colors = await loadAudienceColors(database)
    return (await isLong()) ? makeLongEdition(database, tier, colors) : makeEdition(database, tier, colors)
  }
  // Visitors and free members see the same jobs: one edition serves both.
  const edition: JobList['edition'] = (tier) =>
    seesEveryJob(tier)
      ? remembered.get('every job', () => make('premium'))
      : remembered.get('free subset', () => make('visitor'))
  return {
    edition,
    isLong,
    async index(tier) {
      const { every, free } = await indexes.get()
      return seesEveryJob(tier) ? every : free
    },
    homeJobs: () => remembered.get('home page', () => makeHomeJobs(database)),
    matchable: () => remembered.get('matchable', () => listMatchableJobs(database.db, { tier: 'premium' })),
    newestFeed: () => remembered.get('newest feed', () => makeNewestFeed(database, config)),
    publicEmployers: () => remembered.get('public employers', () => makePublicEmployers(database)),
    // Not made of the employers above: those may be a second older than the change that it is made after.
    sitemap: () => remembered.get('sitemap', () => makeSitemap(database, config.http)),
    forget() {
      remembered.forget()
      indexes.forget()
    },
    open: listener.open,
    async prepare() {
      try {
        for (const tier of ['visitor', 'premium'] as const) await edition(tier)
        await indexes.prepare()
      } catch (error) {
        log.warn({ err: error }, 'The lists of jobs could not be made in advance.')
      }
    },
    async close() {
      indexes.close()
      await listener.close()
    },
  }
}
