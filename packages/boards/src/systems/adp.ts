import type { FoundPay, FoundPosting, WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { amount, body, needed, optional } from '../answer-fields.ts'
import { asTenant } from '../board-address.ts'
import type { BoardContext, BoardSystem } from '../board-system.ts'
import { readPay } from '../create-posting.ts'
import { distinctWords, joinWords, parseAnswer, readItems } from '../parse-answer.ts'
import { completeList, listPosting } from '../read-details.ts'
import { readPages } from '../read-pages.ts'

const LABEL = 'ADP'
const VERSION = 2
const HOST = 'workforcenow.adp.com'
const LIST = `https://${HOST}/mascsr/default/careercenter/public/events/staffing/v1/job-requisitions`
const PAGE = 100
const MAIN_CENTER = '19000101_000001'

const coded = z.object({ codeValue: optional, shortName: optional, longName: optional }).nullish()
const rate = z.object({ amountValue: amount, currencyCode: optional }).nullish()
const Place = z.object({
  nameCode: coded,
  address: z.object({ cityName: optional, countrySubdivisionLevel1: coded }).nullish(),
})
const Fields = z.object({
  codeFields: z.array(z.object({ shortName: optional, longName: optional, nameCode: coded })).nullish(),
  dateFields: z.array(z.object({ dateValue: optional, nameCode: coded })).nullish(),
  stringFields: z.array(z.object({ stringValue: optional, nameCode: coded })).nullish(),
})
const Row = z.object({
  itemID: needed,
  requisitionTitle: needed,
  postDate: optional,
  workLevelCode: coded,
  payGradeRange: z.object({ minimumRate: rate, maximumRate: rate }).nullish(),
  customFieldGroup: Fields.nullish(),
  requisitionLocations: z.array(Place).nullish(),
})
const List = z.object({
  jobRequisitions: z.array(z.unknown()),
  meta: z.object({ totalNumber: z.number().nullish() }).nullish(),
})
const Detail = z.object({ requisitionDescription: body })
type Row = z.infer<typeof Row>

/** A tenant is `cid/ccId`: the company and one of its career centers, of which most companies have one. */
export const adp: BoardSystem = {
  id: 'adp',
  label: LABEL,
  readerVersion: VERSION,
  domains: [HOST],
  exampleTenant: 'company/19000101_000001',

  detect(address) {
    const cid = asTenant(address.searchParams.get('cid'))?.toLowerCase()
    const center = asTenant(address.searchParams.get('ccId')) ?? MAIN_CENTER
    return address.hostname === HOST && cid ? `${cid}/${center}` : null
  },

  careersUrl(tenant) {
    const page = `https://${HOST}/mascsr/default/mdf/recruitment/recruitment.html`
    return `${page}?${boardQuery(tenant)}&type=JS&lang=en_US`
  },

  async read(tenant, context) {
    const { rows, cutShort } = await readList(tenant, context)
    const list = readItems(rows, Row, (row, raw) => toListed(row, raw, tenant))
    return completeList(list, context, { version: VERSION, withDetail, cutShort })
  },
}

function boardQuery(tenant: string): string {
  const [cid = '', center = MAIN_CENTER] = tenant.split('/')
  return new URLSearchParams({ cid, ccId: center }).toString()
}

/** Pages overlap by a row: a repeated row is dropped. */
async function readList(tenant: string, context: BoardContext) {
  const ask = async (offset: number) => {
    const url = `${LIST}?${boardQuery(tenant)}&lang=en_US&locale=en_US&$top=${PAGE}&$skip=${offset}`
    const list = parseAnswer(List, await context.web.request({ url, isBoard: offset === 0 }), LABEL)
    return { rows: list.jobRequisitions, total: list.meta?.totalNumber ?? null }
  }
  const { rows, cutShort } = await readPages(ask, { label: LABEL, size: PAGE, id: 'itemID' }, context)
  return { rows: [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()], cutShort }
}

function toListed(row: Row, raw: unknown, tenant: string) {
  const externalId = findField(row, 'ExternalJobID') ?? row.itemID
  return listPosting(stable(raw), {
    externalId,
    title: row.requisitionTitle,
    url: `${adp.careersUrl(tenant)}&jobId=${encodeURIComponent(externalId)}`,
    places: distinctWords((row.requisitionLocations ?? []).map(printed)),
    department: findField(row, 'HomeDepartment') ?? findField(row, 'JobClass'),
    employment: findName(row.workLevelCode),
    pay: findRange(row),
    postedAt: row.postDate ?? findDate(row, 'PostingDate'),
    detailUrl: `${LIST}/${encodeURIComponent(row.itemID)}?${boardQuery(tenant)}&lang=en_US`,
  })
}

function printed({ nameCode, address }: z.infer<typeof Place>): string {
  const region = address?.countrySubdivisionLevel1
  const parts = [address?.cityName, findName(region) ?? region?.codeValue]
  return findName(nameCode) ?? joinWords(parts)
}

/** ADP gives longer names as `longName` alone. */
function findName(code: { shortName: string | null; longName: string | null } | null | undefined) {
  return code?.shortName ?? code?.longName ?? null
}

function findDate({ customFieldGroup }: Row, name: string): string | null {
  const found = customFieldGroup?.dateFields?.find((field) => field.nameCode?.codeValue === name)
  return found?.dateValue ?? null
}

function findField({ customFieldGroup }: Row, name: string): string | null {
  const found = customFieldGroup?.stringFields?.find((field) => field.nameCode?.codeValue === name)
  return found?.stringValue ?? null
}

/** A rate of 0 means 'not given'. */
function findRange(row: Row): FoundPay | null {
  const { minimumRate, maximumRate } = row.payGradeRange ?? {}
  const type = row.customFieldGroup?.codeFields?.find((field) => field.nameCode?.codeValue === 'SalaryType')
  const range = { min: minimumRate?.amountValue ?? null, max: maximumRate?.amountValue ?? null }
  const currency = maximumRate?.currencyCode ?? minimumRate?.currencyCode ?? null
  return readPay([range], { interval: findName(type), currency, text: findField(row, 'SalaryRange') })
}

function withDetail(posting: FoundPosting, response: WebResponse): FoundPosting {
  return { ...posting, html: parseAnswer(Detail, response, LABEL).requisitionDescription }
}

/** The row without the server time and the number of applicants, which change by themselves. */
function stable(raw: unknown): unknown {
  const text = JSON.stringify(raw, (name, value: unknown) =>
    name === 'dateFields' || name === 'numberFields' ? undefined : value,
  )
  return JSON.parse(text)
}
