import type { FoundPay, FoundPosting } from '@lilypad/domain'
import { z } from 'zod'
import { amount, body, flag, needed, optional, webAddress } from '../answer-fields.ts'
import { asTenant, pathParts } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { createPosting, readPay } from '../create-posting.ts'
import { textToHtml } from '../html/escape.ts'
import { distinctWords, joinWords, parseAnswer, readItems } from '../parse-answer.ts'

const Component = z.object({
  compensationType: optional,
  interval: optional,
  currencyCode: optional,
  minValue: amount,
  maxValue: amount,
})
const Compensation = z.object({
  compensationTierSummary: optional,
  scrapeableCompensationSalarySummary: optional,
  summaryComponents: z.array(Component).nullish(),
  compensationTiers: z.array(z.object({ components: z.array(Component).nullish() })).nullish(),
})
const Address = z.object({
  postalAddress: z
    .object({ addressLocality: optional, addressRegion: optional, addressCountry: optional })
    .nullish(),
})
const Place = z.object({ location: optional, address: Address.nullish() })
const Job = Place.extend({
  id: needed,
  title: needed,
  jobUrl: webAddress,
  isListed: flag,
  isRemote: flag,
  workplaceType: optional,
  secondaryLocations: z.array(Place).nullish(),
  department: optional,
  team: optional,
  employmentType: optional,
  publishedAt: optional,
  descriptionHtml: body,
  descriptionPlain: body,
  shouldDisplayCompensationOnJobPostings: flag,
  compensation: Compensation.nullish(),
})
const Answer = z.object({ jobs: z.array(z.unknown()) })
type Job = z.infer<typeof Job>

export const ashby: BoardSystem = {
  id: 'ashby',
  label: 'Ashby',
  readerVersion: 2,
  refusesUnknownNames: true,
  domains: ['ashbyhq.com'],

  detect(address) {
    const parts = pathParts(address)
    if (address.hostname === 'jobs.ashbyhq.com') return asTenant(parts[0])
    if (address.hostname !== 'api.ashbyhq.com' || parts[1] !== 'job-board') return null
    return asTenant(parts[2])
  },

  careersUrl(tenant) {
    return `https://jobs.ashbyhq.com/${encodeURIComponent(tenant)}`
  },

  async read(tenant, { web }) {
    const board = `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(tenant)}`
    const url = `${board}?includeCompensation=true`
    const response = await web.request({ url, conditional: true, isBoard: true })
    if (response.status === 304) return { outcome: 'unchanged' }
    const { jobs } = parseAnswer(Answer, response, 'Ashby')
    return { outcome: 'read', ...readItems(jobs, Job, toPosting) }
  },
}

function toPosting(job: Job): FoundPosting | null {
  if (job.isListed === false) return null
  return createPosting({
    externalId: job.id,
    title: job.title,
    url: job.jobUrl,
    html: job.descriptionHtml ?? (job.descriptionPlain && textToHtml(job.descriptionPlain)),
    places: distinctWords([job, ...(job.secondaryLocations ?? [])].map(printed)),
    country: job.address?.postalAddress?.addressCountry ?? null,
    department: job.department ?? job.team,
    employment: job.employmentType,
    workplace: job.workplaceType,
    remote: job.isRemote,
    pay: job.shouldDisplayCompensationOnJobPostings === false ? null : toCompensation(job.compensation),
    postedAt: job.publishedAt,
  })
}

/** The address only where the place has no name: it may be that of an office, of a job done elsewhere. */
function printed({ location, address }: z.infer<typeof Place>): string {
  const { addressLocality, addressRegion, addressCountry } = address?.postalAddress ?? {}
  return location ?? joinWords([addressLocality, addressRegion, addressCountry])
}

/** Several tiers make one range, as does their summary; equity, bonus and commission are left out. */
function toCompensation(compensation: Job['compensation']): FoundPay | null {
  const tiers = (compensation?.compensationTiers ?? []).flatMap((tier) => tier.components ?? [])
  const components = tiers.length > 0 ? tiers : (compensation?.summaryComponents ?? [])
  const salaries = components.filter((part) => part.compensationType === 'Salary')
  const [first] = salaries
  const printedPay = compensation?.scrapeableCompensationSalarySummary ?? null
  if (!first) return readPay([], { interval: null, currency: null, text: printedPay })
  const { interval, currencyCode: currency } = first
  const alike = salaries.filter((part) => part.interval === interval && part.currencyCode === currency)
  const ranges = alike.map((part) => ({ min: part.minValue, max: part.maxValue }))
  return readPay(ranges, { interval, currency, text: compensation?.compensationTierSummary ?? printedPay })
}
