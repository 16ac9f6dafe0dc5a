import { mayBeRemote } from '@lilypad/curation'
import type { WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { needed, optional, webAddress } from '../answer-fields.ts'
import { pathParts, withoutQuery } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { findLinks, isWholePage, loadPage } from '../html/load-page.ts'
import { changedForm, readItems, splitPlaces } from '../parse-answer.ts'
import { byElement, completeList, listPosting } from '../read-details.ts'
import { readPages } from '../read-pages.ts'

const LABEL = 'PageUp'
const HOST = 'careers.pageuppeople.com'
const PAGE = 500
const POSTING = /\/job\/(\d+)(?:\/|$)/

const Row = z.object({ id: needed, title: needed, url: webAddress, place: optional })

/** A tenant is `institution/pointer/locale`, such as `873/cw/en-us`. Its pages name no dates. */
export const pageup: BoardSystem = {
  id: 'pageup',
  label: LABEL,
  readerVersion: 1,
  domains: ['pageuppeople.com'],
  exampleTenant: '123/cw/en-us',

  detect(address) {
    const [institution = '', pointer = '', locale = ''] = pathParts(address)
    const isBoard =
      /^\d+$/.test(institution) && /^[\w-]+$/.test(pointer) && /^[a-z]{2}(-[a-z]{2})?$/i.test(locale)
    return address.hostname === HOST && isBoard ? `${institution}/${pointer}/${locale}`.toLowerCase() : null
  },

  careersUrl(tenant) {
    return `https://${HOST}/${tenant}/listing/`
  },

  async read(tenant, context) {
    const ask = async (_: number, page: number) => {
      const url = `${pageup.careersUrl(tenant)}?page=${page + 1}&page-items=${PAGE}`
      const response = await context.web.request({ url, isBoard: page === 0 })
      const $ = loadPage(response.text())
      const count = $('.result-count').first().text().replace(/\D/g, '')
      const rows = readRows(response)
      if (rows.length === 0 && count === '') throw changedForm(LABEL, 'it lists no postings')
      const total = count === '' ? null : Number(count)
      return { rows, total, hasNext: $('a.more-link').length > 0, isCutOff: !isWholePage(response.text()) }
    }
    const { rows, cutShort } = await readPages(ask, { label: LABEL, size: PAGE, id: 'id' }, context)
    return completeList(readItems(rows, Row, toListed), context, {
      version: 1,
      withDetail: byElement(LABEL, '#job-details'),
      needsDetail: mayBeRemote,
      cutShort,
    })
  },
}

function readRows(page: WebResponse): unknown[] {
  return findLinks(page, 'a.job-link').map(({ link, url }) => ({
    id: url && POSTING.exec(new URL(url).pathname)?.[1],
    title: link.text(),
    url: url && withoutQuery(url),
    place: link.closest('tr, li, .job, article').find('.location').first().text(),
  }))
}

function toListed(row: z.infer<typeof Row>) {
  const { id: externalId, title, url, place } = row
  return listPosting(row, { externalId, title, url, places: splitPlaces(place) })
}
