import type { FoundPosting, Web } from '@lilypad/domain'
import { z } from 'zod'
import { body, flag, id, needed, optional } from '../answer-fields.ts'
import { asTenant, pathParts } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { createPosting } from '../create-posting.ts'
import { distinctWords, parseAnswer, readItems } from '../parse-answer.ts'
import { readPages } from '../read-pages.ts'

const LABEL = 'Dayforce'
const HOST = 'jobs.dayforcehcm.com'
const PAGE = 25

const Job = z.object({
  jobPostingId: id,
  jobTitle: needed,
  jobDescription: body,
  postingLocations: z.array(z.object({ formattedAddress: optional })).nullish(),
  hasVirtualLocation: flag,
  postingStartTimestampUTC: optional,
  postingExpiryTimestampUTC: optional,
})
const List = z.object({ maxCount: z.number().nullish(), jobPostings: z.array(z.unknown()) })
const Pair = z.object({ csrfToken: needed })

/** A tenant is `culture/company/portal`. */
export const dayforce: BoardSystem = {
  id: 'dayforce',
  label: LABEL,
  readerVersion: 1,
  domains: ['dayforcehcm.com'],
  exampleTenant: 'en-US/company/CANDIDATEPORTAL',

  detect(address) {
    const [culture = '', company, portal] = pathParts(address)
    if (address.hostname !== HOST || !/^[a-z]{2}-[a-z]{2}$/i.test(culture)) return null
    return asTenant(company) && asTenant(portal) ? `${culture}/${company?.toLowerCase()}/${portal}` : null
  },

  careersUrl(tenant) {
    return `https://${HOST}/${tenant}`
  },

  async read(tenant, context) {
    const [cultureCode = '', clientNamespace = '', jobBoardCode = ''] = tenant.split('/')
    const headers = await readPair(context.web)
    const ask = async (paginationStart: number) => {
      const url = `https://${HOST}/api/geo/${encodeURIComponent(clientNamespace)}/jobposting/search`
      const body = JSON.stringify({
        clientNamespace,
        jobBoardCode,
        cultureCode,
        distanceUnit: 0,
        paginationStart,
      })
      const response = await context.web.request({
        url,
        method: 'POST',
        headers,
        body,
        isBoard: paginationStart === 0,
      })
      const { jobPostings, maxCount = null } = parseAnswer(List, response, LABEL)
      return { rows: jobPostings, total: maxCount }
    }
    const { rows, cutShort } = await readPages(ask, { label: LABEL, size: PAGE, id: 'jobPostingId' }, context)
    return { outcome: 'read', ...readItems(rows, Job, (job) => toPosting(job, tenant)), cutShort }
  },
}

/** The search refuses a request without a token and its cookie; one pair is enough for all pages. */
async function readPair(web: Web): Promise<Record<string, string>> {
  const response = await web.request({ url: `https://${HOST}/api/auth/csrf`, isBoard: true })
  const { csrfToken } = parseAnswer(Pair, response, LABEL)
  const cookies = (response.headers['set-cookie'] ?? '').split('\n').map((cookie) => cookie.split(';')[0])
  return {
    'content-type': 'application/json',
    'x-csrf-token': csrfToken,
    cookie: distinctWords(cookies).join('; '),
  }
}

function toPosting(job: z.infer<typeof Job>, tenant: string): FoundPosting {
  return createPosting({
    externalId: job.jobPostingId,
    title: job.jobTitle,
    url: `${dayforce.careersUrl(tenant)}/jobs/${encodeURIComponent(job.jobPostingId)}`,
    html: job.jobDescription,
    places: distinctWords((job.postingLocations ?? []).map(({ formattedAddress }) => formattedAddress)),
    remote: job.hasVirtualLocation,
    postedAt: job.postingStartTimestampUTC,
    applyBy: job.postingExpiryTimestampUTC,
  })
}
