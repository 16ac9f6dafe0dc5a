import type { WebResponse } from '@lilypad/domain'
import type { CheerioAPI } from 'cheerio/slim'
import { z } from 'zod'
import { needed, optional, webAddress } from '../answer-fields.ts'
import { asTenant, pathParts, withoutQuery } from '../board-address.ts'
import type { BoardContext, BoardSystem } from '../board-system.ts'
import { findLinks, isWholePage } from '../html/load-page.ts'
import { changedForm, readItems, splitPlaces } from '../parse-answer.ts'
import { byJobPosting, completeList, listPosting } from '../read-details.ts'
import { readPages } from '../read-pages.ts'

const LABEL = 'Jobvite'
const VERSION = 1
const PAGE = 50
const POSTING = /\/job\/([A-Za-z\d]+)\/?$/
const NO_COMPANY = ['careers', 'support', '__assets__', 'api', 'CompanyJobs', 'search', 'job']

const Row = z.object({ code: needed, title: needed, url: webAddress, place: optional, department: optional })
type Row = z.infer<typeof Row>
type Selection = ReturnType<CheerioAPI>

export const jobvite: BoardSystem = {
  id: 'jobvite',
  label: LABEL,
  readerVersion: VERSION,
  domains: ['jobvite.com'],

  detect(address) {
    const parts = pathParts(address)
    if (address.hostname !== 'jobs.jobvite.com') return null
    const company = parts[0] === 'careers' ? parts[1] : parts[0]
    return company && NO_COMPANY.includes(company) ? null : asTenant(company)
  },

  careersUrl(tenant) {
    return `https://jobs.jobvite.com/${encodeURIComponent(tenant)}/jobs`
  },

  async read(tenant, context) {
    const board = `https://jobs.jobvite.com/${encodeURIComponent(tenant)}`
    const { rows, cutShort } = await readList(board, context)
    const list = readItems(rows, Row, toListed)
    return completeList(list, context, { version: VERSION, withDetail: byJobPosting(LABEL), cutShort })
  },
}

/** The search lists all postings, in pages; a company's own page of jobs may show only some. */
async function readList(board: string, context: BoardContext) {
  const ask = async (_: number, page: number) => {
    const response = await context.web.request({ url: `${board}/search?p=${page}`, isBoard: page === 0 })
    if (response.status !== 200) return { rows: [], total: null }
    const rows = readRows(response)
    if (page === 0 && rows.length === 0 && !/["\s]jv-/.test(response.text()))
      throw changedForm(LABEL, 'it lists no postings')
    return { rows, total: readTotal(response), isCutOff: !isWholePage(response.text()) }
  }
  return readPages(ask, { label: LABEL, size: PAGE, id: 'code' }, context)
}

/** Each company designs its own rows: only the links to postings are common to all. */
function readRows(page: WebResponse): unknown[] {
  const rows = new Map<string, unknown>()
  for (const { link, url } of findLinks(page, 'a[href]')) {
    const code = url && POSTING.exec(new URL(url).pathname)?.[1]
    if (code && !rows.has(code)) rows.set(code, { code, url: withoutQuery(url), ...readTexts(link) })
  }
  return [...rows.values()]
}

function readTexts(link: Selection) {
  const row = link.closest('tr, li')
  const around = row.length > 0 ? row : link
  const name = link.find('.jv-job-list-name').first()
  return {
    title: (name.length > 0 ? name : link).text(),
    place: around.find('.jv-job-list-location').first().text(),
    department: around.closest('table').prevAll('h2, h3').first().text(),
  }
}

/** '1-50 of 123' below the list; null on a board with a single page. */
function readTotal(page: WebResponse): number | null {
  const counter = /jv-pagination-text[^>]{0,200}>[^<]{0,200}?of\s+([\d,]+)/.exec(page.text())?.[1]
  return counter ? Number(counter.replaceAll(',', '')) : null
}

function toListed(row: Row) {
  return listPosting(row, {
    externalId: row.code,
    title: row.title,
    url: row.url,
    // '3 Locations' is a count; the posting's own page names the places.
    places: /^\d+ locations$/i.test(row.place ?? '') ? [] : splitPlaces(row.place),
    department: row.department,
  })
}
