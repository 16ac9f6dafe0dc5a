import { mayBeRemote } from '@lilypad/curation'
import type { FoundPosting, WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { amount, body, decoded, id, optional } from '../answer-fields.ts'
import { subdomainTenant } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { readPay } from '../create-posting.ts'
import { distinctWords, parseAnswer, readItems } from '../parse-answer.ts'
import { completeList, listPosting } from '../read-details.ts'
import { readPages } from '../read-pages.ts'

const LABEL = 'SchoolSpring'
const API = 'https://api.schoolspring.com/api/Jobs'
const PAGE = 100
const SLICES = ['keyword', 'category']
const FILTERS = ['keyword', 'location', 'category', 'gradelevel', 'jobtype', 'organization']

const Row = z.object({
  jobId: id,
  title: decoded,
  location: optional,
  employer: decoded.nullish(),
  displayDate: optional,
})
const List = z.object({
  success: z.literal(true).nullish(),
  value: z.object({ jobsList: z.array(z.unknown()) }),
})
const Detail = z.object({
  value: z.object({
    jobDescription: body,
    displayEmployer: optional,
    employerName: optional,
    postDate: optional,
    jobTypeName: optional,
    payDisplay: optional,
    payMin: amount,
    payMax: amount,
    salaryCode: optional,
    jobLocations: z.array(z.object({ displayLocation: optional })).nullish(),
  }),
})

/** A tenant is a district, or a slice of the national index: `keyword=remote`, `category=Tutoring`. */
export const schoolspring: BoardSystem = {
  id: 'schoolspring',
  label: LABEL,
  readerVersion: 3,
  domains: ['schoolspring.com'],
  exampleTenant: 'district',

  detect(address) {
    const isNational = /^(www\.|api\.)?schoolspring\.com$/.test(address.hostname)
    const slice = SLICES.find((name) => address.searchParams.get(name)?.trim())
    if (isNational && slice) return `${slice}=${address.searchParams.get(slice)?.trim().toLowerCase()}`
    return isNational
      ? null
      : subdomainTenant(address, 'schoolspring.com', ['www', 'api', 'employer', 'help'])
  },

  careersUrl(tenant) {
    const [name = '', words] = tenant.split('=')
    if (words === undefined) return `https://${tenant}.schoolspring.com/`
    return `https://www.schoolspring.com/jobs?${new URLSearchParams({ [name]: words })}`
  },

  async read(tenant, context) {
    const [name = '', words] = tenant.split('=')
    const domainName = words === undefined ? `${tenant}.schoolspring.com` : ''
    const all = Object.fromEntries(FILTERS.map((filter) => [filter, filter === name ? words : '']))
    const ask = async (_: number, page: number) => {
      const paging = { page: `${page + 1}`, size: `${PAGE}`, sortDateAscending: 'false' }
      const url = `${API}/GetPagedJobsWithSearch?${new URLSearchParams({ domainName, ...all, ...paging })}`
      const { value } = parseAnswer(List, await context.web.request({ url, isBoard: page === 0 }), LABEL)
      return { rows: value.jobsList, total: null }
    }
    const { rows, cutShort } = await readPages(ask, { label: LABEL, size: PAGE, id: 'jobId' }, context)
    const list = readItems(rows, Row, (row, raw) => toListed(row, raw, domainName))
    const reader = { version: 1, withDetail, needsDetail: mayBeRemote, isSlice: words !== undefined }
    return completeList(list, context, { ...reader, cutShort })
  },
}

function toListed(row: z.infer<typeof Row>, raw: unknown, domainName: string) {
  return listPosting(raw, {
    externalId: row.jobId,
    title: row.title,
    url: `https://${domainName || 'www.schoolspring.com'}/jobs/${row.jobId}`,
    places: distinctWords([row.location]),
    postedAt: row.displayDate,
    company: row.employer ?? null,
    ...(domainName === '' && row.employer && { employer: row.employer }),
    detailUrl: `${API}/${row.jobId}?${new URLSearchParams({ domainName })}`,
  })
}

function withDetail(posting: FoundPosting, response: WebResponse): FoundPosting {
  const { value } = parseAnswer(Detail, response, LABEL)
  const places = distinctWords((value.jobLocations ?? []).map(({ displayLocation }) => displayLocation))
  const range = { min: value.payMin, max: value.payMax }
  return {
    ...posting,
    html: value.jobDescription,
    places: places.length > 0 ? places : posting.places,
    employment: value.jobTypeName,
    pay: readPay([range], { interval: value.salaryCode, currency: null, text: value.payDisplay }),
    postedAt: value.postDate ?? posting.postedAt,
    company: value.displayEmployer ?? value.employerName ?? posting.company,
  }
}
