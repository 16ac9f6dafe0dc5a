import type { FoundPosting, WebResponse } from '@lilypad/domain'
import type { CheerioAPI } from 'cheerio/slim'
import { z } from 'zod'
import { amount, body, id, needed, optional, webAddress } from '../answer-fields.ts'
import { linkTarget, subdomains, withoutQuery } from '../board-address.ts'
import type { BoardContext, BoardSystem } from '../board-system.ts'
import { createPosting, readPay } from '../create-posting.ts'
import { findLinks, isWholePage } from '../html/load-page.ts'
import {
  changedForm,
  distinctWords,
  joinWords,
  parseAnswer,
  readItems,
  splitPlaces,
} from '../parse-answer.ts'
import { byJobPosting, completeList, listPosting } from '../read-details.ts'
import { readPages } from '../read-pages.ts'
import { field } from '../schema-org.ts'

const LABEL = 'iCIMS'
const VERSION = 2
/** A page has 20 cards or more. */
const CARDS = 20
const API_PAGE = 100
const POSTING = /\/jobs\/(\d+)\/[^/]+\/job\/?$/

const Card = z.object({ id: needed, title: needed, url: webAddress, place: optional, department: optional })
const Job = z.object({
  slug: id,
  title: needed,
  description: body,
  full_location: optional,
  short_location: optional.catch(null),
  city: optional,
  state: optional,
  country: optional,
  country_code: optional.catch(null),
  categories: z.array(z.object({ name: optional })).nullish(),
  employment_type: optional,
  posted_date: optional,
  posting_expiry_date: optional.catch(null),
  hiring_organization: optional,
  location_type: optional.catch(null),
  salary_value: amount,
  salary_min_value: amount,
  salary_max_value: amount,
  salary_currency: optional.catch(null),
  salary_frequency: optional.catch(null),
  meta_data: z.object({ canonical_url: optional }).nullish().catch(null),
})
const Row = z.object({ data: Job })
const List = z.object({ jobs: z.array(z.unknown()), totalCount: z.number().nullish() })
type Job = z.infer<typeof Job>
type Selection = ReturnType<CheerioAPI>

/** A tenant is the whole subdomain: a company has one for each of its boards. */
export const icims: BoardSystem = {
  id: 'icims',
  label: LABEL,
  readerVersion: VERSION,
  ...subdomains(
    'icims.com',
    '/jobs',
    'www api developer developer-community login support marketplace community',
  ),

  async read(tenant, context) {
    const url = `https://${tenant}.icims.com/jobs/search`
    // The company's page shows the list in a frame.
    const first = await context.web.request({ url: `${url}?pr=0&in_iframe=1`, isBoard: true })
    const cards = await readCards(first, url, context)
    if (!cards) {
      const answer = await readApi(new URL(first.url).origin, context)
      if (answer) return { outcome: 'read', ...answer }
      throw changedForm(LABEL, 'it lists no postings')
    }
    const list = readItems(cards.rows, Card, toListed)
    const { cutShort } = cards
    return completeList(list, context, { version: VERSION, withDetail: byJobPosting(LABEL), cutShort })
  },
}

function toListed(card: z.infer<typeof Card>) {
  return listPosting(card, {
    externalId: card.id,
    title: card.title,
    url: card.url,
    places: splitPlaces(card.place),
    department: card.department,
    detailUrl: `${card.url}?in_iframe=1`,
  })
}

/** The postings of a newer iCIMS site, which has its own API; null when the site has no such API. */
async function readApi(origin: string, context: BoardContext) {
  let hasApi = false
  const ask = async (_: number, page: number) => {
    const response = await context.web.request({
      url: `${origin}/api/jobs?page=${page + 1}&limit=${API_PAGE}`,
    })
    hasApi ||= isJson(response)
    if (!hasApi || response.status !== 200) return { rows: [], total: null, isAbsent: true }
    const { jobs, totalCount = null } = parseAnswer(List, response, LABEL)
    return { rows: jobs, total: totalCount }
  }
  const id = (row: unknown) => field(field(row, 'data'), 'slug')
  const { rows, cutShort } = await readPages(ask, { label: LABEL, size: API_PAGE, id }, context)
  if (!hasApi) return null
  return { ...readItems(rows, Row, ({ data }) => toPosting(data, origin)), cutShort }
}

function isJson(response: WebResponse): boolean {
  return response.status === 200 && response.text().trimStart().startsWith('{')
}

function toPosting(job: Job, origin: string): FoundPosting {
  const min = job.salary_min_value ?? job.salary_value
  const max = job.salary_max_value ?? job.salary_value
  const page = `${origin}/jobs/${encodeURIComponent(job.slug)}`
  return createPosting({
    externalId: job.slug,
    title: job.title,
    url: linkTarget(job.meta_data?.canonical_url, origin) ?? page,
    html: job.description,
    places: distinctWords([
      job.full_location ?? job.short_location ?? joinWords([job.city, job.state, job.country]),
    ]),
    country: job.country ?? job.country_code,
    department: job.categories?.[0]?.name ?? null,
    employment: job.employment_type,
    workplace: job.location_type,
    pay: readPay([{ min, max }], { interval: job.salary_frequency, currency: job.salary_currency }),
    postedAt: job.posted_date,
    applyBy: job.posting_expiry_date,
    company: job.hiring_organization,
  })
}

/**
 * The cards of a board's search, page by page from `first`; null when `first` is not such a page. `cutShort` says why
 * postings are missing.
 */
async function readCards(first: WebResponse, url: string, context: BoardContext) {
  const isList = findCards(first).length > 0 || /iCIMS_JobsTable|no jobs were found/i.test(first.text())
  if (!isList) return null
  let cutShort: string | null = null
  let pages = 1
  const ask = async (_: number, page: number) => {
    const response = page === 0 ? first : await context.web.request({ url: `${url}?pr=${page}&in_iframe=1` })
    const rows = response.status === 200 ? findCards(response) : []
    pages = Math.max(pages, pagesTold(response.text()))
    if (rows.length === 0 && page < pages && page > 0) cutShort = `iCIMS gave ${page} of its ${pages} pages.`
    return { rows, total: null, hasNext: page + 1 < pages, isCutOff: !isWholePage(response.text()) }
  }
  const list = await readPages(ask, { label: LABEL, size: CARDS, id: 'id' }, context)
  return { ...list, cutShort: cutShort ?? list.cutShort }
}

function findCards(page: WebResponse): unknown[] {
  const ids = new Set<string>()
  return findLinks(page, 'a[href]').flatMap(({ link, url }) => {
    const id = url && POSTING.exec(new URL(url).pathname)?.[1]
    // A card may link to its posting again; another heading is another posting.
    if (!id || (ids.has(id) && link.find('h2, h3').length === 0)) return []
    ids.add(id)
    return [{ id, url: withoutQuery(url), ...readTexts(link) }]
  })
}

/** The labels for screen readers ('Job Title', 'Job Locations') come right before what they name. */
function readTexts(link: Selection) {
  const heading = link.find('h2, h3').first()
  const title = heading.length > 0 ? heading : withoutLabels(link)
  const card = link.closest('.iCIMS_JobCardItem, .row, tr')
  const labelled = (name: RegExp) => {
    const labels = card.find('.field-label, dt')
    const label = labels.filter((at) => name.test(labels.eq(at).text())).first()
    if (label.length === 0) return null
    const value = label.is('dt') ? label.next('dd') : besideLabel(label)
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
