import { XMLParser } from 'fast-xml-parser'

export type NewsletterPost = {
  title: string
  url: string
  summary: string | null
  published_on: string | null
}

const MAX_POSTS = 5
const SUMMARY_LENGTH = 240

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  processEntities: true,
  htmlEntities: true,
  isArray: (name) => ['item', 'entry', 'link'].includes(name),
})

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const toNodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** The plain text of an element: markup is dropped, since we show feeds as text. */
function toText(value: unknown): string {
  const text = isNode(value) ? value['#text'] : value
  if (typeof text !== 'string' && typeof text !== 'number') return ''
  return String(text)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function shorten(text: string): string | null {
  if (text.length <= SUMMARY_LENGTH) return text === '' ? null : text
  return `${text.slice(0, text.lastIndexOf(' ', SUMMARY_LENGTH))}…`
}

/** RSS puts the address into the element, Atom into an attribute of a link other than 'self'. */
function toAddress(item: Node): string | null {
  const links = Array.isArray(item.link) ? item.link : []
  const candidates = links.map((link) =>
    isNode(link) && '@href' in link
      ? (link['@rel'] ?? 'alternate') === 'alternate' && String(link['@href'])
      : toText(link),
  )
  const found = candidates.find((link) => typeof link === 'string' && URL.canParse(link)) || null
  return found !== null && /^https?:$/.test(new URL(found).protocol) ? found : null
}

function toDay(item: Node): string | null {
  const at = new Date(toText(item.pubDate ?? item.published ?? item.updated))
  return Number.isNaN(at.getTime()) ? null : at.toISOString().slice(0, 10)
}

function toItems(root: Node): Node[] {
  const { rss, feed } = root
  if (isNode(rss) && isNode(rss.channel)) return toNodes(rss.channel.item)
  return isNode(feed) ? toNodes(feed.entry) : []
}

function toPost(item: Node): NewsletterPost[] {
  const url = toAddress(item)
  const title = toText(item.title)
  if (url === null || title === '') return []
  const summary = shorten(toText(item.description ?? item.summary))
  return [{ title, url, summary, published_on: toDay(item) }]
}

/** The newest five posts of an RSS 2.0 or Atom feed, as plain text. Throws for anything else. */
export function readPosts(xml: string): NewsletterPost[] {
  const root: unknown = parser.parse(xml)
  if (!isNode(root) || !('rss' in root || 'feed' in root)) throw new Error('This is neither RSS nor Atom.')
  return toItems(root).flatMap(toPost).slice(0, MAX_POSTS)
}
