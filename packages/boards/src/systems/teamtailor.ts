import { ScrapeError, type WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { anything, body, needed, optional, webAddress } from '../answer-fields.ts'
import { asTenant } from '../board-address.ts'
import type { BoardContext, BoardSystem } from '../board-system.ts'
import { createPosting, fillGaps } from '../create-posting.ts'
import { childrenNamed, childText, type XmlElement } from '../html/load-xml.ts'
import { readJobPosting } from '../job-postings.ts'
import { distinctWords, parseAnswer, readItems } from '../parse-answer.ts'
import { byJobPosting, completeList, type ListedPosting, listPosting } from '../read-details.ts'
import { readLinkedPages, readPages } from '../read-pages.ts'
import { type FeedItem, readFeed } from '../rss.ts'
import { toList } from '../schema-org.ts'

const LABEL = 'Teamtailor'
const VERSION = 2
const HOST = /^([^.]+(\.[a-z]{2,3})?)\.teamtailor\.com$/
const OWN_HOSTS = ['www', 'app', 'api', 'docs', 'support', 'status', 'go', 'partner', 'tt']
/** The most items in one answer of the RSS feed; the JSON feed may be cut to the same number. */
const PAGE = 100

const MAY_BE_MORE = `${LABEL} may have more postings than its feed gave.`
const WORKPLACES: Record<string, string> = { fully: 'remote', hybrid: 'hybrid', none: 'on-site' }

const Item = z.object({
  id: needed,
  title: needed,
  url: webAddress,
  content_html: body,
  date_published: optional,
  _jobposting: z.looseObject({ jobLocation: anything }).nullish(),
})
const Feed = z.object({ title: optional, next_url: webAddress.nullish(), items: z.array(z.unknown()) })
const RssItem = z.object({
  title: needed,
  url: webAddress,
  id: optional,
  html: body,
  postedAt: optional,
  places: z.array(needed),
  country: optional,
  department: optional,
  remoteStatus: optional,
})
type Item = z.infer<typeof Item>
type RssItem = z.infer<typeof RssItem>
type Listing = { postings: ListedPosting[]; dropped: number; company: string | null; cutShort: string | null }

/** A tenant is `acme`, or `acme.na` for a company of another region. */
export const teamtailor: BoardSystem = {
  id: 'teamtailor',
  label: LABEL,
  readerVersion: VERSION,
  domains: ['teamtailor.com'],

  detect(address) {
    const tenant = HOST.exec(address.hostname)?.[1]
    return tenant && OWN_HOSTS.includes(tenant) ? null : asTenant(tenant)
  },

  careersUrl(tenant) {
    return `https://${tenant}.teamtailor.com/jobs`
  },

  async read(tenant, context) {
    const board = `https://${tenant}.teamtailor.com`
    const json = await readJsonFeed(board, context)
    const isWhole = json?.cutShort === null
    const listing = isWhole ? json : ((await readRss(board, context, json === null)) ?? json)
    if (!listing) throw new ScrapeError('gone', `${LABEL} has no board '${tenant}'.`)
    const { company, cutShort } = listing
    const reader = { version: VERSION, withDetail: byJobPosting(LABEL), cutShort }
    return { ...(await completeList(listing, context, reader)), company }
  },
}

/** Null where there is no such feed. */
async function readJsonFeed(board: string, context: BoardContext): Promise<Listing | null> {
  const first = await context.web.request({ url: `${board}/jobs.json` })
  if (first.status !== 200) return null
  let pages = 0
  let company: string | null = null
  const read = (page: WebResponse) => {
    pages += 1
    const { title, items, next_url: next = null } = parseAnswer(Feed, page, LABEL)
    company ??= title
    return { rows: items, next }
  }
  const { rows, cutShort } = await readLinkedPages(first, read, { label: LABEL, id: 'id' }, context)
  const mayBeCut = pages === 1 && rows.length >= PAGE
  return { ...readItems(rows, Item, toListed), company, cutShort: mayBeCut ? MAY_BE_MORE : cutShort }
}

function toListed({ _jobposting: thing, title, url, ...item }: Item, raw: unknown) {
  const posting = createPosting({
    externalId: findId(url) ?? item.id,
    title,
    url,
    html: item.content_html,
    postedAt: item.date_published,
  })
  const jobLocation = toList(thing?.jobLocation).map(withoutRegion)
  const described = thing && readJobPosting({ ...thing, title, jobLocation }, url)
  return { posting: described ? fillGaps(posting, described) : posting, row: raw, detailUrl: url }
}

/** Teamtailor's regions group a customer's offices ('Europe' for Madrid) and are not part of an address. */
function withoutRegion(place: unknown): unknown {
  const address = typeof place === 'object' && place !== null && 'address' in place ? place.address : place
  return typeof address === 'object' && address !== null ? { ...address, addressRegion: null } : address
}

/** The number in a posting's address; both feeds give it. */
function findId(url: string): string | null {
  return /\/jobs\/(\d+)/.exec(url)?.[1] ?? null
}

/** The RSS feed says more about the workplace, and comes in pages. Null when the board has no RSS feed. */
async function readRss(board: string, context: BoardContext, isBoard: boolean): Promise<Listing | null> {
  let company: string | null = null
  let hasFeed = false
  const ask = async (offset: number) => {
    const url = `${board}/jobs.rss?per_page=${PAGE}&offset=${offset}`
    const response = await context.web.request({ url, isBoard: isBoard && offset === 0 })
    if (response.status !== 200) return { rows: [], total: null, isAbsent: true }
    hasFeed = true
    const feed = readFeed(response.text())
    company ??= feed.title
    return { rows: feed.items.map(rssRow), total: null }
  }
  const { rows, cutShort } = await readPages(ask, { label: LABEL, size: PAGE, id: 'url' }, context)
  return hasFeed ? { ...readItems(rows, RssItem, listedFromRss), company, cutShort } : null
}

function rssRow({ element, link, ...item }: FeedItem) {
  const [locations] = childrenNamed(element, 'locations')
  const places = locations ? childrenNamed(locations, 'location') : []
  const printed = (place: XmlElement) =>
    distinctWords([childText(place, 'city') ?? childText(place, 'name'), childText(place, 'country')]).join(
      ', ',
    )
  return {
    ...item,
    url: link,
    places: distinctWords(places.map(printed)),
    country: places[0] ? childText(places[0], 'country') : null,
    department: childText(element, 'department'),
    remoteStatus: childText(element, 'remoteStatus'),
  }
}

function listedFromRss(item: RssItem, row: unknown) {
  return listPosting(row, {
    externalId: findId(item.url) ?? item.id ?? item.url,
    title: item.title,
    url: item.url,
    html: item.html,
    places: item.places,
    country: item.country,
    department: item.department,
    workplace: WORKPLACES[item.remoteStatus ?? ''] ?? null,
    postedAt: item.postedAt,
  })
}
