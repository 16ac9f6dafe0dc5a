import { mayBeRemote } from '@lilypad/curation'
import type { FoundPosting, WebResponse } from '@lilypad/domain'
import type { CheerioAPI } from 'cheerio/slim'
import { z } from 'zod'
import { needed, optional } from '../answer-fields.ts'
import { linkTarget } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { isWholePage, loadPage } from '../html/load-page.ts'
import { changedForm, distinctWords, readItems } from '../parse-answer.ts'
import { completeList, listPosting } from '../read-details.ts'
import { saysNoneOpen } from '../web-page/missing-posting.ts'

const LABEL = 'Paycor'
const ORIGIN = 'https://recruitingbypaycor.com/career'
const DOMAINS = ['recruitingbypaycor.com', 'newton.newtonsoftware.com']
const ROWS = ['.gnewtonCareerGroupRowClass', 'tr']
const PLACES = ['.gnewtonCareerGroupJobDescriptionClass', '.gnewtonJobLocation']

const Row = z.object({ id: needed, title: needed, place: optional })

/** Formerly Newton. A tenant is a client's number. */
export const paycor: BoardSystem = {
  id: 'paycor',
  label: LABEL,
  readerVersion: 1,
  domains: DOMAINS,
  exampleTenant: '8a78',

  detect({ hostname, searchParams }) {
    const client = searchParams.get('clientId') ?? ''
    const isBoard = DOMAINS.includes(hostname.replace(/^www\./, '')) && /^[\da-f]+$/i.test(client)
    return isBoard ? client.toLowerCase() : null
  },

  careersUrl(tenant) {
    return `${ORIGIN}/CareerHome.action?clientId=${tenant}`
  },

  async read(tenant, context) {
    const page = await context.web.request({ url: paycor.careersUrl(tenant), isBoard: true })
    const $ = loadPage(page.text())
    const rows = readRows($, page, tenant)
    const isList = rows.length > 0 || saysNoneOpen($)
    if (!isList || !isWholePage(page.text())) throw changedForm(LABEL, 'it lists no postings')
    const list = readItems(rows, Row, (row) => toListed(row, tenant))
    return completeList(list, context, { version: 1, withDetail, needsDetail: mayBeRemote })
  },
}

/** Two skins mark their rows differently; both link to the introduction of a job. */
function readRows($: CheerioAPI, page: WebResponse, tenant: string): unknown[] {
  return $('a[href*="JobIntroduction.action"]')
    .toArray()
    .flatMap((element) => {
      const url = linkTarget($(element).attr('href'), page.url)
      const { searchParams } = new URL(url ?? page.url)
      // The invitation to send a résumé names no job.
      const isOwn = searchParams.has('id') && searchParams.get('clientId')?.toLowerCase() === tenant
      const row = ROWS.map((name) => $(element).closest(name)).find(({ length }) => length > 0)
      const place = PLACES.map((name) => row?.find(name).first().text()).find(Boolean)
      return isOwn ? [{ id: searchParams.get('id'), title: $(element).text(), place }] : []
    })
}

function toListed(row: z.infer<typeof Row>, tenant: string) {
  const url = `${ORIGIN}/JobIntroduction.action?clientId=${tenant}&id=${encodeURIComponent(row.id)}`
  return listPosting(row, { externalId: row.id, title: row.title, url, places: distinctWords([row.place]) })
}

function withDetail(posting: FoundPosting, page: WebResponse): FoundPosting {
  const $ = loadPage(page.text())
  const html = $('#gnewtonJobDescriptionText').first().html()
  if (!html?.trim()) throw changedForm(LABEL, 'the page of a posting holds no text')
  const place = $('#gnewtonJobLocationInfo').first().text().replace(/\s+/g, ' ').trim()
  return { ...posting, html, places: place ? [place] : posting.places }
}
