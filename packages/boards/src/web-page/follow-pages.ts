import type { WebResponse } from '@lilypad/domain'
import type { CheerioAPI } from 'cheerio/slim'
import { linkTarget, readBase, toPostingAddress } from '../address.ts'
import type { BoardContext } from '../board-system.ts'
import { isWholePage, loadPage } from '../html/load-page.ts'
import { readLinkedPages } from '../pages.ts'
import { isLogIn } from './missing-posting.ts'

/** '1-10 of 37 jobs' */
const COUNT = /\b\d+\s*(?:-|–|to)\s*\d+\s+of\s+([\d,]+)\s+(?:jobs|openings|positions|postings|vacancies)\b/i
const NEXT = /^(next|next page|›|»|→|next [›»→])$/i

/** What `read` finds on a page, and on those after it that its link to the next one leads to. */
export async function followPages<Row>(
  first: WebResponse,
  { web, postingLimit: limit, live = [] }: BoardContext,
  read: (page: WebResponse, $: CheerioAPI) => Row[],
  id: (row: Row) => unknown,
) {
  let count = 0
  const readPage = (page: WebResponse) => {
    const $ = loadPage(page.text())
    const rows = read(page, $)
    const next = rows.length > 0 ? nextPage($, page.url, first.url) : null
    count = Math.max(count, Number(COUNT.exec($('body').text())?.[1]?.replaceAll(',', '') ?? 0))
    const isCutOff = !isWholePage(page.text())
    // Another title is that of another page, such as one for errors.
    const isOfList = () => titleOf($) === titleOf(loadPage(first.text()))
    const isEmpty = rows.length === 0 && !isCutOff && isOfList() && !mayHoldJobs(page, $, live)
    return { rows, next, isCutOff, isEmpty }
  }
  const label = new URL(first.url).host
  const pages = await readLinkedPages(first, readPage, { web, label, limit, id })
  const missing = count - new Set(pages.rows.map(id)).size
  const isShort = missing > 0 && `${label} speaks of ${missing} postings more than it gave.`
  return { ...pages, cutShort: pages.cutShort ?? (isShort || null) }
}

const titleOf = ($: CheerioAPI) => $('title').first().text().trim()

/** Whether a page without rows may have some that cannot be read. */
function mayHoldJobs(page: WebResponse, $: CheerioAPI, live: readonly string[]): boolean {
  const base = readBase($, page.url)
  const links = $('a[href]').map((_, { attribs }) => toPostingAddress(linkTarget(attribs.href, base) ?? base))
  const shown = new Set(links)
  return live.some((id) => shown.has(id)) || /\bJobPosting\b/.test(page.text()) || isLogIn(page)
}

/** By its mark, or by its words: those lead elsewhere, too, so the address must be one of the list. */
function nextPage($: CheerioAPI, pageUrl: string, listUrl: string): string | null {
  const base = readBase($, pageUrl)
  const marked = [$('a[rel="next"]').first(), $('link[rel="next"]').first()].find((one) => one.length > 0)
  if (marked) return linkTarget(marked.attr('href'), base)
  const worded = $('a[href]').filter((_, link) => NEXT.test($(link).text().trim()))
  const url = linkTarget(worded.first().attr('href')?.replace(/#.*/, ''), base)
  return url?.startsWith(listUrl.replace(/[?#].*/, '')) ? url : null
}
