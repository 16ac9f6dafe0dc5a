import type { Config } from '@lilypad/config'
import { MAX_FEED_ITEMS, NEWEST_FEED, serverPaths, titlesPaths } from '@lilypad/contracts/addresses'
import {
  type Database,
  listMatchableJobs,
  listPublicEmployers,
  listPublicPages,
  type PublicEmployer,
} from '@lilypad/db'
import { employersBySlug } from '@lilypad/domain'
import { PreparedReply } from '../../../http/prepared-reply.ts'
import type { TitlePages } from '../titles/titles.ts'
import { newestFeed } from './feed.ts'
import { writeJsonFeed, writeRss } from './write-feed.ts'
import { writeSitemap } from './write-sitemap.ts'

type Needs = Pick<Database, 'db'>

export type NewestFeed = { rss: PreparedReply; json: PreparedReply }
export type PreparedSitemap = ReadonlyMap<string, PreparedReply>

export async function makeNewestFeed(
  { db }: Needs,
  { http: { publicUrl }, finders: { webSubHub: hubUrl } }: Pick<Config, 'http' | 'finders'>,
): Promise<NewestFeed> {
  const jobs = await listMatchableJobs(db, { tier: 'visitor', most: MAX_FEED_ITEMS })
  const feedAt = (path: string) => newestFeed(jobs, { publicUrl, feedUrl: publicUrl + path, hubUrl })
  return {
    rss: new PreparedReply(writeRss(feedAt(NEWEST_FEED.rss))),
    json: new PreparedReply(writeJsonFeed(feedAt(NEWEST_FEED.json))),
  }
}

export type PublicEmployers = ReadonlyMap<string, PublicEmployer>

export const makePublicEmployers = async ({ db }: Needs): Promise<PublicEmployers> =>
  employersBySlug(await listPublicEmployers(db))

/** Reads the public pages and writes their sitemap: jobs, then employers, then titles from what people did. */
export async function makeSitemap({ db }: Needs, { publicUrl }: Config['http'], titlePages: TitlePages) {
  const jobs = (await listPublicPages(db)).map(({ id, changedAt }) => ({
    path: serverPaths.job.href(id),
    changedAt,
  }))
  const companies = [...(await makePublicEmployers({ db }))].map(([slug, { changedAt }]) => ({
    path: serverPaths.company.href(slug),
    changedAt,
  }))
  const titles = [...titlePages].map(([slug, { changedAt }]) => ({
    path: titlesPaths.from.href(slug),
    changedAt,
  }))
  const files = writeSitemap([...jobs, ...companies, ...titles], publicUrl)
  return new Map([...files].map(([path, text]) => [path, new PreparedReply(text)]))
}
