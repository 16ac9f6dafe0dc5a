import type { Config } from '@lilypad/config'
import { MAX_FEED_ITEMS, NEWEST_FEED } from '@lilypad/contracts/addresses'
import { type Database, listMatchableJobs } from '@lilypad/db'
import { XMLBuilder } from 'fast-xml-parser'
import { PreparedReply } from '../../../http/prepared-reply.ts'
import { type Feed, newestFeed } from './feed.ts'

const builder = new XMLBuilder({
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  format: true,
})

export const writeRss = ({ title, description, homeUrl, feedUrl, hubUrl, items }: Feed): string =>
  builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    rss: {
      '@_version': '2.0',
      '@_xmlns:atom': 'http://www.w3.org/2005/Atom',
      channel: {
        title,
        link: homeUrl,
        description,
        language: 'en-us',
        'atom:link': [
          { '@_href': feedUrl, '@_rel': 'self', '@_type': 'application/rss+xml' },
          ...(hubUrl === null ? [] : [{ '@_href': hubUrl, '@_rel': 'hub' }]),
        ],
        item: items.map(({ url, title: name, text, approvedAt }) => ({
          title: name,
          link: url,
          guid: { '@_isPermaLink': 'true', '#text': url },
          pubDate: approvedAt.toUTCString(),
          description: text,
        })),
      },
    },
  })

export const writeJsonFeed = ({ title, description, homeUrl, feedUrl, hubUrl, items }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: homeUrl,
    feed_url: feedUrl,
    ...(hubUrl !== null && { hubs: [{ type: 'WebSub', url: hubUrl }] }),
    language: 'en-US',
    items: items.map(({ url, title: name, text, approvedAt }) => ({
      id: url,
      url,
      title: name,
      content_text: text,
      date_published: approvedAt.toISOString(),
    })),
  })

export type NewestFeed = { rss: PreparedReply; json: PreparedReply }

export async function makeNewestFeed(
  { db }: Pick<Database, 'db'>,
  { http: { publicUrl }, finders: { webSubHub: hubUrl } }: Pick<Config, 'http' | 'finders'>,
): Promise<NewestFeed> {
  const jobs = await listMatchableJobs(db, { tier: 'visitor', most: MAX_FEED_ITEMS })
  const feedAt = (path: string) => newestFeed(jobs, { publicUrl, feedUrl: publicUrl + path, hubUrl })
  return {
    rss: new PreparedReply(writeRss(feedAt(NEWEST_FEED.rss))),
    json: new PreparedReply(writeJsonFeed(feedAt(NEWEST_FEED.json))),
  }
}
