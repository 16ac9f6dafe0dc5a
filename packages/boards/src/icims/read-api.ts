import type { FoundPosting, Web, WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { amount, body, id, needed, optional } from '../answer-fields.ts'
import { linkTarget } from '../board-address.ts'
import { distinctWords, joinWords, parseAnswer, readItems } from '../parse-answer.ts'
import { createPosting, readPay } from '../posting.ts'
import { readPages } from '../read-pages.ts'
import { field } from '../schema-org.ts'

const PAGE = 100

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

/** The postings of a newer iCIMS site, which has its own API; null when the site has no such API. */
export async function readApi(origin: string, { web, limit }: { web: Web; limit: number }) {
  let hasApi = false
  const ask = async (_: number, page: number) => {
    const response = await web.request({ url: `${origin}/api/jobs?page=${page + 1}&limit=${PAGE}` })
    hasApi ||= isJson(response)
    if (!hasApi || response.status !== 200) return { rows: [], total: null, isAbsent: true }
    const { jobs, totalCount = null } = parseAnswer(List, response, 'iCIMS')
    return { rows: jobs, total: totalCount }
  }
  const id = (row: unknown) => field(field(row, 'data'), 'slug')
  const { rows, cutShort } = await readPages(ask, { label: 'iCIMS', size: PAGE, limit, id })
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
