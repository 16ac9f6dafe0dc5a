import type { FoundPosting } from '@lilypad/domain'
import { z } from 'zod'
import { asTenant, pathParts, subdomainTenant } from '../address.ts'
import { body, distinctWords, flag, needed, optional, parseAnswer, readItems, webAddress } from '../answer.ts'
import type { BoardSystem } from '../board-system.ts'

const OWN_HOSTS = ['www', 'apply', 'jobs', 'help', 'resources', 'get', 'id', 'careers']
const NO_ACCOUNT = ['j', 'api']

const Place = z.object({ city: optional, region: optional, country: optional, hidden: flag })
const Job = z.object({
  shortcode: needed,
  title: needed,
  url: webAddress,
  telecommuting: flag,
  city: optional,
  state: optional,
  country: optional,
  locations: z.array(Place).nullish(),
  department: optional,
  employment_type: optional,
  published_on: optional,
  description: body,
})
const Answer = z.object({ name: optional, jobs: z.array(z.unknown()) })
type Job = z.infer<typeof Job>

export const workable: BoardSystem = {
  id: 'workable',
  label: 'Workable',
  readerVersion: 1,
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
    return { outcome: 'read', postings: mergePlaces(postings), dropped, company: name, cutShort: null }
  },
}

function toPosting(job: Job): FoundPosting {
  const listed = (job.locations ?? []).filter((place) => !place.hidden)
  const places = [printed(job.city, job.state, job.country)]
  for (const place of listed) places.push(printed(place.city, place.region, place.country))
  return {
    externalId: job.shortcode,
    title: job.title,
    url: job.url,
    html: job.description,
    places: distinctWords(places),
    country: job.country,
    department: job.department,
    employment: job.employment_type,
    workplace: null,
    remote: job.telecommuting,
    pay: null,
    postedAt: job.published_on,
    applyBy: null,
    company: null,
  }
}

function printed(...parts: (string | null)[]): string {
  return distinctWords(parts).join(', ')
}

/** Workable lists a posting once for each of its places, under the same shortcode. */
function mergePlaces(postings: readonly FoundPosting[]): FoundPosting[] {
  const byCode = new Map<string, FoundPosting>()
  for (const posting of postings) {
    const first = byCode.get(posting.externalId)
    if (!first) byCode.set(posting.externalId, posting)
    else first.places = distinctWords([...first.places, ...posting.places])
  }
  return [...byCode.values()]
}
