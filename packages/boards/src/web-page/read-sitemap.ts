import { type FoundPosting, ScrapeError, type WebResponse } from '@lilypad/domain'
import { isSameSite, linkTarget } from '../board-address.ts'
import type { BoardAnswer, BoardContext } from '../board-system.ts'
import { loadPage } from '../html/load-page.ts'
import { childrenNamed, childText, loadXml, type XmlElement } from '../html/load-xml.ts'
import { readJobPostings } from '../job-postings.ts'
import { changedForm, distinctWords } from '../parse-answer.ts'
import { type ListedPosting, listPosting, readDetails } from '../read-details.ts'
import { type Doubts, gaveJobs } from './job-feeds.ts'
import { hasEnded, isLogIn, isNotThere, leadsBack } from './missing-posting.ts'
import { isOfList } from './read-posting-list.ts'

const POSTING =
  /\/(jobs?|careers?|positions?|vacanc(y|ies)|openings?|employment|opportunit(y|ies)|postings?)\/[^/]*[\p{L}\d]/iu
/** The most sitemaps read, pages considered, and pages tried before giving up. */
const MAX_SITEMAPS = 12
const MAX_PAGES = 500
const PROBED = 3
/** The fingerprint of a posting whose page did not show it: it is asked for again. */
const UNREAD = 'page not read'

/**
 * The postings of the pages in a sitemap, each read from its JSON-LD; null when the first candidates hold no posting.
 * Then `doubts` gets why one may be missed, if jobs came from the sitemap before. A job stays as it was while its page
 * neither describes it nor says that it has ended. `toId` makes a posting's id of the address of its page.
 */
export async function readSitemap(
  page: WebResponse,
  context: BoardContext,
  doubts: Doubts,
  toId: (url: string) => string = (url) => url,
): Promise<BoardAnswer | null> {
  const { url: pageUrl } = page
  const named = findSitemap(page)
  const url = named ?? `${new URL(pageUrl).origin}/sitemap.xml`
  const { entries, cutShort: unread, isEmpty } = await readEntries(url, context, named ? () => true : mayHide)
  const candidates = entries.filter(({ url }) => url !== pageUrl && POSTING.test(new URL(url).pathname))
  const pages = new Map(candidates.map((entry) => [toId(entry.url), entry]))
  const most = Math.min(MAX_PAGES, context.postingLimit)
  const listed = [...pages].slice(0, most).map(toListed)
  const former = toFormer(context)
  // Without a date, a page may have changed. One whose job has ended must describe it before it comes back.
  const known = (id: string) =>
    pages.get(id)?.changedAt && former.isLive(id) ? (context.known?.(id) ?? null) : null
  const { gone, ...reader } = pageReader(pageUrl, pages, toId, former)
  const read = (part: ListedPosting[]) => readDetails(part, { ...context, known }, reader)
  const first = await read(listed.slice(0, PROBED))
  const hasJobs = gaveJobs(context, (posting) => !isOfList(posting))
  if (!first.postings.some(isDescribed) && !listed.some(({ posting }) => former.before(posting.externalId))) {
    if (hasJobs) (isEmpty ? doubts.empty : doubts.unread).push(...distinctWords([unread, first.textsRefused]))
    return null
  }
  const rest = await read(listed.slice(PROBED))
  const postings = [...first.postings, ...rest.postings].flatMap((posting) => {
    if (isDescribed(posting)) return posting
    const { externalId, url } = posting
    const kept = gone.has(externalId) ? null : former.jobOf(externalId)
    return kept ? { ...kept, externalId, url, listFingerprint: UNREAD } : []
  })
  if (postings.length === 0 && !hasJobs) return null
  const tooMany = pages.size > most ? `Only ${most} of ${pages.size} pages were read.` : null
  const refused = distinctWords([first.textsRefused, rest.textsRefused])
  // A job that a list gave before, and that may be on a page that was refused.
  const found = new Set([...postings.map(({ externalId }) => externalId), ...gone.keys()])
  const lacksJob = [...pages.keys()].some((id) => context.live?.includes(id) && !found.has(id))
  const cutShort = distinctWords([unread, tooMany, ...(lacksJob ? refused : [])]).join(' ') || null
  const isLost = [...gone].some(([id, isMissing]) => isMissing && former.jobOf(id))
  // One of them may stand in place of another.
  const isRepeated = candidates.filter(({ url }) => found.has(toId(url))).length > found.size
  const twice = isRepeated ? 'The sitemap names a posting twice.' : null
  const doubt = isLost ? 'The sitemap names a page that is not there.' : twice
  const textsRefused = refused.join(' ') || null
  return { outcome: 'read', postings, dropped: 0, cutShort, textsRefused, doubt }
}

