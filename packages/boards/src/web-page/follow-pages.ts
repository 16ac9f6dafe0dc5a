import type { WebResponse } from '@lilypad/domain'
import type { CheerioAPI } from 'cheerio/slim'
import { linkTarget, readBase, toPostingAddress, withoutQuery } from '../board-address.ts'
import type { BoardContext } from '../board-system.ts'
import { isWholePage, loadPage } from '../html/load-page.ts'
import { readLinkedPages } from '../read-pages.ts'
import { isLogIn } from './missing-posting.ts'

const NEXT = /^(next|next page|›|»|→|next [›»→])$/i
const PAGE = /[?&](page|paged|p|pg)=\d+/i

/** What `read` finds on a page, and on those after it that its link to the next one leads to. */
export function followPages<Row>(
  first: WebResponse,
  context: BoardContext,
  read: (page: WebResponse, $: CheerioAPI) => Row[],
  id: (row: Row) => unknown,
) {
  const readPage = (page: WebResponse) => {
    const $ = loadPage(page.text())
    const rows = read(page, $)
    const next = rows.length > 0 ? nextPage($, page.url) : null
    const isCutOff = !isWholePage(page.text())
    // Another title is that of another page, such as one for errors.
    const isOfList = () => titleOf($) === titleOf(loadPage(first.text()))
    const isEmpty = rows.length === 0 && !isCutOff && isOfList() && !mayHoldJobs(page, $, context.live)
    return { rows, next, isCutOff, isEmpty }
  }
  return readLinkedPages(first, readPage, { label: new URL(first.url).host, id }, context)
}

const titleOf = ($: CheerioAPI) => $('title').first().text().trim()

/** Whether a page without rows may have some that cannot be read. */
function mayHoldJobs(page: WebResponse, $: CheerioAPI, live: readonly string[] = []): boolean {
  const base = readBase($, page.url)
  const links = $('a[href]').map((_, { attribs }) => toPostingAddress(linkTarget(attribs.href, base) ?? base))
  const shown = new Set(links)
  return live.some((id) => shown.has(id)) || /\bJobPosting\b/.test(page.text()) || isLogIn(page)
}

/** By its mark; a link with words for it leads elsewhere, too, so it must be the list's own address with another page. */
function nextPage($: CheerioAPI, pageUrl: string): string | null {
  const base = readBase($, pageUrl)
  const marked = [$('a[rel="next"]').first(), $('link[rel="next"]').first()].find((one) => one.length > 0)
  if (marked) return linkTarget(marked.attr('href'), base)
  const worded = $('a[href]').filter((_, link) => NEXT.test($(link).text().trim()))
  const url = linkTarget(worded.first().attr('href'), base)
  return url && PAGE.test(url) && withoutQuery(url) === withoutQuery(pageUrl) ? url : null
}
