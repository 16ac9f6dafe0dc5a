import { mayBeRemote } from '@lilypad/curation'
import { DAY_MS } from '@lilypad/domain'
import { z } from 'zod'
import { amount, body, needed, optional, webAddress } from '../answer-fields.ts'
import { asTenant, linkTarget, pathParts, subdomainTenant, withoutQuery } from '../board-address.ts'
import type { BoardAnswer, BoardContext, BoardSystem } from '../board-system.ts'
import { createPosting, readPay } from '../create-posting.ts'
import { sectionsToHtml } from '../html/escape.ts'
import { loadPage } from '../html/load-page.ts'
import { childText } from '../html/load-xml.ts'
import { changedForm, distinctWords, readItems } from '../parse-answer.ts'
import { byJobPosting, completeList, listPosting } from '../read-details.ts'
import { type FeedItem, readFeed } from '../rss.ts'

const LABEL = 'NEOGOV'
const PORTALS = 'attract.neoed.com'
const POSTING = /\/jobs\/(\d+)(?:\/|$)/

const Item = z.object({
  id: needed,
  title: needed,
  url: webAddress,
  html: body,
  place: optional,
  department: optional,
  employment: optional,
  min: amount,
  max: amount,
  interval: optional,
  currency: optional,
  postedAt: optional,
  applyBy: optional,
})
const Row = z.object({ id: needed, title: needed, url: webAddress, place: optional })

/** A tenant is an agency, whichever host shows it, or the host of its portal at NEOED. */
export const neogov: BoardSystem = {
  id: 'neogov',
  label: LABEL,
  readerVersion: 1,
  domains: ['governmentjobs.com', 'schooljobs.com', PORTALS],
  exampleTenant: 'agency',

  detect(address) {
    const { hostname, searchParams } = address
    if (hostname.endsWith(PORTALS)) return subdomainTenant(address, PORTALS, ['www']) && hostname
    const [careers, agency] = pathParts(address)
    const inPath = careers === 'careers' && !/^(home|jobinfo)$/i.test(agency ?? '') ? agency : null
    return asTenant(searchParams.get('agency') ?? inPath)?.toLowerCase() ?? null
  },

  careersUrl(tenant) {
    return tenant.endsWith(PORTALS)
      ? `https://${tenant}/p/careers`
      : `https://www.governmentjobs.com/careers/${encodeURIComponent(tenant)}`
  },

  async read(tenant, context) {
    if (tenant.endsWith(PORTALS)) return readPortal(tenant, context)
    const url = `https://www.governmentjobs.com/SearchEngine/JobsFeed?agency=${encodeURIComponent(tenant)}`
    const feed = readFeed((await context.web.request({ url, isBoard: true })).text())
    return { outcome: 'read', ...readItems(feed.items.map(toItem), Item, toPosting), company: feed.title }
  },
}

function toItem({ title, link, html, postedAt, element }: FeedItem) {
  const told = (name: string) => childText(element, name)
  return {
    ...{ id: told('jobId'), title, url: link },
    html: sectionsToHtml([
      { heading: null, html },
      { heading: 'Examples of duties', html: told('examplesofduties') },
      { heading: 'Qualifications', html: told('qualifications') },
      { heading: 'Supplemental information', html: told('supplementalinformation') },
    ]),
    ...{ place: told('location'), department: told('department'), employment: told('jobType') },
    ...{ min: told('minimumSalary'), max: told('maximumSalary') },
    ...{ interval: told('salaryInterval'), currency: told('salaryCurrency') },
    postedAt: toInstant(told('advertiseFromDateUTC')) ?? postedAt,
    applyBy: toLastDay(told('advertiseToDateTimeUTC')),
  }
}

/** 'Wed, 19 Aug 2026 05:00:00:0' */
function toInstant(text: string | null): string | null {
  const instant = Date.parse(`${text?.replace(/(:\d\d):\d$/, '$1')} UTC`)
  return Number.isNaN(instant) ? null : new Date(instant).toISOString()
}

/** It closes at the end of a day of the agency's zone, which the feed does not tell: early on the next one in UTC. */
function toLastDay(text: string | null): string | null {
  const instant = toInstant(text)
  return instant && new Date(Date.parse(instant) - DAY_MS / 2).toISOString().slice(0, 10)
}

function toPosting({ id: externalId, place, min, max, interval, currency, ...item }: z.infer<typeof Item>) {
  const pay = readPay([{ min, max }], { interval, currency })
  return createPosting({ externalId, ...item, places: distinctWords([place]), pay })
}

/** The portal's list is a part of a page; links bear a visitor and a session that change at each visit. */
async function readPortal(tenant: string, context: BoardContext): Promise<BoardAnswer> {
  const page = await context.web.request({ url: `https://${tenant}/JobList`, isBoard: true })
  const $ = loadPage(page.text())
  const rows = $('a.jobs__box')
    .toArray()
    .map((element) => {
      const url = linkTarget($(element).attr('href'), page.url)
      const text = (part: string) => $(element).find(`.jobs__box__${part}`).first().text()
      const id = url && POSTING.exec(new URL(url).pathname)?.[1]
      return { id, title: text('heading'), url: url && withoutQuery(url), place: text('text') }
    })
  const isWhole = /<\/div>\s*$/.test(page.text())
  if ($('.wrapper__body').length === 0 || !isWhole) throw changedForm(LABEL, 'it lists no postings')
  return completeList(readItems(rows, Row, toListed), context, {
    version: 1,
    withDetail: byJobPosting(LABEL),
    needsDetail: mayBeRemote,
  })
}

function toListed({ id: externalId, place, ...row }: z.infer<typeof Row>) {
  return listPosting({ externalId, place, ...row }, { externalId, ...row, places: distinctWords([place]) })
}
