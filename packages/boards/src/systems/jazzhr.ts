import type { FoundPosting, WebResponse } from '@lilypad/domain'
import type { CheerioAPI } from 'cheerio/slim'
import { z } from 'zod'
import { listedAt, needed, optional, webAddress } from '../answer-fields.ts'
import { linkTarget, subdomains } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { isWholePage, loadPage } from '../html/load-page.ts'
import { withJobPosting } from '../job-postings.ts'
import { changedForm, readItems } from '../parse-answer.ts'
import { byElement, completeList, listPosting } from '../read-details.ts'

const LABEL = 'JazzHR'
const VERSION = 1
const POSTING = /\/apply\/(?:jobs\/details\/)?([a-z\d]{6,20})(?=[/?#]|$)/i

const Row = listedAt(
  POSTING,
  z.object({ title: needed, url: webAddress, place: optional, department: optional }),
)
type Row = z.infer<typeof Row>

/**
 * The list's format comes from recordings. Those of the older list, an empty board and single postings come from notes
 * and are unverified.
 */
export const jazzhr: BoardSystem = {
  id: 'jazzhr',
  label: LABEL,
  readerVersion: VERSION,
  ...subdomains('applytojob.com', '/apply', 'www app api help'),

  async read(tenant, context) {
    const url = `https://${tenant}.applytojob.com/apply`
    const page = await context.web.request({ url, isBoard: true })
    const list = readItems(readRows(page), Row, toListed)
    const cutShort = isWholePage(page.text()) ? null : 'The page of JazzHR was cut off.'
    return completeList(list, context, { version: VERSION, withDetail, cutShort })
  },
}

/** The rows of the list; on a page in the older design, which has no rows, the links to postings. */
function readRows(page: WebResponse): unknown[] {
  const $ = loadPage(page.text())
  const rows = $('li.list-group-item').has('.list-group-item-heading').toArray()
  if (rows.length > 0) return rows.map((row) => readRow($(row), page.url))
  const links = $('a[href]').toArray()
  const found = links.filter((link) => POSTING.test($(link).attr('href') ?? ''))
  if (found.length > 0)
    return found.map((link) => ({ title: $(link).text(), url: linkTarget($(link).attr('href'), page.url) }))
  if ($('.jobs-list').length > 0) return []
  throw changedForm(LABEL, 'it lists no postings')
}

type Selection = ReturnType<CheerioAPI>

function readRow(row: Selection, pageUrl: string) {
  const link = row.find('a[href]').first()
  // Place and department use the same markup and differ only in their icons.
  const marked = (icon: string) => row.find(`i.${icon}`).first().parent().text()
  const url = linkTarget(link.attr('href'), pageUrl)
  return { title: link.text(), url, place: marked('fa-map-marker'), department: marked('fa-sitemap') }
}

function toListed(row: Row) {
  return listPosting(row, {
    externalId: row.parts[0],
    title: row.title,
    url: row.url,
    places: row.place ? [row.place] : [],
    department: row.department,
  })
}

/** Pages in the older design have no JSON-LD; their text is in this element. */
function withDetail(posting: FoundPosting, page: WebResponse): FoundPosting {
  const described = withJobPosting(posting, page)
  return described ?? byElement(LABEL, '#job-description', '.job_description')(posting, page)
}
