import { areMoreListed, JOB_LIST_CHANNEL, listMatchableJobs, type MatchableJob } from '@lilypad/db'
import { seesEveryJob, type Tier } from '@lilypad/domain'
import { hasEngine } from '@lilypad/search'
import type { FastifyBaseLogger } from 'fastify'
import { createListener } from '../../../deps/database-listener.ts'
import type { Deps } from '../../../deps/deps.ts'
import {
  makePublicEmployers,
  makeSitemap,
  type PreparedSitemap,
  type PublicEmployers,
} from '../feeds/sitemap.ts'
import { makeNewestFeed, type NewestFeed } from '../feeds/write-feed.ts'
import { createJobSearch } from '../search/job-search.ts'
import { loadBridge, makeTitles, type Titles } from '../titles/titles.ts'
import { loadAudienceColors } from './audience-colors.ts'
import { type HomeJobs, makeHomeJobs } from './home-jobs.ts'
import { createListCache } from './list-cache.ts'
import { type ListSnapshot, makeLongSnapshot, makeSnapshot } from './list-snapshot.ts'

/** The listed jobs in this process's memory, cached until a scrape in any process changes them. */
export function createJobList(
  { config, database, folders }: Pick<Deps, 'config' | 'database' | 'folders'>,
  log: FastifyBaseLogger,
  canSearch: () => Promise<boolean> = hasEngine,
) {
  const cache = createListCache(() => listener.isUp())
  const most = config.listInBrowserMax
  const isLong = () =>
    cache.get('is long', async () => (await canSearch()) && areMoreListed(database.db, most))
  const search = createJobSearch({ database, log })
  const listener = createListener({ url: config.database.url, channel: JOB_LIST_CHANNEL, log }, cache.changed)
  const make = async (tier: Tier) => {
    const colors = await loadAudienceColors(database)
    return (await isLong())
      ? makeLongSnapshot(database, tier, colors)
      : makeSnapshot(database, { tier, most }, colors)
  }
  // Visitors and free members see the same jobs: one snapshot serves both.
  const snapshot = (tier: Tier): Promise<ListSnapshot> =>
    seesEveryJob(tier)
      ? cache.get('every job', () => make('premium'))
      : cache.get('free subset', () => make('visitor'))
  const bridge = loadBridge(folders)
  const titles = (): Promise<Titles> => cache.get('titles', () => makeTitles(database, bridge))
  return {
    snapshot,
    /** Whether there are too many for the browser. */
    isLong,
    /** The listed jobs to search among, a second or two older than the list. */
    search,
    homeJobs: (): Promise<HomeJobs> => cache.get('home page', () => makeHomeJobs(database)),
    /** Every listed job, newest first, to apply filters to. */
    matchable: (): Promise<readonly MatchableJob[]> =>
      cache.get('matchable', () => listMatchableJobs(database.db, { tier: 'premium', most })),
    newestFeed: (): Promise<NewestFeed> => cache.get('newest feed', () => makeNewestFeed(database, config)),
    /** The employers with a job of the free subset, by their slugs. */
    publicEmployers: (): Promise<PublicEmployers> =>
      cache.get('public employers', () => makePublicEmployers(database)),
    titles,
    // Not made of the employers above: those may be a second older than the change that it is made after.
    sitemap: (): Promise<PreparedSitemap> =>
      cache.get('sitemap', async () => makeSitemap(database, config.http, (await titles()).pages)),
    /** The next read includes what was just committed. */
    forget: cache.forget,
    async open() {
      if (!(await canSearch()))
        log.error(`There is no search engine for this machine: ${most} jobs are listed at most.`)
      await listener.open()
    },
    /** Makes the snapshots before anybody waits for them; a failure is only logged. */
    async prepare() {
      try {
        for (const tier of ['visitor', 'premium'] as const) await snapshot(tier)
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

export type JobList = ReturnType<typeof createJobList>
