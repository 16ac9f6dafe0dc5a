import { mayBeRemote } from '@lilypad/curation'
import { type FoundPosting, ScrapeError, type WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { body, id, needed, optional } from '../answer-fields.ts'
import { asTenant, pathParts } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { sectionsToHtml } from '../html/escape.ts'
import { readHtml } from '../html/html-to-markdown.ts'
import { distinctWords, parseAnswer, readItems } from '../parse-answer.ts'
import { completeList, listPosting } from '../read-details.ts'
import { readPages } from '../read-pages.ts'

const LABEL = 'Oracle Recruiting'
const PAGE = 100
const WORKPLACES: Record<string, string> = {
  ORA_REMOTE: 'remote',
  ORA_HYBRID: 'hybrid',
  ORA_ON_SITE: 'on-site',
}

const Row = z.object({
  Id: id,
  Title: needed,
  PostedDate: optional,
  PrimaryLocation: optional,
  WorkplaceTypeCode: optional,
  secondaryLocations: z.array(z.object({ Name: optional })).nullish(),
})
const Search = z.object({ TotalJobsCount: z.number().nullish(), requisitionList: z.array(z.unknown()) })
const List = z.object({ items: z.tuple([Search]) })
const Text = z.object({
  ExternalDescriptionStr: body,
  ExternalResponsibilitiesStr: body,
  ExternalQualificationsStr: body,
  CorporateDescriptionStr: body,
  OrganizationDescriptionStr: body,
  JobSchedule: optional,
})
const Detail = z.object({ items: z.tuple([Text]) })

/** A tenant is `host/site`. */
export const oracle: BoardSystem = {
  id: 'oracle',
  label: LABEL,
  readerVersion: 2,
  domains: ['oraclecloud.com', 'oraclecloud.eu'],
  exampleTenant: 'company.fa.us2.oraclecloud.com/CX_1',

  detect(address) {
    const { hostname } = address
    const parts = pathParts(address)
    const site = asTenant(parts[parts.indexOf('sites') + 1])
    return /\.oraclecloud\w*\.(com|eu)$/.test(hostname) && parts.includes('sites') && site
      ? `${hostname}/${site}`
      : null
  },

  careersUrl(tenant) {
    const [host, site] = tenant.split('/')
    return `https://${host}/hcmUI/CandidateExperience/en/sites/${site}`
  },

  async read(tenant, context) {
    const [host, site] = tenant.split('/')
    const api = `https://${host}/hcmRestApi/resources/latest`
    const ask = async (offset: number) => {
      // The offset is ignored outside of `finder`, and the list is empty without `expand`.
      const finder = `findReqs;siteNumber=${site},limit=${PAGE},offset=${offset},sortBy=POSTING_DATES_DESC`
      const expand = 'requisitionList.secondaryLocations,requisitionList.workLocation'
      const url = `${api}/recruitingCEJobRequisitions?onlyData=true&expand=${expand}&finder=${finder}`
      const response = await context.web.request({ url, isBoard: offset === 0 })
      refuseRedirect(response)
      const [{ requisitionList, TotalJobsCount = null }] = parseAnswer(List, response, LABEL).items
      return { rows: requisitionList, total: TotalJobsCount }
    }
    const { rows, cutShort } = await readPages(ask, { label: LABEL, size: PAGE, id: 'Id' }, context)
    const detail = (number: string) =>
      `${api}/recruitingCEJobRequisitionDetails?onlyData=true&expand=all&finder=ById;Id=%22${encodeURIComponent(number)}%22,siteNumber=${site}`
    const list = readItems(rows, Row, (row, raw) => toListed(row, raw, { tenant, detailUrl: detail(row.Id) }))
    return completeList(list, context, { version: 1, withDetail, needsDetail: mayBeRemote, cutShort })
  },
}

/** Its shared servers answer so for a while when they are busy. */
function refuseRedirect({ url }: WebResponse): void {
  const { host, pathname } = new URL(url)
  if (pathname.startsWith('/hcmRestApi/')) return
  throw new ScrapeError('unreachable', `${host} leads to another page instead of answering.`)
}

function toListed(
  row: z.infer<typeof Row>,
  raw: unknown,
  { tenant, detailUrl }: { tenant: string; detailUrl: string },
) {
  return listPosting(raw, {
    externalId: row.Id,
    title: row.Title,
    url: `${oracle.careersUrl(tenant)}/job/${encodeURIComponent(row.Id)}`,
    places: distinctWords([row.PrimaryLocation, ...(row.secondaryLocations ?? []).map(({ Name }) => Name)]),
    workplace: WORKPLACES[row.WorkplaceTypeCode ?? ''] ?? null,
    postedAt: row.PostedDate,
    detailUrl,
  })
}

function withDetail(posting: FoundPosting, response: WebResponse): FoundPosting {
  refuseRedirect(response)
  const [text] = parseAnswer(Detail, response, LABEL).items
  const own = [text.ExternalDescriptionStr, text.ExternalResponsibilitiesStr, text.ExternalQualificationsStr]
  const common = [text.CorporateDescriptionStr, text.OrganizationDescriptionStr]
  const html = joined(own)
  const isShown = html !== null && readHtml(html).text !== ''
  return { ...posting, html: isShown ? html : joined(common), employment: text.JobSchedule }
}

function joined(parts: readonly (string | null)[]): string | null {
  return sectionsToHtml(parts.map((html) => ({ heading: null, html })))
}
