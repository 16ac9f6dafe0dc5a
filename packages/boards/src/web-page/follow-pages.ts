import type { WebResponse } from '@lilypad/domain'
import type { CheerioAPI } from 'cheerio/slim'
import { linkTarget, readBase } from '../address.ts'
import type { BoardContext } from '../board-system.ts'
import { isWholePage, loadPage } from '../html/load-page.ts'
import { readLinkedPages } from '../pages.ts'

/** What `read` finds on a page, and on those after it that its `rel="next"` leads to. */
export function followPages<Row>(
  first: WebResponse,
  { web, postingLimit: limit }: BoardContext,
  read: (page: WebResponse, $: CheerioAPI) => Row[],
  id: (row: Row) => unknown,
) {
  const readPage = (page: WebResponse) => {
    const $ = loadPage(page.text())
    const rows = read(page, $)
    const next = rows.length > 0 ? nextPage($, page.url) : null
    return { rows, next, isCutOff: !isWholePage(page.text()) }
  }
  return readLinkedPages(first, readPage, { web, label: new URL(first.url).host, limit, id })
}

function nextPage($: CheerioAPI, pageUrl: string): string | null {
  const link = [$('a[rel="next"]').first(), $('link[rel="next"]').first()].find((one) => one.length > 0)
  return linkTarget(link?.attr('href'), readBase($, pageUrl))
}
