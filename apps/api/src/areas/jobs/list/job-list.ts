import { areMoreListed, JOB_LIST_CHANNEL, listMatchableJobs, type MatchableJob } from '@lilypad/db'
import { seesEveryJob, type Tier } from '@lilypad/domain'
import { hasEngine } from '@lilypad/search'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../../deps/deps.ts'
import { createListener } from '../../../deps/listener.ts'
import { createKeptSearch, type KeptSearch } from '../search/job-search.ts'
import { loadBridge, makeTitles, type Titles } from '../titles/titles.ts'
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
  /** The listed jobs to search among, a second or two older than the list. */
  search: Pick<KeptSearch, 'ask' | 'renew'>
  isLong(): Promise<boolean>
  homeJobs(): Promise<HomeJobs>
  /** Every listed job, newest first, to apply filters to. */
  matchable(): Promise<readonly MatchableJob[]>
  newestFeed(): Promise<NewestFeed>
  /** The employers with a job of the free subset, by their slugs. */
  publicEmployers(): Promise<PublicEmployers>
  titles(): Promise<Titles>
  sitemap(): Promise<PreparedSitemap>
  /** The next read includes what was just committed. */
  forget(): void
  open(): Promise<void>
  /** Makes the editions before anybody waits for them; a failure is only logged. */
  prepare(): Promise<void>
  close(): Promise<void>
}

export const createJobList = (
  { config, database, folders }: Pick<Deps, 'config' | 'database' | 'folders'>,
  log: FastifyBaseLogger,
  canSearch: () => Promise<boolean> = hasEngine,
): JobList => {
  const remembered = createRemembered(() => listener.isUp())
  const most = config.listInBrowserMax
  const isLong = () =>
    remembered.get('is long', async () => (await canSearch()) && areMoreListed(database.db, most))
  const search = createKeptSearch({ database, log })
  const listener = createListener(
    { url: config.database.url, channel: JOB_LIST_CHANNEL, log },
    remembered.changed,
  )
  const make = async (tier: Tier) => {
    const colors = await loadAudienceColors(database)
    return (await isLong())
      ? makeLongEdition(database, tier, colors)
      : makeEdition(database, { tier, most }, colors)
  }
  // Visitors and free members see the same jobs: one edition serves both.
  const edition: JobList['edition'] = (tier) =>
    seesEveryJob(tier)
      ? remembered.get('every job', () => make('premium'))
      : remembered.get('free subset', () => make('visitor'))
  const bridge = loadBridge(folders)
  const titles = () => remembered.get('titles', () => makeTitles(database, bridge))
  return {
    edition,
    isLong,
    search,
    homeJobs: () => remembered.get('home page', () => makeHomeJobs(database)),
    matchable: () =>
      remembered.get('matchable', () => listMatchableJobs(database.db, { tier: 'premium', most })),
    newestFeed: () => remembered.get('newest feed', () => makeNewestFeed(database, config)),
    publicEmployers: () => remembered.get('public employers', () => makePublicEmployers(database)),
    titles,
    // Not made of the employers above: those may be a second older than the change that it is made after.
    sitemap: () =>
      remembered.get('sitemap', async () => makeSitemap(database, config.http, (await titles()).pages)),
    forget: remembered.forget,
    async open() {
      if (!(await canSearch()))
        log.error(`There is no search engine for this machine: ${most} jobs are listed at most.`)
      await listener.open()
    },
    async prepare() {
      try {
        for (const tier of ['visitor', 'premium'] as const) await edition(tier)
        if (await isLong()) await search.prepare()
      } catch (error) {
        log.warn({ err: error }, 'The lists of jobs could not be made in advance.')
      }
    },
    async close() {
      await search.close()
      await listener.close()
    },
  }
}
