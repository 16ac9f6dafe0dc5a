import type { FoundPay, FoundPosting } from '@lilypad/domain'
import { z } from 'zod'
import { amount, body, flag, needed, optional, webAddress } from '../answer-fields.ts'
import { asTenant, pathParts, subdomainTenant } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { createPosting, readPay } from '../create-posting.ts'
import { distinctWords, joinWords, parseAnswer, readItems } from '../parse-answer.ts'

const OWN_HOSTS = ['www', 'apply', 'jobs', 'help', 'resources', 'get', 'id', 'careers']
const NO_ACCOUNT = ['j', 'api']

const Place = z.object({ city: optional, region: optional, country: optional, hidden: flag })
/** Older and newer answers spell the same place in two ways. */
const Location = z.object({
  city: optional,
  region: optional,
  country: optional,
  telecommuting: flag,
  workplace_type: optional,
})
const Salary = z.object({ salary_from: amount, salary_to: amount, salary_currency: optional })
const Job = z.object({
  shortcode: needed,
  title: needed,
  url: webAddress,
  telecommuting: flag,
  workplace: optional.catch(null),
  location: Location.nullish().catch(null),
  city: optional,
  state: optional,
  country: optional,
  locations: z.array(Place).nullish(),
  department: optional,
  employment_type: optional,
  published_on: optional,
  created_at: optional,
  salary: Salary.nullish().catch(null),
  description: body,
})
const Answer = z.object({ name: optional, jobs: z.array(z.unknown()) })
type Job = z.infer<typeof Job>

export const workable: BoardSystem = {
  id: 'workable',
  label: 'Workable',
  readerVersion: 2,
  domains: ['workable.com'],

  detect(address) {
    const parts = pathParts(address)
    const accounts = parts.indexOf('accounts')
    const account = parts[0] === 'api' && accounts > 0 ? parts[accounts + 1] : parts[0]
    const isHosted = address.hostname === 'apply.workable.com' || parts[0] === 'api'
    if (!isHosted) return subdomainTenant(address, 'workable.com', OWN_HOSTS)
    return account && NO_ACCOUNT.includes(account) ? null : (asTenant(account)?.toLowerCase() ?? null)
  },

  careersUrl(tenant) {
    return `https://apply.workable.com/${encodeURIComponent(tenant)}/`
  },

  async read(tenant, { web }) {
    const board = `https://apply.workable.com/api/v1/widget/accounts/${encodeURIComponent(tenant)}`
    const response = await web.request({ url: `${board}?details=true`, conditional: true, isBoard: true })
    if (response.status === 304) return { outcome: 'unchanged' }
    const { name, jobs } = parseAnswer(Answer, response, 'Workable')
    const { postings, dropped } = readItems(jobs, Job, toPosting)
    return { outcome: 'read', postings: mergePlaces(postings), dropped, company: name }
  },
}

function toPosting(job: Job): FoundPosting {
  const listed = (job.locations ?? []).filter((place) => !place.hidden)
  const { location, salary } = job
  const places = [location, ...listed].map((place) => joinWords([place?.city, place?.region, place?.country]))
  return createPosting({
    externalId: job.shortcode,
    title: job.title,
    url: job.url,
    html: job.description,
    places: distinctWords([joinWords([job.city, job.state, job.country]), ...places]),
    country: job.country ?? location?.country ?? null,
    department: job.department,
    employment: job.employment_type,
    workplace: job.workplace ?? location?.workplace_type ?? null,
    remote: job.telecommuting ?? location?.telecommuting ?? null,
    pay: findPayRange(salary),
    postedAt: job.published_on ?? job.created_at,
  })
}

function findPayRange(salary: Job['salary']): FoundPay | null {
  if (!salary) return null
  const { salary_from: min, salary_to: max, salary_currency: currency } = salary
  return readPay([{ min, max }], { interval: null, currency })
}

/** Workable lists a posting once for each of its places, under the same shortcode. */
function mergePlaces(postings: readonly FoundPosting[]): FoundPosting[] {
  const byCode = new Map<string, FoundPosting>()
  for (const posting of postings) {
    const key = `${posting.externalId} ${posting.title}`
    const first = byCode.get(key)
    if (!first) byCode.set(key, posting)
    else first.places = distinctWords([...first.places, ...posting.places])
  }
  return [...byCode.values()]
}