/**
 * Reads the page of a posting by its JSON-LD. `gone` gets the id of one that has none any more, and whether its page is
 * not there, or leads home or elsewhere; else it says that the posting has ended.
 */
function pageReader(
  boardUrl: string,
  pages: ReadonlyMap<string, Entry>,
  toId: (url: string) => string,
  { before }: ReturnType<typeof toFormer>,
) {
  const gone = new Map<string, boolean>()
  const urls = [...pages.values()].map(({ url }) => url)
  const withDetail = ({ externalId, url }: FoundPosting, page: WebResponse) => {
    const { title = '' } = before(externalId) ?? {}
    const isBack = leadsBack(page, { title, url }, boardUrl, urls)
    const id = toId(page.url)
    const isAnother = isBack || (id !== externalId && pages.has(id))
    const [described, another] = isAnother ? [] : (readJobPostings(page)?.postings ?? [])
    if (described && !another) return { ...described, externalId, url }
    if (isBack && !isLogIn(page)) gone.set(externalId, true)
    else if (title && !isAnother && hasEnded(page, { title, url }))
      gone.set(externalId, page.url !== url || isNotThere(loadPage(page.text())))
    throw changedForm('a page of the site', 'it does not describe one posting')
  }
  const onMissing = ({ externalId }: FoundPosting) => gone.set(externalId, true)
  return { version: 1, onMissing, withDetail, gone }
}

/** Postings of earlier readings. `jobOf` tells those alone that a job still comes from. */
function toFormer({ known, live }: BoardContext) {
  const isLive = (id: string) => live?.includes(id) ?? true
  const before = (id: string) => {
    const posting = known?.(id)?.posting
    return posting && !isOfList(posting) ? posting : null
  }
  const jobOf = (id: string) => (isLive(id) ? before(id) : null)
  return { isLive, before, jobOf }
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

function toListed([externalId, { url, changedAt }]: [string, Entry]) {
  return listPosting({ url, changedAt }, { externalId, title: url, url })
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
): Promise<{ entries: Entry[]; cutShort: string | null; isEmpty: boolean }> {
  const entries: Entry[] = []
  const waiting = [url]
  let unread = 0
  let isEmpty = false
  for (let map = 0; map < MAX_SITEMAPS; map += 1) {
    const next = waiting.shift()
    if (!next) break
    const response = await web.request({ url: next })
    const root = isSameSite(response.url, next) ? readRoot(response) : null
    const inMap = (root?.children ?? []).flatMap(toEntry)
    // Each site has a page, and so each sitemap of a whole site.
    isEmpty ||= root !== null && next === url && inMap.length === 0
    const isUnread = root ? isEmpty : next !== url || isFault(response)
    if (isUnread) unread += 1
    if (root?.name === 'urlset') entries.push(...inMap)
    else
      waiting.push(
        ...inMap.map((entry) => entry.url).filter((one) => /job|career|vacan|position|opening/i.test(one)),
      )
  }
  const missing = unread + waiting.length
  return { entries, cutShort: missing > 0 ? `${missing} of its sitemaps were not read.` : null, isEmpty }
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
