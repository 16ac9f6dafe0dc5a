import type { FoundPosting, WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { body, flag, id, needed, optional } from '../answer-fields.ts'
import { asTenant, pathParts } from '../board-address.ts'
import type { BoardContext, BoardSystem } from '../board-system.ts'
import { workplaceField } from '../custom-fields.ts'
import { sectionsToHtml } from '../html/escape.ts'
import { distinctWords, joinWords, parseAnswer, readItems } from '../parse-answer.ts'
import { completeList, listPosting } from '../read-details.ts'
import { readPages } from '../read-pages.ts'
import { field } from '../schema-org.ts'

const LABEL = 'SmartRecruiters'
const VERSION = 2
const PAGE = 100
/** Any name gets an empty list: it is believed where each known posting says that it has ended. */
const NOBODY = `${LABEL} shows no postings, and does not say whether there is such a company.`
const NO_COMPANY = ['external-referrals', 'my-applications', 'ni', 'sr-jobs']

const labelled = z.object({ id: optional.catch(null), label: optional }).nullish()
const Row = z.object({
  id,
  name: needed,
  company: z.object({ identifier: needed, name: optional }),
  visibility: optional,
  releasedDate: optional,
  location: z
    .object({
      city: optional,
      region: optional,
      country: optional,
      fullLocation: optional,
      remote: flag,
      hybrid: flag,
    })
    .nullish(),
  department: labelled,
  typeOfEmployment: labelled,
  customField: z
    .array(z.object({ fieldLabel: optional, valueLabel: optional }))
    .nullish()
    .catch(null),
})
const List = z.object({ totalFound: z.number(), content: z.array(z.unknown()) })
const Section = z.object({ title: optional, text: body }).nullish()
const Sections = z.object({
  companyDescription: Section,
  jobDescription: Section,
  qualifications: Section,
  additionalInformation: Section,
})
const Detail = z.object({ jobAd: z.object({ sections: Sections }) })
type Row = z.infer<typeof Row>

export const smartrecruiters: BoardSystem = {
  id: 'smartrecruiters',
  label: LABEL,
  readerVersion: VERSION,
  domains: ['smartrecruiters.com'],

  detect(address) {
    const parts = pathParts(address)
    if (address.hostname === 'api.smartrecruiters.com')
      return asTenant(parts[1] === 'companies' ? parts[2] : null)
    if (!/^(careers|jobs)\.smartrecruiters\.com$/.test(address.hostname)) return null
    // In the address of an application form the company comes later: /oneclick-ui/company/ACME/publication/…
    const company = parts[0] === 'oneclick-ui' ? parts[2] : parts[0]
    return company && NO_COMPANY.includes(company) ? null : asTenant(company)
  },

  careersUrl(tenant) {
    return `https://careers.smartrecruiters.com/${encodeURIComponent(tenant)}`
  },

  async read(tenant, context) {
    const board = `https://api.smartrecruiters.com/v1/companies/${encodeURIComponent(tenant)}/postings`
    const ask = async (offset: number) => {
      const url = `${board}?limit=${PAGE}&offset=${offset}`
      const list = parseAnswer(List, await context.web.request({ url, isBoard: offset === 0 }), LABEL)
      return { rows: list.content, total: list.totalFound }
    }
    const { rows, cutShort } = await readPages(ask, { label: LABEL, size: PAGE, id: 'id' }, context)
    const list = readItems(rows, Row, (row, raw) => toListed(row, raw, board))
    const doubt = rows.length === 0 && !(await haveEnded(board, context)) ? NOBODY : cutShort
    return completeList(list, context, { version: VERSION, withDetail, cutShort: doubt })
  },
}

/** Whether each posting that jobs come from says so by itself. */
async function haveEnded(board: string, { web, live = [] }: BoardContext): Promise<boolean> {
  for (const posting of live) {
    const response = await web.request({ url: `${board}/${posting}` })
    const isThere = response.status !== 404 && response.status !== 410
    if (isThere && field(response.json(), 'active') !== false) return false
  }
  return live.length > 0
}

function toListed(row: Row, raw: unknown, board: string) {
  if (row.visibility !== null && row.visibility !== 'PUBLIC') return null
  const { identifier, name } = row.company
  return listPosting(raw, {
    externalId: row.id,
    title: row.name,
    url: `https://jobs.smartrecruiters.com/${encodeURIComponent(identifier)}/${row.id}`,
    places: toPlaces(row.location),
    country: row.location?.country ?? null,
    department: row.department?.label ?? null,
    employment: row.typeOfEmployment?.label ?? row.typeOfEmployment?.id ?? null,
    workplace: findWorkplace(row),
    remote: row.location?.remote ?? null,
    postedAt: row.releasedDate,
    company: name,
    detailUrl: `${board}/${row.id}`,
  })
}

/** A missing part leaves its commas: 'Warsaw, , Poland'. */
function toPlaces(location: Row['location']): string[] {
  const printed = location?.fullLocation ?? [location?.city, location?.region, location?.country].join(', ')
  return distinctWords([joinWords(printed.split(',').map((part) => part.trim()))])
}

/** Both flags false means on-site, unless the company has a field of its own; absent flags say nothing. */
function findWorkplace({ location, customField }: Row): string | null {
  if (location?.hybrid) return 'hybrid'
  if (location?.remote) return 'remote'
  const fields = (customField ?? []).map((field) => ({ name: field.fieldLabel, value: field.valueLabel }))
  const own = workplaceField(fields)
  if (own) return own
  return location?.remote === false && location.hybrid === false ? 'on-site' : null
}

function withDetail(posting: FoundPosting, response: WebResponse): FoundPosting {
  const { sections } = parseAnswer(Detail, response, LABEL).jobAd
  const { companyDescription, jobDescription, qualifications, additionalInformation } = sections
  const parts = [companyDescription, jobDescription, qualifications, additionalInformation]
  const titled = parts.map((part) => ({ heading: part?.title, html: part?.text }))
  return { ...posting, html: sectionsToHtml(titled) }
}
