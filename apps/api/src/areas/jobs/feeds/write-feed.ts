import { XMLBuilder } from 'fast-xml-parser'
import type { Feed } from './feed.ts'

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
