import type { FoundPay, FoundPosting, Web, WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { amount, anything, body, id, needed, optional, webAddress } from '../answer-fields.ts'
import { asTenant, pathParts } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { createPosting, readPay } from '../create-posting.ts'
import { type CustomField, fieldTexts, workplaceField } from '../custom-fields.ts'
import { unescapeHtml } from '../html/escape.ts'
import { distinctWords, parseAnswer, readItems, splitPlaces } from '../parse-answer.ts'
import { unlikeTotal } from '../read-pages.ts'

const EU = 'eu:'
const API = 'https://boards-api.greenhouse.io/v1/boards'
const EU_API = 'https://boards-api.eu.greenhouse.io/v1/boards'

const PayRange = z.object({
  min_cents: amount,
  max_cents: amount,
  currency_type: optional,
  title: optional,
  blurb: body,
})
const PayField = z.object({ unit: optional, amount, min_value: amount, max_value: amount })
const Job = z.object({
  id,
  title: needed,
  absolute_url: webAddress,
  internal_job_id: z.union([z.number(), z.string()]).nullish(),
  location: z.object({ name: optional }).nullish(),
  offices: z.array(z.object({ name: optional, location: optional })).nullish(),
  departments: z.array(z.object({ name: optional })).nullish(),
  metadata: z.array(z.object({ name: optional, value: anything })).nullish(),
  pay_input_ranges: z.array(PayRange).nullish(),
  content: body,
  first_published: optional,
  application_deadline: optional,
  company_name: optional,
})
const Answer = z.object({
  jobs: z.array(z.unknown()),
  meta: z.object({ total: z.number().nullish() }).nullish(),
})
type Job = z.infer<typeof Job>

export const greenhouse: BoardSystem = {
  id: 'greenhouse',
  label: 'Greenhouse',
  readerVersion: 2,
  refusesUnknownNames: true,
  domains: ['greenhouse.io'],

  detect(address) {
    const [first, second, third] = pathParts(address)
    const isApi = /^(boards-)?api\./.test(address.hostname)
    const isBoard = /^(job-)?boards\./.test(address.hostname)
    if (!isApi && !isBoard) return null
    const embedded = first === 'embed' ? address.searchParams.get('for') : first
    const token = asTenant(isApi ? (second === 'boards' ? third : null) : embedded)?.toLowerCase()
    if (!token) return null
    return address.hostname.endsWith('.eu.greenhouse.io') ? EU + token : token
  },

  careersUrl(tenant) {
    const region = tenant.startsWith(EU) ? 'eu.' : ''
    return `https://job-boards.${region}greenhouse.io/${encodeURIComponent(tenant.replace(EU, ''))}`
  },

  async read(tenant, { web, postingLimit }) {
    const { response, url } = await requestBoard(tenant, web)
    if (response.status === 304) return { outcome: 'unchanged' }
    const { jobs, meta } = parseAnswer(Answer, response, 'Greenhouse')
    const { postings, dropped } = readItems(jobs, Job, toPosting)
    if (postings.every(({ html }) => html === null)) {
      for (const posting of postings.slice(0, postingLimit))
        posting.html = await detailHtml(`${url}/${posting.externalId}`, web)
    }
    const cutShort = unlikeTotal('Greenhouse', jobs, meta?.total)
    return { outcome: 'read', postings, dropped, cutShort }
  },
}

async function requestBoard(tenant: string, web: Web): Promise<{ response: WebResponse; url: string }> {
  const isEu = tenant.startsWith(EU)
  const token = encodeURIComponent(tenant.replace(EU, ''))
  const ask = (url: string, isBoard: boolean) =>
    web.request({ url: `${url}?content=true&pay_transparency=true`, conditional: true, isBoard })
  const url = `${API}/${token}/jobs`
  const response = await ask(url, !isEu)
  if (!isEu || response.status < 400) return { response, url }
  // EU boards are served by the common host, or some of them by an EU host.
  const euUrl = `${EU_API}/${token}/jobs`
  return { response: await ask(euUrl, true), url: euUrl }
}

/** The list usually holds the texts; otherwise each posting is requested by itself. */
async function detailHtml(url: string, web: Web): Promise<string | null> {
  const response = await web.request({ url })
  if (response.status !== 200) return null
  const { content } = parseAnswer(z.object({ content: body }), response, 'Greenhouse')
  return content && unescapeHtml(content)
}

function toPosting(job: Job): FoundPosting | null {
  // A prospect post ('send us your CV anyway') is not an opening.
  if (job.internal_job_id === null) return null
  const metadata = job.metadata ?? []
  const named = job.location?.name ?? null
  const bare = named && /^(remote|hybrid|on[ -]?site)$/i.test(named) ? named : null
  const isSeveral = named && /^(multiple|various) locations$/i.test(named)
  const offices =
    !named || bare || isSeveral ? (job.offices ?? []).map((office) => office.location ?? office.name) : []
  return createPosting({
    externalId: job.id,
    title: job.title,
    url: job.absolute_url,
    html: job.content && unescapeHtml(job.content),
    places: distinctWords([...(isSeveral ? [] : splitPlaces(named)), ...offices]),
    department: job.departments?.[0]?.name ?? null,
    employment: fieldTexts(metadata, /employment|time type|job type|commitment/i).join(', ') || null,
    workplace: workplaceField(metadata) ?? bare,
    pay: findPayRange(job.pay_input_ranges ?? []) ?? findPayField(metadata),
    postedAt: job.first_published,
    applyBy: job.application_deadline,
    company: job.company_name,
  })
}

/** Pay as a field of the company's own, for boards without pay ranges: an amount, or a range of two. */
function findPayField(metadata: readonly CustomField[]): FoundPay | null {
  for (const { name, value } of metadata) {
    const isPay = name && /salary|\bpay\b|compensation/i.test(name) && !/bonus|equity|variable/i.test(name)
    const pay = isPay ? PayField.safeParse(value).data : null
    const range = { min: pay?.min_value ?? pay?.amount ?? null, max: pay?.max_value ?? pay?.amount ?? null }
    const found = readPay([range], { interval: intervalIn(name), currency: pay?.unit ?? null })
    if (found) return found
  }
  return null
}

function intervalIn(text: string | null): string | null {
  return /hour|dai?ly?|week|month|annual|year/i.exec(text ?? '')?.[0] ?? null
}

/** There is a range for each region: those with the first one's currency and title are merged. */
function findPayRange(ranges: readonly z.infer<typeof PayRange>[]): FoundPay | null {
  const [first] = ranges
  if (!first) return null
  const alike = ranges.filter(
    (range) => range.currency_type === first.currency_type && range.title === first.title,
  )
  const inUnits = alike.map((range) => ({ min: units(range.min_cents), max: units(range.max_cents) }))
  const interval = intervalIn(`${first.title} ${first.blurb}`)
  return readPay(inUnits, { interval, currency: first.currency_type })
}

function units(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}
