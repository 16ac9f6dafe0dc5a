import type { FoundPay, FoundPosting, Web, WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { amount, body, flag, needed, optional, webAddress } from '../answer-fields.ts'
import { asTenant, pathParts } from '../board-address.ts'
import type { BoardContext, BoardSystem } from '../board-system.ts'
import { readPay } from '../create-posting.ts'
import { distinctWords, parseAnswer, readItems } from '../parse-answer.ts'
import { completeList, type ListedPosting, listPosting } from '../read-details.ts'
import { readPages } from '../read-pages.ts'
import { field } from '../schema-org.ts'

const LABEL = 'Rippling'
const VERSION = 2
const PAGE = 100
const LOCALE = /^[a-z]{2}(-[a-z]{2})?$/i

const named = z.object({ name: optional, label: optional }).nullish()
/** A row of either list: the newer one has `id` and `locations`, the older one `uuid` and `workLocation`. */
const Row = z
  .object({
    id: optional,
    uuid: optional,
    name: needed,
    url: webAddress,
    department: named,
    locations: z.array(z.object({ name: optional, workplaceType: optional })).nullish(),
    workLocation: named,
  })
  .transform((row, check) => {
    const externalId = row.uuid ?? row.id
    if (externalId !== null) return { ...row, externalId }
    check.addIssue('uuid is missing')
    return z.NEVER
  })
const List = z.object({ items: z.array(z.unknown()), totalItems: z.number().nullish() })
const OldList = z.array(z.unknown())
const PayRange = z.object({
  rangeStart: amount,
  rangeEnd: amount,
  currency: optional,
  frequency: optional,
  isRemote: flag.catch(null),
})
const Detail = z.object({
  description: z.record(z.string(), body.catch(null)).nullable(),
  workLocations: z.array(optional).nullish(),
  employmentType: z.union([needed, z.object({ id: optional, label: optional })]).nullish(),
  createdOn: optional,
  companyName: optional,
  payRangeDetails: z.array(PayRange).nullish(),
})
type Row = z.infer<typeof Row>

/**
 * The older list's format comes from recordings. Those of the newer list and of single postings come from notes and are
 * unverified.
 */
export const rippling: BoardSystem = {
  id: 'rippling',
  label: LABEL,
  readerVersion: VERSION,
  domains: ['rippling.com'],

  detect(address) {
    const parts = pathParts(address)
    const board = parts.indexOf('board')
    if (parts.includes('api') && board > 0) return asTenant(parts[board + 1])
    if (address.hostname !== 'ats.rippling.com' && address.hostname !== 'ats.us1.rippling.com') return null
    const isLocale = parts.length > 1 && LOCALE.test(parts[0] ?? '') && parts[1] !== 'jobs'
    return asTenant(isLocale ? parts[1] : parts[0])
  },

  careersUrl(tenant) {
    return `https://ats.rippling.com/${encodeURIComponent(tenant)}/jobs`
  },

  async read(tenant, context) {
    const { rows, cutShort, board } = await readList(encodeURIComponent(tenant), context)
    const { postings: listed, dropped } = readItems(rows, Row, (row, raw) => toListed(row, raw, board))
    const list = { postings: mergePlaces(listed), dropped }
    return completeList(list, context, { version: VERSION, withDetail, cutShort })
  },
}

async function readList(tenant: string, context: BoardContext) {
  const { web } = context
  const board = `https://ats.rippling.com/api/v2/board/${tenant}/jobs`
  const first = await web.request({ url: pageUrl(board, 0) })
  if (first.status === 404 || first.status === 410) return readOldList(tenant, web)
  const ask = async (_: number, page: number) => {
    const response = page === 0 ? first : await web.request({ url: pageUrl(board, page) })
    const { items, totalItems = null } = parseAnswer(List, response, LABEL)
    return { rows: items, total: totalItems }
  }
  return { ...(await readPages(ask, { label: LABEL, size: PAGE, id: idAndPlaces }, context)), board }
}

function pageUrl(board: string, page: number): string {
  return `${board}?page=${page}&pageSize=${PAGE}`
}

/** A posting has a row for each of its places. */
function idAndPlaces(row: unknown): string {
  return JSON.stringify([field(row, 'id'), field(row, 'uuid'), field(row, 'locations')])
}

/** For boards that the newer address does not know; one answer holds the whole list. */
async function readOldList(tenant: string, web: Web) {
  const board = `https://api.rippling.com/platform/api/ats/v1/board/${tenant}/jobs`
  const rows = parseAnswer(OldList, await web.request({ url: board, isBoard: true }), LABEL)
  return { rows, cutShort: null, board }
}

function toListed(row: Row, raw: unknown, board: string) {
  const locations = row.locations ?? []
  const workplaces = new Set(locations.map(({ workplaceType }) => workplaceType))
  return listPosting([raw], {
    externalId: row.externalId,
    title: row.name,
    url: row.url,
    places: distinctWords([
      ...locations.map(({ name }) => name),
      row.workLocation?.label ?? row.workLocation?.name,
    ]),
    department: row.department?.name ?? row.department?.label ?? null,
    workplace: workplaces.size === 1 ? ([...workplaces][0] ?? null) : null,
    detailUrl: `${board}/${encodeURIComponent(row.externalId)}`,
  })
}

/** Rippling lists a posting once for each of its places, under the same id. */
function mergePlaces(listed: readonly ListedPosting[]): ListedPosting[] {
  const byId = new Map<string, ListedPosting>()
  for (const one of listed) {
    const key = `${one.posting.externalId} ${one.posting.title}`
    const first = byId.get(key)
    byId.set(key, first ? merged(first, one) : one)
  }
  return [...byId.values()]
}

function merged(first: ListedPosting, next: ListedPosting): ListedPosting {
  const places = distinctWords([...first.posting.places, ...next.posting.places])
  const isAlike = first.posting.workplace === next.posting.workplace
  const workplace = isAlike ? first.posting.workplace : null
  return { ...first, posting: { ...first.posting, places, workplace }, row: [first.row, next.row] }
}

function withDetail(posting: FoundPosting, response: WebResponse): FoundPosting {
  const detail = parseAnswer(Detail, response, LABEL)
  const { role, company, ...further } = detail.description ?? {}
  const html = distinctWords([role, ...Object.values(further), company]).join('\n')
  const places = distinctWords(detail.workLocations ?? [])
  const ranges = detail.payRangeDetails ?? []
  return {
    ...posting,
    html: html || null,
    places: places.length > posting.places.length ? places : posting.places,
    employment: findEmployment(detail.employmentType),
    remote: ranges.length > 0 && ranges.every(({ isRemote }) => isRemote) ? true : posting.remote,
    pay: findPayRange(ranges),
    postedAt: detail.createdOn,
    company: detail.companyName,
  }
}

/** Of the object, `id` is for people and `label` for machines. */
function findEmployment(type: z.infer<typeof Detail>['employmentType']): string | null {
  return typeof type === 'object' ? (type?.id ?? type?.label ?? null) : (type ?? null)
}

/** There is a range for each place: those in the first one's currency and interval are merged. */
function findPayRange(ranges: readonly z.infer<typeof PayRange>[]): FoundPay | null {
  const [first] = ranges.filter(({ rangeStart, rangeEnd }) => rangeStart !== null || rangeEnd !== null)
  if (!first) return null
  const { currency, frequency } = first
  const alike = ranges.filter((range) => range.currency === currency && range.frequency === frequency)
  const spans = alike.map(({ rangeStart, rangeEnd }) => ({ min: rangeStart, max: rangeEnd }))
  return readPay(spans, { interval: frequency, currency })
}
