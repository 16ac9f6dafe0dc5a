import type { FoundPosting, WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { body, needed, optional } from '../answer-fields.ts'
import { asTenant, pathParts } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { distinctWords, parseAnswer, readItems } from '../parse-answer.ts'
import { createPosting, onlyCompany } from '../posting.ts'
import { completeList, type ListedPosting } from '../read-details.ts'
import { readWorkdayList } from '../workday/read-list.ts'

const LABEL = 'Workday'
const VERSION = 2
const OWN_HOST = /^([a-z\d_-]+)\.(wd\d+)\.myworkdayjobs\.com$/
const SHARED_HOST = /^(wd\d+)\.myworkdaysite\.com$/
/** Words that may follow a site in an address; they show that a preceding 'au' is the site and not a language. */
const PAGES = ['job', 'jobs', 'details', 'login', 'userhome', 'introduceyourself', 'page']

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
type Row = z.infer<typeof Row>

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
    const source = { web: context.web, url: `${api}/jobs`, limit: context.postingLimit }
    const { rows, cutShort } = await readWorkdayList(source)
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

function toListed(
  row: Row,
  id: string | undefined,
  { base, api }: { base: string; api: string },
): ListedPosting {
  const posting = createPosting({
    externalId: id ?? row.externalPath,
    title: row.title,
    url: base + row.externalPath,
    // '2 Locations' is a count; the posting's own answer names the places.
    places: row.locationsText && !/^\d+ \p{L}+$/u.test(row.locationsText) ? [row.locationsText] : [],
    employment: row.timeType,
    workplace: row.remoteType,
  })
  return { posting, row, detailUrl: api + row.externalPath }
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
