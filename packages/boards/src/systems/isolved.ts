import { mayBeRemote } from '@lilypad/curation'
import type { WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { amount, id, needed, optional, webAddress } from '../answer-fields.ts'
import { subdomainTenant } from '../board-address.ts'
import type { BoardAnswer, BoardContext, BoardSystem } from '../board-system.ts'
import { readPay, toIsoDay } from '../create-posting.ts'
import { changedForm, distinctWords, parseAnswer, readItems } from '../parse-answer.ts'
import { byJobPosting, completeList, listPosting } from '../read-details.ts'
import { unlikeTotal } from '../read-pages.ts'
import { readSitemap } from '../web-page/read-sitemap.ts'

const LABEL = 'isolved Hire'
const DOMAINS = ['isolvedhire.com', 'applicantpro.com']
const OWN = ['www', 'feeds', 'app', 'api', 'help', 'support', 'admin']

const Job = z.object({
  id,
  title: needed,
  jobUrl: webAddress,
  jobLocation: optional,
  workplaceType: optional,
  employmentType: optional,
  minSalary: amount,
  maxSalary: amount,
  payType: optional,
  payTypeFrame: optional,
  startDateRef: optional,
  endDateRef: optional,
  untilFilled: z.union([z.number(), z.boolean()]).nullish(),
})
const List = z.object({
  success: z.literal(true).nullish(),
  data: z.object({ jobs: z.array(z.unknown()), jobCount: z.number().nullish() }),
})

/** Also ApplicantPro, its former name. A tenant is the whole host: a name may stand at either domain. */
export const isolved: BoardSystem = {
  id: 'isolved',
  label: LABEL,
  readerVersion: 2,
  domains: DOMAINS,
  exampleTenant: 'company.isolvedhire.com',

  detect(address) {
    return DOMAINS.some((domain) => subdomainTenant(address, domain, OWN)) ? address.hostname : null
  },

  careersUrl(tenant) {
    return `https://${tenant}/jobs/`
  },

  async read(tenant, context) {
    const page = await context.web.request({ url: isolved.careersUrl(tenant), isBoard: true })
    const domain = /\bdomain_?id["']?\s*[:=]\s*["']?(\d+)/i.exec(page.text())?.[1]
    if (!domain) return readFromSitemap(page, context)
    // Without `getParams` there is no list.
    const response = await context.web.request({
      url: `https://${tenant}/core/jobs/${domain}?getParams=%7B%7D`,
    })
    const { jobs, jobCount } = parseAnswer(List, response, LABEL).data
    const list = readItems(jobs, Job, (job, raw) => toListed(job, raw, tenant))
    const reader = { version: 1, withDetail: byJobPosting(LABEL), needsDetail: mayBeRemote }
    return completeList(list, context, { ...reader, cutShort: unlikeTotal(LABEL, jobs, jobCount) })
  },
}

const toNumber = (url: string) => /\/jobs\/(\d+)/.exec(url)?.[1] ?? url

/** The postings that the sitemap names, which may lack some. */
async function readFromSitemap(page: WebResponse, context: BoardContext): Promise<BoardAnswer> {
  const answer = await readSitemap(page, context, { unread: [], empty: [] }, toNumber)
  if (answer?.outcome !== 'read') throw changedForm(LABEL, 'the page does not name its list')
  return { ...answer, cutShort: answer.cutShort ?? 'Only its sitemap names the postings.' }
}

function toListed(job: z.infer<typeof Job>, raw: unknown, tenant: string) {
  const { minSalary: min, maxSalary: max } = job
  return listPosting(raw, {
    externalId: job.id,
    title: job.title,
    url: job.jobUrl,
    places: distinctWords([job.jobLocation]),
    employment: job.employmentType,
    workplace: job.workplaceType,
    pay: readPay([{ min, max }], { interval: job.payTypeFrame ?? job.payType, currency: null }),
    postedAt: toIsoDay(job.startDateRef),
    applyBy: job.untilFilled ? null : toIsoDay(job.endDateRef),
    detailUrl: `https://${tenant}/jobs/${job.id}.html`,
  })
}
