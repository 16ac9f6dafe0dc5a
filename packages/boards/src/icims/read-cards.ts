import type { Web, WebResponse } from '@lilypad/domain'
import type { CheerioAPI } from 'cheerio/slim'
import { linkTarget, withoutQuery } from '../board-address.ts'
import { isWholePage, loadPage } from '../html/load-page.ts'
import { readPages } from '../read-pages.ts'

/** A page has 20 cards or more. */
const PAGE = 20
const POSTING = /\/jobs\/(\d+)\/[^/]+\/job\/?$/

type Selection = ReturnType<CheerioAPI>

/**
 * The cards of a board's search, page by page from `first`; null when `first` is not such a page. `cutShort` says why
 * postings are missing.
 */
export async function readCards(
  first: WebResponse,
  { web, url, limit }: { web: Web; url: string; limit: number },
) {
  const isList = findCards(first).length > 0 || /iCIMS_JobsTable|no jobs were found/i.test(first.text())
  if (!isList) return null
  let cutShort: string | null = null
  let pages = 1
  const ask = async (_: number, page: number) => {
    const response = page === 0 ? first : await web.request({ url: `${url}?pr=${page}&in_iframe=1` })
    const rows = response.status === 200 ? findCards(response) : []
    pages = Math.max(pages, pagesTold(response.text()))
    if (rows.length === 0 && page < pages && page > 0) cutShort = `iCIMS gave ${page} of its ${pages} pages.`
    return { rows, total: null, hasNext: page + 1 < pages, isCutOff: !isWholePage(response.text()) }
  }
  const list = await readPages(ask, { label: 'iCIMS', size: PAGE, limit, id: 'id' })
  return { ...list, cutShort: cutShort ?? list.cutShort }
}

function findCards(page: WebResponse): unknown[] {
  const $ = loadPage(page.text())
  const ids = new Set<string>()
  return $('a[href]')
    .toArray()
    .flatMap((element) => {
      const link = $(element)
      const url = linkTarget(link.attr('href'), page.url)
      const id = url && POSTING.exec(new URL(url).pathname)?.[1]
      // A card may link to its posting again; another heading is another posting.
      if (!id || (ids.has(id) && link.find('h2, h3').length === 0)) return []
      ids.add(id)
      return [{ id, url: withoutQuery(url), ...readTexts(link, $) }]
    })
}

/** The labels for screen readers ('Job Title', 'Job Locations') come right before what they name. */
function readTexts(link: Selection, $: CheerioAPI) {
  const heading = link.find('h2, h3').first()
  const title = heading.length > 0 ? heading : withoutLabels(link)
  const card = link.closest('.iCIMS_JobCardItem, .row, tr')
  const labelled = (name: RegExp) => {
    const label = card
      .find('.field-label, dt')
      .toArray()
      .find((element) => name.test($(element).text()))
    if (!label) return null
    const value = label.tagName === 'dt' ? $(label).next('dd') : besideLabel($(label))
    return value.text()
  }
  return {
    title: title.text(),
    place: labelled(/location/i),
    department: labelled(/^\s*(category|department)/i),
  }
}

function besideLabel(label: Selection): Selection {
  const beside = label.next()
  return beside.length > 0 ? beside : label.closest('dt').next('dd')
}

function withoutLabels(link: Selection): Selection {
  const copy = link.clone()
  copy.find('.field-label').remove()
  return copy
}

/** 'Page 1 of 3' above the list; 1 when it is missing. */
function pagesTold(html: string): number {
  return Number(/\bPage\s+\d+\s+of\s+(\d+)/.exec(html)?.[1] ?? 1)
}
