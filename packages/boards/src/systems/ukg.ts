import type { FoundPosting, WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { body, flag, needed, optional } from '../answer-fields.ts'
import { asTenant, pathParts } from '../board-address.ts'
import type { BoardContext, BoardSystem } from '../board-system.ts'
import { jsonAfter } from '../html/json-in-script.ts'
import { changedForm, distinctWords, joinWords, parseAnswer, readItems } from '../parse-answer.ts'
import { completeList, listPosting } from '../read-details.ts'
import { readPages } from '../read-pages.ts'

const LABEL = 'UKG'
const VERSION = 2
const PAGE = 50
const HOST = /^(recruiting\d*\.ultipro\.(com|ca)|[a-z\d-]+\.rec\.pro\.ukg\.(net|com))$/
const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const named = z.object({ Code: optional, Name: optional }).nullish()
const Place = z.object({
  LocalizedName: optional,
  LocalizedDescription: optional,
  Address: z.object({ City: optional, State: named, Country: named }).nullish(),
})
const Opportunity = z.object({
  Id: needed,
  Title: needed,
  FullTime: flag,
  JobCategoryName: optional,
  Locations: z.array(Place).nullish(),
  PostedDate: optional,
})
const List = z.object({ opportunities: z.array(z.unknown()), totalCount: z.number().nullish() })
const Detail = z.object({ Description: body })
type Opportunity = z.infer<typeof Opportunity>

/**
 * UKG Pro Recruiting, formerly UltiPro. A tenant is `host/company/board`.
 *
 * Unverified: there is no recording of such a board. Addresses and fields follow descriptions by other readers of these
 * boards; the tests use an answer that we wrote in that format.
 */
export const ukg: BoardSystem = {
  id: 'ukg',
  label: LABEL,
  readerVersion: VERSION,
  domains: ['ultipro.com', 'ultipro.ca', 'rec.pro.ukg.net', 'rec.pro.ukg.com'],
  exampleTenant: 'recruiting.ultipro.com/COMPANY/board',

  detect(address) {
    const [company, page, board] = pathParts(address)
    if (!HOST.test(address.hostname) || page?.toLowerCase() !== 'jobboard') return null
    if (!asTenant(company) || !GUID.test(board ?? '')) return null
    return `${address.hostname}/${company?.toUpperCase()}/${board?.toLowerCase()}`
  },

  careersUrl(tenant) {
    const [host, company, board] = tenant.split('/')
    return `https://${host}/${company}/JobBoard/${board}`
  },

  async read(tenant, context) {
    const board = ukg.careersUrl(tenant)
    const { rows, cutShort } = await readList(board, context)
    const list = readItems(rows, Opportunity, (row, raw) => toListed(row, raw, board))
    return completeList(list, context, { version: VERSION, withDetail, cutShort })
  },
}

function readList(board: string, context: BoardContext) {
  const ask = async (offset: number) => {
    const list = parseAnswer(List, await context.web.request(search(board, offset)), LABEL)
    return { rows: list.opportunities, total: list.totalCount ?? null }
  }
  return readPages(ask, { label: LABEL, size: PAGE, id: 'Id' }, context)
}

function search(board: string, offset: number) {
  const order = { Value: 'postedDateDesc', PropertyName: 'PostedDate', Ascending: false }
  const opportunitySearch = { Top: PAGE, Skip: offset, QueryString: '', OrderBy: [order], Filters: [] }
  const matchCriteria = {
    PreferredJobs: [],
    Educations: [],
    LicenseAndCertifications: [],
    Skills: [],
    hasNoLicenses: false,
    SkippedSkills: [],
  }
  return {
    url: `${board}/JobBoardView/LoadSearchResults`,
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ opportunitySearch, matchCriteria }),
    isBoard: offset === 0,
  }
}

function toListed(row: Opportunity, raw: unknown, board: string) {
  const places = row.Locations ?? []
  const url = `${board}/OpportunityDetail?opportunityId=${encodeURIComponent(row.Id)}`
  return listPosting(raw, {
    externalId: row.Id,
    title: row.Title,
    url,
    places: distinctWords(places.flatMap(printed)),
    country: places[0]?.Address?.Country?.Name ?? places[0]?.Address?.Country?.Code ?? null,
    department: row.JobCategoryName,
    employment: row.FullTime === null ? null : row.FullTime ? 'Full time' : 'Part time',
    postedAt: row.PostedDate,
  })
}

/** The address; its name where there is no address, or where only the name says 'Remote'. */
function printed({ Address, LocalizedName, LocalizedDescription }: z.infer<typeof Place>): string[] {
  const place = joinWords([Address?.City, Address?.State?.Code ?? Address?.State?.Name])
  const names = distinctWords([LocalizedDescription, LocalizedName])
  const workplaces = names.filter((name) => /remote|hybrid|virtual|home/i.test(name))
  return place === '' ? names.slice(0, 1) : [place, ...workplaces]
}

/** A posting's page passes its record to a script. */
function withDetail(posting: FoundPosting, page: WebResponse): FoundPosting {
  const detail = Detail.safeParse(jsonAfter(page.text(), /CandidateOpportunityDetail\(\s*/))
  if (!detail.success) throw changedForm(LABEL, 'the page of a posting does not hold its record')
  return { ...posting, html: detail.data.Description }
}
