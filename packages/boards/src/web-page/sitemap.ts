import { type FoundPosting, ScrapeError, type WebResponse } from '@lilypad/domain'
import { isSameSite, linkTarget } from '../address.ts'
import { changedForm, distinctWords } from '../answer.ts'
import type { BoardAnswer, BoardContext } from '../board-system.ts'
import { createPosting } from '../create-posting.ts'
import { type ListedPosting, readDetails } from '../details.ts'
import { loadPage } from '../html/load-page.ts'
import { childrenNamed, childText, loadXml, type XmlElement } from '../html/load-xml.ts'
import { readJobPostings } from '../job-postings.ts'
import { unlikeTotal } from '../pages.ts'
import { hasEnded, isLogIn } from './missing-posting.ts'
import { isOfList } from './read-list.ts'

const POSTING =
  /\/(jobs?|careers?|positions?|vacanc(y|ies)|openings?|employment|opportunit(y|ies)|postings?)\/[^/]*[\p{L}\d]/iu
/** The most sitemaps read, pages considered, and pages tried before giving up. */
const MAX_SITEMAPS = 12
const MAX_PAGES = 500
const PROBED = 3

/**
 * The postings of the pages in a sitemap, each read from its JSON-LD; null when the first candidates hold no posting.
 * Then `doubts` gets why one may be missed, if jobs came from the sitemap before.
 */
export async function readSitemap(
  page: WebResponse,
  context: BoardContext,
  doubts: string[],
): Promise<BoardAnswer | null> {
  const { url: pageUrl } = page
  const named = findSitemap(page)
  const url = named ?? `${new URL(pageUrl).origin}/sitemap.xml`
  const { entries, cutShort: unread } = await readEntries(url, context, named ? () => true : mayHide)
  const pages = entries.filter(({ url }) => url !== pageUrl && POSTING.test(new URL(url).pathname))
  const most = Math.min(MAX_PAGES, context.postingLimit)
  const listed = pages.slice(0, most).map(toListed)
  const dated = new Set(pages.flatMap(({ url, changedAt }) => (changedAt ? [url] : [])))
  // Without a date, a page may have changed.
  const known = (id: string) => (dated.has(id) ? (context.known?.(id) ?? null) : null)
  let hasKnown = false
  const withDetail = ({ externalId, url }: FoundPosting, page: WebResponse) => {
    const before = context.known?.(externalId)?.posting
    // It stays as it was where its page neither describes it nor says that it has ended.
    const kept = before && !isOfList(before) ? { ...before, externalId, url } : null
    hasKnown ||= kept !== null
    try {
      const [described, another] = readJobPostings(page)?.postings ?? []
      if (described && !another) return { ...described, externalId, url }
      if (kept && !hasEnded(page, { title: kept.title, url }, pageUrl)) return kept
    } catch (error) {
      if (kept && error instanceof ScrapeError) return kept
      throw error
    }
    throw changedForm('a page of the site', 'it does not describe one posting')
  }
  const read = (part: ListedPosting[]) => readDetails(part, { ...context, known }, { version: 1, withDetail })
  const first = await read(listed.slice(0, PROBED))
  if (!first.postings.some(isDescribed) && !hasKnown) {
    if (gaveJobs(context)) doubts.push(...distinctWords([unread, first.cutShort]))
    return null
  }
  const rest = await read(listed.slice(PROBED))
  const postings = [...first.postings, ...rest.postings].filter(isDescribed)
  const tooMany = pages.length > most ? `Only ${most} of ${pages.length} pages were read.` : null
  // An address that stands there twice may stand in place of another one.
  const repeated = unlikeTotal('The sitemap', pages, pages.length, 'url')
  const reasons = [unread, first.cutShort, rest.cutShort, tooMany, repeated]
  const cutShort = distinctWords(reasons).join(' ') || null
  return { outcome: 'read', postings, dropped: 0, company: postings[0]?.company ?? null, cutShort }
}

/** Whether a job of the board comes from the sitemap, also one whose page is due to be read again. */
function gaveJobs({ live = [], known }: BoardContext): boolean {
  return live.flatMap((id) => known?.(id)?.posting ?? []).some((posting) => !isOfList(posting))
}

/** Whether there may be a sitemap all the same: many sites show a page of theirs where a file is missing. */
const mayHide = (answer: WebResponse): boolean =>
  answer.status === 200 && (!/<html\b/i.test(answer.text()) || isLogIn(answer))

/** The sitemap that a page names. */
function findSitemap(page: WebResponse): string | null {
  if (!/\brel=.?sitemap\b/i.test(page.text())) return null
  return linkTarget(loadPage(page.text())('link[rel="sitemap"]').attr('href'), page.url)
}

/** A page without a posting is skipped: most sitemaps list other pages too. */
function isDescribed({ listFingerprint }: FoundPosting): boolean {
  return listFingerprint !== null
}

function toListed({ url, changedAt }: Entry): ListedPosting {
  const posting = createPosting({ externalId: url, title: url, url })
  return { posting, row: { url, changedAt }, detailUrl: url }
}

type Entry = { url: string; changedAt: string | null }

/**
 * The pages of a sitemap, and of those that it names for jobs; `cutShort` says why some may be missing. Most sites
 * without any sitemap say so: `isFault` tells other answers that are no sitemap.
 */
export async function readEntries(
  url: string,
  { web }: BoardContext,
  isFault = ({ status }: WebResponse) => status === 200,
): Promise<{ entries: Entry[]; cutShort: string | null }> {
  const entries: Entry[] = []
  const waiting = [url]
  let unread = 0
  for (let map = 0; map < MAX_SITEMAPS; map += 1) {
    const next = waiting.shift()
    if (!next) break
    const response = await web.request({ url: next })
    const root = isSameSite(response.url, next) ? readRoot(response) : null
    const inMap = (root?.children ?? []).flatMap(toEntry)
    // Each site has a page, and so each sitemap of a whole site.
    const isUnread = root ? next === url && inMap.length === 0 : next !== url || isFault(response)
    if (isUnread) unread += 1
    if (root?.name === 'urlset') entries.push(...inMap)
    else
      waiting.push(
        ...inMap.map((entry) => entry.url).filter((one) => /job|career|vacan|position|opening/i.test(one)),
      )
  }
  const missing = unread + waiting.length
  return { entries, cutShort: missing > 0 ? `${missing} of its sitemaps were not read.` : null }
}

function readRoot(response: WebResponse): XmlElement | null {
  if (response.status !== 200) return null
  try {
    return loadXml(response.text(), ['urlset', 'sitemapindex'])
  } catch (error) {
    if (error instanceof ScrapeError) return null
    throw error
  }
}

function toEntry(element: XmlElement): Entry[] {
  const [location] = childrenNamed(element, 'loc')
  const url = location?.text.trim() ?? ''
  return /^https?:/.test(url) && URL.canParse(url) ? [{ url, changedAt: childText(element, 'lastmod') }] : []
}
