import type { WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { flag, id, needed, optional } from '../answer-fields.ts'
import { pathParts } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { jsonAfter } from '../html/json-in-script.ts'
import { changedForm, distinctWords, joinWords, readItems } from '../parse-answer.ts'
import { byJobPosting, completeList, listPosting } from '../read-details.ts'

const LABEL = 'Paylocity'
const VERSION = 2
const HOST = 'recruiting.paylocity.com'
const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const Job = z.object({
  JobId: id,
  JobTitle: needed,
  LocationName: optional,
  ShouldDisplayLocation: flag,
  PublishedDate: optional,
  IsInternal: flag,
  HiringDepartment: optional,
  JobLocation: z.object({ Name: optional, City: optional, State: optional, Country: optional }).nullish(),
  IsRemote: flag,
})
const PageData = z.object({ Jobs: z.array(z.unknown()), ModuleTitle: optional })
type Job = z.infer<typeof Job>

export const paylocity: BoardSystem = {
  id: 'paylocity',
  label: LABEL,
  readerVersion: VERSION,
  domains: ['paylocity.com'],
  exampleTenant: 'board',

  /** The company's GUID; addresses of single postings do not hold it. */
  detect(address) {
    if (address.hostname !== HOST) return null
    return (
      pathParts(address)
        .find((part) => GUID.test(part))
        ?.toLowerCase() ?? null
    )
  },

  careersUrl(tenant) {
    return `https://${HOST}/recruiting/jobs/All/${tenant}`
  },

  async read(tenant, context) {
    const page = await context.web.request({ url: paylocity.careersUrl(tenant), isBoard: true })
    const { Jobs, ModuleTitle: company } = readPageData(page)
    const reader = { version: VERSION, withDetail: byJobPosting(LABEL) }
    return { ...(await completeList(readItems(Jobs, Job, toListed), context, reader)), company }
  },
}

function readPageData(page: WebResponse): z.infer<typeof PageData> {
  const data = PageData.safeParse(jsonAfter(page.text(), /window\.pageData\s*=\s*/))
  if (data.success) return data.data
  throw changedForm(LABEL, 'the page holds no list of jobs')
}

function toListed(job: Job, raw: unknown) {
  if (job.IsInternal) return null
  const { JobLocation: place } = job
  const address = joinWords([place?.City, place?.State, place?.Country])
  const named = job.ShouldDisplayLocation === false ? null : (job.LocationName ?? place?.Name ?? null)
  const url = `https://${HOST}/Recruiting/Jobs/Details/${job.JobId}`
  return listPosting(raw, {
    externalId: job.JobId,
    title: job.JobTitle,
    url,
    places: distinctWords([named, address]),
    country: place?.Country ?? null,
    department: job.HiringDepartment,
    // Some companies write 'Hybrid' or 'Remote' into the place.
    workplace: named && /^(remote|hybrid|on-?site)$/i.test(named) ? named : null,
    remote: job.IsRemote,
    postedAt: job.PublishedDate,
  })
}
