import { childrenNamed, childText, loadXml, type XmlElement } from './html/load-xml.ts'

/** An item of an RSS or Atom feed, with its XML element for the extensions of a system. */
export type FeedItem = {
  title: string | null
  link: string | null
  id: string | null
  html: string | null
  postedAt: string | null
  element: XmlElement
}

/** Title and items of a feed in RSS 2, RSS 1 or Atom. Throws ScrapeError `changed` for anything else. */
export function readFeed(xml: string): { title: string | null; items: FeedItem[] } {
  const root = loadXml(xml, ['rss', 'RDF', 'feed'])
  const [channel = root] = childrenNamed(root, 'channel')
  const elements = [root, channel].flatMap((at) => [
    ...childrenNamed(at, 'item'),
    ...childrenNamed(at, 'entry'),
  ])
  return { title: childText(channel, 'title'), items: [...new Set(elements)].map(toItem) }
}

function toItem(element: XmlElement): FeedItem {
  const text = (...names: string[]) => names.map((name) => childText(element, name)).find(Boolean) ?? null
  return {
    title: text('title'),
    link: text('link') ?? childrenNamed(element, 'link').find((link) => link.href)?.href ?? null,
    id: text('guid', 'id'),
    html: text('encoded', 'content', 'description', 'summary'),
    postedAt: toIso(text('pubDate', 'published', 'date')),
    element,
  }
}

/** 'Tue, 04 Aug 2026 09:00:00 +0200' as an ISO 8601 instant; null for an invalid date. */
function toIso(date: string | null): string | null {
  const instant = date === null ? Number.NaN : Date.parse(date)
  return Number.isNaN(instant) ? null : new Date(instant).toISOString()
}
