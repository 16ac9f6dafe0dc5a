import type { Config } from '@lilypad/config'
import { type Database, listMatchableJobs, listPublicPages } from '@lilypad/db'
import { PreparedReply } from '../../../http/prepared-reply.ts'
import { newestFeed } from '../feeds/feed.ts'
import { NEWEST_FEED } from '../feeds/feed-address.ts'
import { writeJsonFeed, writeRss } from '../feeds/write-feed.ts'
import { writeSitemap } from '../feeds/write-sitemap.ts'

type Needs = Pick<Database, 'db'>

/** The feed of the newest free jobs in both formats. */
export type NewestFeed = { rss: PreparedReply; json: PreparedReply }
/** The files of the sitemap by their paths. */
export type PreparedSitemap = ReadonlyMap<string, PreparedReply>

/** Reads the newest jobs that everyone may see and writes their feed. */
export const makeNewestFeed = async ({ db }: Needs, { publicUrl }: Config['http']): Promise<NewestFeed> => {
  const jobs = await listMatchableJobs(db, { tier: 'visitor' })
  const feedAt = (path: string) => newestFeed(jobs, { publicUrl, feedUrl: publicUrl + path })
  return {
    rss: new PreparedReply(writeRss(feedAt(NEWEST_FEED.rss))),
    json: new PreparedReply(writeJsonFeed(feedAt(NEWEST_FEED.json))),
  }
}

/** Reads the public pages and writes their sitemap. */
export const makeSitemap = async ({ db }: Needs, { publicUrl }: Config['http']): Promise<PreparedSitemap> => {
  const files = writeSitemap(await listPublicPages(db), publicUrl)
  return new Map([...files].map(([path, text]) => [path, new PreparedReply(text)]))
}
