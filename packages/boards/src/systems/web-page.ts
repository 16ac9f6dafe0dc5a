import { type FoundPosting, ScrapeError, type WebResponse } from '@lilypad/domain'
import { isSameSite, withoutTracking } from '../board-address.ts'
import type { BoardAnswer, BoardContext, BoardIdentity, BoardSystem } from '../board-system.ts'
import { onlyCompany, shareField } from '../create-posting.ts'
import { readJobPostings } from '../job-postings.ts'
import { distinctWords } from '../parse-answer.ts'
import { readSystem } from '../read-system.ts'
import { embeddedBoard } from '../web-page/embedded-boards.ts'
import { followPages } from '../web-page/follow-pages.ts'
import { type Doubts, readJobFeed } from '../web-page/job-feeds.ts'
import { readPostingList } from '../web-page/read-posting-list.ts'
import { readSitemap } from '../web-page/read-sitemap.ts'

const MAX_PAGE_LENGTH = 8_000_000

/**
 * Any web page. Its postings are looked for in this order: an embedded board of a known system, which is read instead;
 * JSON-LD of JobPosting; a feed of jobs; pages with JSON-LD from the sitemap; a list for people. If nothing is found,
 * the page is read again as rendered by a browser.
 */
export const webPage: BoardSystem = {
  id: 'web-page',
  label: 'Web page',
  readerVersion: 4,
  domains: [],
  refusesUnknownNames: true,

  /** The normalized address. */
  detect(address) {
    const url = new URL(withoutTracking(address.href))
    url.hash = ''
    url.hostname = url.hostname.replace(/\.$/, '')
    url.pathname = url.pathname.replace(/\/+$/, '')
    return url.pathname === '/' && !url.search ? url.origin : url.href
  },

  careersUrl(tenant) {
    return tenant
  },

  async read(tenant, context) {
    // No validators: the page may be unchanged while a board, feed or sitemap behind it changed.
    const page = await context.web.request({ url: tenant, isBoard: true })
    if (page.text().length > MAX_PAGE_LENGTH)
      throw new ScrapeError('changed', 'This page is larger than any page is.')
    const doubts: Doubts = { unread: [], empty: [] }
    const answer = (await readPage(page, context, doubts)) ?? (await readRendered(tenant, context))
    if (!answer) throw new ScrapeError('changed', 'This page holds no job postings that a machine can read.')
    if (answer.outcome === 'unchanged' || answer.identity) return answer
    if (!isSameSite(page.url, tenant)) doubts.unread.push(`The address leads to ${new URL(page.url).host}.`)
    // A list without postings is read only where it says that there are none: what is empty agrees.
    const empty = answer.postings.length > 0 ? doubts.empty : []
    const cutShort = distinctWords([answer.cutShort, ...doubts.unread, ...empty]).join(' ') || null
    return { ...answer, cutShort }
  },
}

/** `doubts` gets why a feed or sitemap that may hold more was not read; without it, neither is looked for. */
async function readPage(
  page: WebResponse,
  context: BoardContext,
  doubts?: Doubts,
): Promise<BoardAnswer | null> {
  return (
    (await readEmbedded(page, context)) ??
    (await readDescribed(page, context)) ??
    (doubts && (await readJobFeed(page, context, doubts))) ??
    (doubts && (await readSitemap(page, context, doubts))) ??
    (await readPostingList(page, context))
  )
}

async function readRendered(url: string, context: BoardContext): Promise<BoardAnswer | null> {
  const page = await context.web.render?.(url)
  return page ? readPage(page, context) : null
}

async function readEmbedded(page: WebResponse, context: BoardContext): Promise<BoardAnswer | null> {
  const hasJobs = (context.live ?? []).length > 0
  const systems = (context.systems ?? []).filter((system) => system !== webPage)
  const identity = embeddedBoard(page, systems, hasJobs)
  const system = systems.find(({ id }) => id === identity?.system)
  return identity && system ? readInstead(system, identity, context) : null
}

/** The page may still refer to a board that no longer exists. */
async function readInstead(
  system: BoardSystem,
  identity: BoardIdentity,
  context: BoardContext,
): Promise<BoardAnswer | null> {
  try {
    return { ...(await readSystem(system, identity.tenant, { ...context, live: [] })), identity }
  } catch (error) {
    if (error instanceof ScrapeError && error.kind === 'gone') return null
    throw error
  }
}

async function readDescribed(first: WebResponse, context: BoardContext): Promise<BoardAnswer | null> {
  const onFirst = readJobPostings(first)
  if (!onFirst) return null
  let dropped = 0
  let brokenScripts = 0
  const pages = new Set<string>()
  const read = (page: WebResponse) => {
    const described = page === first ? onFirst : readJobPostings(page)
    dropped += described?.dropped ?? 0
    brokenScripts += described?.brokenScripts ?? 0
    pages.add(page.url)
    return described?.postings ?? []
  }
  const ownUrl = ({ url }: FoundPosting) => (pages.has(url) ? null : url)
  const id = (posting: FoundPosting) => `${posting.externalId} ${ownUrl(posting)}`
  const { rows: postings, cutShort, doubt } = await followPages(first, context, read, id)
  const elsewhere = postings.filter(ownUrl)
  const isBroken = brokenScripts > 0 && 'A part of the page that may hold postings is not valid JSON.'
  const isShared = shareField(elsewhere, 'url') && 'Postings with different titles have the same address.'
  const answer = { postings: told(postings, ownUrl), dropped, company: onlyCompany(postings) }
  return { outcome: 'read', ...answer, cutShort: isBroken || isShared || cutShort, doubt }
}

/** Some pages give every posting the company's number as identifier: then the address identifies it. */
function told(
  postings: readonly FoundPosting[],
  ownUrl: (posting: FoundPosting) => string | null,
): FoundPosting[] {
  const urls = new Map<string, Set<string | null>>()
  for (const posting of postings)
    urls.set(posting.externalId, (urls.get(posting.externalId) ?? new Set()).add(ownUrl(posting)))
  return postings.map((posting) =>
    (urls.get(posting.externalId)?.size ?? 0) > 1 ? { ...posting, externalId: posting.url } : posting,
  )
}
