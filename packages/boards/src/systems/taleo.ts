import { mayBeRemote } from '@lilypad/curation'
import { ScrapeError, type WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { needed, optional } from '../answer-fields.ts'
import { asTenant, pathParts } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { findLinks, isWholePage, loadPage } from '../html/load-page.ts'
import { changedForm, readItems, splitPlaces } from '../parse-answer.ts'
import { byJobPosting, completeList, listPosting } from '../read-details.ts'
import { readPages } from '../read-pages.ts'

const LABEL = 'Taleo Business Edition'
const HOST = /^[a-z\d]+\.tbe\.taleo\.net$/
const PAGE = 10

const Row = z.object({ id: needed, title: needed, place: optional })

/** A tenant is `host/path/organization/site`. Taleo Enterprise is another system. */
export const taleo: BoardSystem = {
  id: 'taleo',
  label: LABEL,
  readerVersion: 1,
  domains: ['tbe.taleo.net'],
  exampleTenant: 'phg.tbe.taleo.net/phg01/COMPANY/40',

  detect(address) {
    const organization = asTenant(address.searchParams.get('org'))?.toUpperCase()
    const site = /^\d+$/.exec(address.searchParams.get('cws') ?? '')?.[0]
    const path = asTenant(pathParts(address)[0])
    if (!HOST.test(address.hostname) || !organization || !site || !path) return null
    return `${address.hostname}/${path}/${organization}/${site}`
  },

  careersUrl(tenant) {
    return toUrl(tenant, 'searchResults')
  },

  async read(tenant, context) {
    const ask = async (offset: number) => {
      const url = taleo.careersUrl(tenant) + (offset > 0 ? `&rowFrom=${offset}` : '')
      const response = await context.web.request({ url, isBoard: offset === 0 })
      if (/inactive/i.test(response.url)) throw new ScrapeError('gone', `${LABEL} has no such site any more.`)
      const count = loadPage(response.text())('.oracletaleocwsv2-panel-number')
        .first()
        .text()
        .replace(/\D/g, '')
      const rows = readRows(response)
      if (rows.length === 0 && count === '') throw changedForm(LABEL, 'it lists no postings')
      const total = count === '' ? null : Number(count)
      return { rows, total, isCutOff: !isWholePage(response.text()) }
    }
    const { rows, cutShort } = await readPages(ask, { label: LABEL, size: PAGE, id: 'id' }, context)
    const list = readItems(rows, Row, (row) => toListed(row, tenant))
    return completeList(list, context, {
      version: 1,
      withDetail: byJobPosting(LABEL),
      needsDetail: mayBeRemote,
      cutShort,
    })
  },
}

function toUrl(tenant: string, page: string): string {
  const [host, path, org = '', cws = ''] = tenant.split('/')
  return `https://${host}/${path}/ats/careers/v2/${page}?${new URLSearchParams({ org, cws })}`
}

function readRows(page: WebResponse): unknown[] {
  return findLinks(page, 'a[href*="viewRequisition"]').map(({ link, url }) => {
    const row = link.closest('.oracletaleocwsv2-accordion-head-info, tr, li')
    const place = row.children().not(link.parent()).not(link).first().text()
    return { id: url && new URL(url).searchParams.get('rid'), title: link.text(), place }
  })
}

function toListed(row: z.infer<typeof Row>, tenant: string) {
  const url = `${toUrl(tenant, 'viewRequisition')}&rid=${encodeURIComponent(row.id)}`
  return listPosting(row, { externalId: row.id, title: row.title, url, places: splitPlaces(row.place) })
}
