import type { FoundPosting, Web, WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { body, needed, optional } from '../answer-fields.ts'
import { asTenant, pathParts } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { onlyCompany } from '../create-posting.ts'
import { distinctWords, parseAnswer, readItems } from '../parse-answer.ts'
import { completeList, listPosting } from '../read-details.ts'
import { readPages, unlikeTotal } from '../read-pages.ts'
import { field } from '../schema-org.ts'

const LABEL = 'Workday'
const VERSION = 2
const OWN_HOST = /^([a-z\d_-]+)\.(wd\d+)\.myworkdayjobs\.com$/
const SHARED_HOST = /^(wd\d+)\.myworkdaysite\.com$/
/** Words that may follow a site in an address; they show that a preceding 'au' is the site and not a language. */
const PAGES = ['job', 'jobs', 'details', 'login', 'userhome', 'introduceyourself', 'page']
const PAGE = 20
/** The field that tells one posting from another. */
const PATH = 'externalPath'
/** Workday's own limit: a list with this many rows was cut. */
const CEILING = 2_000
/** The most facets applied together. */
const DEEPEST = 3
const CUT = `Workday gives no more than ${CEILING} postings of one list.`

const Row = z.object({
  title: needed,
  externalPath: needed.refine((path) => path.startsWith('/')),
  locationsText: optional,
  remoteType: optional,
  timeType: optional,
  bulletFields: z.array(optional.catch(null)).nullish(),
})
const Named = z.object({ descriptor: optional }).nullish()
const Detail = z.object({
  jobPostingInfo: z.object({
    jobDescription: body,
    location: optional,
    additionalLocations: z.array(optional).nullish(),
    startDate: optional,
    endDate: optional,
    timeType: optional,
    remoteType: optional,
    country: Named,
    jobRequisitionLocation: z.object({ descriptor: optional, country: Named }).nullish(),
  }),
  hiringOrganization: z.object({ name: optional }).nullish(),
})
const Value = z.object({ id: optional, count: z.number().catch(0) })
const Facet = z.object({ facetParameter: optional, values: z.array(z.unknown()).catch([]) })
const List = z.object({
  total: z.number().nullable().catch(null),
  jobPostings: z.array(z.unknown()),
  facets: z.array(Facet).catch([]),
})
type Row = z.infer<typeof Row>
type Facet = { parameter: string; values: { id: string; count: number }[]; sum: number }
type Applied = Record<string, string[]>
type Slice = { rows: unknown[]; cutShort: string | null }
type Source = { web: Web; url: string }

/**
 * A tenant is `acme.wd5/Site`, a company's own host and a site on it, or `wd5/acme/Site` on the host that many
 * companies share. The shared host, further places and the end date come from notes and are unverified: no recording
 * has them.
 */
export const workday: BoardSystem = {
  id: 'workday',
  label: LABEL,
  readerVersion: VERSION,
  domains: ['myworkdayjobs.com', 'myworkdaysite.com'],
  exampleTenant: 'company.wd5/Careers',

  detect(address) {
    const own = OWN_HOST.exec(address.hostname)
    const shared = SHARED_HOST.exec(address.hostname)
    const parts = pathParts(address)
    if (parts[0] === 'wday' && parts[1] === 'cxs') return findTenant(own, shared, parts[2], parts[3])
    const path = parts.slice(isLocale(parts) ? 1 : 0)
    if (shared) return path[0] === 'recruiting' ? findTenant(null, shared, path[1], path[2]) : null
    return findTenant(own, null, own?.[1], path[0])
  },

  careersUrl(tenant) {
    const { origin, company, site, isShared } = toPlace(tenant)
    return `${origin}/${isShared ? `recruiting/${company}/` : ''}${site}`
  },

  async read(tenant, context) {
    const { origin, company, site } = toPlace(tenant)
    const api = `${origin}/wday/cxs/${company}/${site}`
    const source = { web: context.web, url: `${api}/jobs` }
    const { rows, cutShort } = await readSlice(source, {}, context.postingLimit)
    const { postings: found, dropped } = readItems(rows, Row, (row) => row)
    const ids = externalIds(found)
    const base = workday.careersUrl(tenant)
    const listed = found.map((row) => toListed(row, ids.get(row.externalPath), { base, api }))
    const reader = { version: VERSION, withDetail, cutShort }
    const answer = await completeList({ postings: listed, dropped }, context, reader)
    return { ...answer, company: onlyCompany(answer.postings) }
  },
}

/** 'en-US' is always a language; 'es' is one unless the next part shows that it is a site. */
function isLocale([first = '', second = '']: readonly string[]): boolean {
  if (second === '') return false
  return (
    /^[a-z]{2}-[a-z]{2,4}$/i.test(first) ||
    (/^[a-z]{2}$/.test(first) && !PAGES.includes(second.toLowerCase()))
  )
}

function findTenant(
  own: RegExpExecArray | null,
  shared: RegExpExecArray | null,
  company: string | undefined,
  site: string | undefined,
): string | null {
  if (!asTenant(company) || !asTenant(site)) return null
  if (shared) return `${shared[1]}/${company}/${site}`
  return own ? `${own[1]}.${own[2]}/${site}` : null
}

function toPlace(tenant: string) {
  const parts = tenant.split('/')
  const isShared = parts.length === 3
  const [host = '', second = '', third = ''] = parts
  const company = isShared ? second : (host.split('.')[0] ?? '')
  const origin = `https://${host}.${isShared ? 'myworkdaysite' : 'myworkdayjobs'}.com`
  return { origin, company, site: encodeURIComponent(isShared ? third : second), isShared }
}

/**
 * The requisition number. It appears among the bullet fields and at the end of the path, where a counter follows when
 * it was posted more than once. When several postings share a number, all but one keep the counter.
 */
function externalIds(rows: readonly Row[]): Map<string, string> {
  const ids = new Map<string, string>()
  const taken = new Set<string>()
  for (const { externalPath, bulletFields } of rows.toSorted(byPath)) {
    const tail = externalPath.slice(externalPath.lastIndexOf('_') + 1)
    const fields = distinctWords(bulletFields ?? [])
    const number = fields.find((field) => tail === field || tail.startsWith(`${field}-`)) ?? tail
    if (ids.has(externalPath)) continue
    const id = [number, tail].find((candidate) => !taken.has(candidate)) ?? externalPath
    taken.add(id)
    ids.set(externalPath, id)
  }
  return ids
}

function byPath(one: Row, other: Row): number {
  return one.externalPath < other.externalPath ? -1 : 1
}

function toListed(row: Row, id: string | undefined, { base, api }: { base: string; api: string }) {
  return listPosting(row, {
    externalId: id ?? row.externalPath,
    title: row.title,
    url: base + row.externalPath,
    // '2 Locations' is a count; the posting's own answer names the places.
    places: row.locationsText && !/^\d+ \p{L}+$/u.test(row.locationsText) ? [row.locationsText] : [],
    employment: row.timeType,
    workplace: row.remoteType,
    detailUrl: api + row.externalPath,
  })
}

function withDetail(posting: FoundPosting, response: WebResponse): FoundPosting {
  const { jobPostingInfo: info, hiringOrganization } = parseAnswer(Detail, response, LABEL)
  const requisition = info.jobRequisitionLocation
  const places = distinctWords([
    info.location ?? requisition?.descriptor,
    ...(info.additionalLocations ?? []),
  ])
  return {
    ...posting,
    html: info.jobDescription,
    places: places.length > 0 ? places : posting.places,
    country: info.country?.descriptor ?? requisition?.country?.descriptor ?? null,
    employment: info.timeType ?? posting.employment,
    workplace: info.remoteType ?? posting.workplace,
    postedAt: info.startDate,
    applyBy: info.endDate,
    company: hiringOrganization?.name ?? null,
  }
}

/**
 * All rows of a Workday site's list. A list above Workday's limit is requested in slices, one for each value of a
 * facet; slices that are still too long are split by a second facet. The format of facets comes from recordings. How
 * lists of this length behave comes from notes and is unverified.
 */
async function readSlice(source: Source, applied: Applied, limit: number): Promise<Slice> {
  const first = await ask(source, applied, 0)
  if (first.total !== null && first.total >= CEILING) {
    const facet = facetToSplitBy(first.facets, applied)
    if (facet) return readByFacet(source, applied, { facet, total: first.total, limit })
  }
  const page = async (offset: number) => {
    const answer = offset === 0 ? first : await ask(source, applied, offset)
    return { rows: answer.jobPostings, total: answer.total }
  }
  const list = await readPages(page, { label: LABEL, size: PAGE, id: PATH }, { postingLimit: limit })
  // A list of exactly the limit was most likely cut.
  const isCut = first.total === CEILING
  return isCut ? { ...list, cutShort: CUT } : list
}

async function readByFacet(
  source: Source,
  applied: Applied,
  { facet, total, limit }: { facet: Facet; total: number; limit: number },
): Promise<Slice> {
  const rows = new Map<unknown, unknown>()
  const reasons: (string | null)[] = []
  for (const { id } of facet.values) {
    const slice = await readSlice(source, { ...applied, [facet.parameter]: [id] }, limit - rows.size)
    for (const row of slice.rows) rows.set(field(row, PATH) ?? row, row)
    reasons.push(slice.cutShort)
    if (rows.size > limit) break
  }
  // Postings without any value of the facet are in none of its slices, those with several in several.
  if (total === CEILING && isOfPlaces(facet)) reasons.push(CUT)
  else reasons.push(unlikeTotal(LABEL, [...rows.values()], total === CEILING ? facet.sum : total, PATH))
  return { rows: [...rows.values()], cutShort: distinctWords(reasons).join(' ') || null }
}

/** All four fields or 422; more than 20 at a time or 400. */
async function ask({ web, url }: Source, appliedFacets: Applied, offset: number) {
  const body = JSON.stringify({ appliedFacets, limit: PAGE, offset, searchText: '' })
  // Without a language, facets and places come in the site's own.
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    'accept-language': 'en-US',
  }
  const response = await web.request({ url, method: 'POST', headers, body, isBoard: offset === 0 })
  return parseAnswer(List, response, LABEL)
}

