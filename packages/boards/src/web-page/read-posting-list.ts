import type { FoundPosting, WebResponse } from '@lilypad/domain'
import type { CheerioAPI } from 'cheerio/slim'
import { linkTarget, readBase, toPostingAddress } from '../board-address.ts'
import type { BoardAnswer, BoardContext } from '../board-system.ts'
import { toFingerprint } from '../create-posting.ts'
import { textToHtml } from '../html/escape.ts'
import { isHiddenText } from '../html/hidden-text.ts'
import { readHtml } from '../html/html-to-markdown.ts'
import { loadPage } from '../html/load-page.ts'
import { withJobPosting } from '../job-postings.ts'
import { changedForm, distinctWords } from '../parse-answer.ts'
import { type ListedPosting, listPosting, readDetails } from '../read-details.ts'
import { findPostings } from './find-postings.ts'
import { followPages } from './follow-pages.ts'
import { OF_FEED } from './job-feeds.ts'
import { bareTitle, isTitleLike } from './job-title.ts'
import { asksToLogIn, isNotThere, leadsBack, loadContent, saysNoneOpen } from './missing-posting.ts'
import { readLines } from './page-lines.ts'

const SECTION = /^(?=.*(job|posting|position|vacanc|opening))(.*?)[-_]?\d+$/i
const DOCUMENT = /\.(pdf|docx?|odt|rtf|xlsx?|pptx?|jpe?g|png)$/i
const MAX_ID_LENGTH = 200
const VERSION = 1
/** The shortest text that counts as one. */
const SHORTEST_TEXT = 200

/**
 * The postings of a page without structured data, with the texts of those that have pages on the same site; null when
 * none are found and the page does not say that there are no openings.
 */
export async function readPostingList(page: WebResponse, context: BoardContext): Promise<BoardAnswer | null> {
  const found = await followPages(page, context, listedOn, ({ posting }) => posting.externalId)
  const rows = found.rows.map((row) => withKnown(row, context))
  if (rows.length === 0 && !saysNoneOpen(loadPage(page.text()))) return null
  const isInstead = rows.some((row, at) => row !== found.rows[at])
  const missed = isInstead ? 'The sitemap that gave these postings before gives none.' : null
  const texts = await readTexts(rows, page.url, context)
  const cutShort = distinctWords([found.cutShort, missed]).join(' ') || null
  const $ = loadPage(page.text())
  const company = $('meta[property="og:site_name"]').attr('content')?.trim() || null
  return { outcome: 'read', ...texts, dropped: 0, company, cutShort, doubt: found.doubt }
}

function listedOn({ url: pageUrl }: WebResponse, $: CheerioAPI): ListedPosting[] {
  const sections = readSections($, pageUrl)
  if (sections.length > 0) return sections
  const base = readBase($, pageUrl)
  const listed = new Map<string, ListedPosting>()
  for (const { title, url, text } of findPostings(readLines($), { pageUrl, base })) {
    const link = linkTarget(url, base)
    const target = link && toPostingAddress(link)
    const id = target ?? title
    const html = text && textToHtml(text)
    if (!listed.has(id)) listed.set(id, toListed({ id, title, url: target ?? pageUrl, html }))
  }
  return [...listed.values()]
}

/**
 * Postings on the page itself, each an element with its own number: `JobListing283`. Plain row counters do not qualify:
 * they would move to another posting when one goes.
 */
function readSections($: CheerioAPI, pageUrl: string): ListedPosting[] {
  const elements = $('[id]')
    .toArray()
    .filter(({ attribs: { id = '' } }) => id.length <= MAX_ID_LENGTH && SECTION.test(id))
  if (elements.some(({ attribs }) => /\D0*[01]$/.test(attribs.id ?? ''))) return []
  return elements.flatMap((element) => {
    const section = $(element)
    const [name] = section.find('h1, h2, h3, h4, h5, h6, strong, b').toArray()
    const title = name ? bareTitle($(name).text()) : ''
    const id = element.attribs.id ?? ''
    const url = new URL(`#${id}`, pageUrl).href
    return isTitleLike(title) ? [toListed({ id, title, url, html: section.html() })] : []
  })
}

type Listed = { id: string; title: string; url: string; html: string | null }

function toListed({ id, title, url, html }: Listed) {
  return listPosting({ title, url }, { externalId: id, title, url, html })
}

/** Whether a posting came from a list for people or a feed, not from a page that describes it. */
export function isOfList({ title, url, listFingerprint: fingerprint = null }: FoundPosting): boolean {
  return (
    fingerprint === null ||
    fingerprint.startsWith(OF_FEED) ||
    fingerprint === toFingerprint(VERSION, { title, url })
  )
}

/** A posting that the sitemap gave before stays as it was known, so that the next reading still knows where from. */
function withKnown(row: ListedPosting, { known }: BoardContext): ListedPosting {
  const before = known?.(row.posting.externalId)
  return !before || isOfList(before.posting) ? row : { ...row, posting: before.posting }
}

/** Documents and pages of other sites are not fetched. */
async function readTexts(listed: readonly ListedPosting[], pageUrl: string, context: BoardContext) {
  const page = new URL(pageUrl)
  const readable = listed.filter(({ detailUrl }) => {
    const { host, pathname, search } = new URL(detailUrl)
    const isPage = pathname !== page.pathname || search !== page.search
    return host === page.host && isPage && !DOCUMENT.test(pathname)
  })
  const urls = readable.map(({ detailUrl }) => detailUrl)
  const withDetail = (posting: FoundPosting, answer: WebResponse) => {
    if (leadsBack(answer, posting, pageUrl, urls))
      throw changedForm('a page of the site', 'it leads to the list')
    return withText(posting, answer)
  }
  const texts = await readDetails(readable, context, { version: VERSION, withDetail })
  const read = new Map(texts.postings.map((posting) => [posting.externalId, posting]))
  return { ...texts, postings: listed.map(({ posting }) => read.get(posting.externalId) ?? posting) }
}

/** A posting's JSON-LD on its own page, or else the content of that page. */
function withText(posting: FoundPosting, page: WebResponse): FoundPosting {
  const described = withJobPosting(posting, page)
  if (described) return described
  const $ = loadContent(page)
  if (asksToLogIn($, page, posting)) throw changedForm('a page of the site', 'it asks to log in')
  const content = [$('article'), $('main'), $('body')].map((one) => one.first()).find((one) => one.length > 0)
  for (const unread of ['form', 'script', 'style']) content?.find(unread).remove()
  // The background that decides whether text is seen may be that of an element around the content.
  content
    ?.find('*')
    .filter((_, element) => isHiddenText(element))
    .remove()
  content?.find('*').removeAttr('style color')
  const html = content?.html() ?? ''
  const isShown = readHtml(html).text.length >= SHORTEST_TEXT && !isNotThere($)
  if (isShown) return { ...posting, html }
  throw changedForm('a page of the site', 'it holds no text of a posting')
}