/**
 * The facet whose values split the list best. Places come last: a posting may have several, so their counts overlap.
 */
function facetToSplitBy(found: readonly z.infer<typeof Facet>[], applied: Applied): Facet | null {
  if (Object.keys(applied).length >= DEEPEST) return null
  const facets = found.flatMap(facetsIn).filter(({ parameter }) => !(parameter in applied))
  const splitting = facets.filter(({ values }) => values.length > 1)
  const rank = (facet: Facet) => [isOfPlaces(facet) ? 1 : 0, -facet.sum, tooLong(facet), facet.values.length]
  return splitting.toSorted((one, other) => compare(rank(one), rank(other)))[0] ?? null
}

/** A facet, or the facets of a group: 'Locations' holds those of countries and of cities. */
function facetsIn({ facetParameter, values }: z.infer<typeof Facet>): Facet[] {
  const inner = values.flatMap((value) => {
    const group = Facet.safeParse(value)
    return group.success && group.data.values.length > 0 ? facetsIn(group.data) : []
  })
  if (inner.length > 0 || facetParameter === null) return inner
  const own = values.flatMap((value) => {
    const { data } = Value.safeParse(value)
    return data?.id && data.count > 0 ? [{ id: data.id, count: data.count }] : []
  })
  return [{ parameter: facetParameter, values: own, sum: own.reduce((sum, { count }) => sum + count, 0) }]
}

function isOfPlaces({ parameter }: Facet): boolean {
  return /location|country|region|state|city/i.test(parameter)
}

function tooLong({ values }: Facet): number {
  return values.filter(({ count }) => count >= CEILING).length
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((part, index) => part !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
