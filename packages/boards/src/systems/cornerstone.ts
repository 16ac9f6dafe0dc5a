import { type FoundPosting, ScrapeError, type Web } from '@lilypad/domain'
import { z } from 'zod'
import { body, id, needed, optional } from '../answer-fields.ts'
import { asTenant, pathParts, subdomainTenant } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { createPosting } from '../create-posting.ts'
import { changedForm, distinctWords, joinWords, parseAnswer, readItems } from '../parse-answer.ts'
import { readPages } from '../read-pages.ts'

const LABEL = 'Cornerstone'
const PAGE = 100

const Place = z.object({ city: optional, state: optional, country: optional })
const Job = z.object({
  requisitionId: id,
  displayJobTitle: needed,
  externalDescription: body,
  postingEffectiveDate: optional,
  postingExpirationDate: optional,
  locations: z.array(Place).nullish(),
})
const List = z.object({
  status: z.literal('Success'),
  data: z.object({ totalCount: z.number().nullish(), requisitions: z.array(z.unknown()) }),
})

/** A tenant is `company/site/corporation`. Paths and fields follow notes and are unverified. */
export const cornerstone: BoardSystem = {
  id: 'cornerstone',
  label: LABEL,
  readerVersion: 1,
  domains: ['csod.com'],
  exampleTenant: 'company/1/company',

  detect(address) {
    const company = subdomainTenant(address, 'csod.com', ['www', 'api', 'help'])
    const parts = pathParts(address)
    const site = parts[parts.indexOf('careersite') + 1] ?? ''
    const corporation = asTenant(address.searchParams.get('c')) ?? company
    return company && parts.includes('careersite') && /^\d+$/.test(site)
      ? `${company}/${site}/${corporation}`
      : null
  },

  careersUrl(tenant) {
    const [company, site, corporation] = tenant.split('/')
    return `https://${company}.csod.com/ux/ats/careersite/${site}/home?c=${corporation}`
  },

  async read(tenant, context) {
    const site = Number(tenant.split('/')[1])
    let access = await readAccess(tenant, context.web)
    const ask = async (offset: number, page: number) => {
      const search = {
        careerSiteId: site,
        careerSitePageId: site,
        pageNumber: page + 1,
        pageSize: PAGE,
        cultureId: 1,
      }
      const everywhere = { states: [], countryCodes: [], cities: [], placeID: '', radius: null }
      const body = JSON.stringify({
        ...search,
        ...{ cultureName: 'en-US', searchText: '', postingsWithinDays: null },
        ...everywhere,
      })
      const searchWith = ({ api, token }: Access) =>
        context.web.request({
          url: `${api}/rec-job-search/external/jobs`,
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body,
          isBoard: offset === 0,
        })
      const response = await searchWith(access).catch(async (error: unknown) => {
        const isRefused = error instanceof ScrapeError && error.kind === 'blocked' && error.retryAt === null
        if (page === 0 || !isRefused) throw error
        // The token lasts a few minutes.
        access = await readAccess(tenant, context.web)
        return searchWith(access)
      })
      const { requisitions, totalCount = null } = parseAnswer(List, response, LABEL).data
      // A company that is being moved to another product states 0 postings, too: the guards doubt it.
      if (page === 0 && requisitions.length === 0 && totalCount === null)
        throw changedForm(LABEL, 'it lists no postings')
      return { rows: requisitions, total: totalCount }
    }
    const { rows, cutShort } = await readPages(
      ask,
      { label: LABEL, size: PAGE, id: 'requisitionId' },
      context,
    )
    return { outcome: 'read', ...readItems(rows, Job, (job) => toPosting(job, tenant)), cutShort }
  },
}

type Access = { api: string; token: string }

/** The page holds a token that anyone gets, and the host of its region. */
async function readAccess(tenant: string, web: Web): Promise<Access> {
  const page = await web.request({ url: cornerstone.careersUrl(tenant), isBoard: true })
  const token = /"token"\s*:\s*"([\w.-]+)"/.exec(page.text())?.[1]
  const api = /https:\/\/[a-z\d-]+\.api\.csod\.com/i.exec(page.text())?.[0]
  if (token && api) return { token, api }
  if (/no longer available|page not found/i.test(page.text()))
    throw new ScrapeError('gone', `${LABEL} has no such site.`)
  throw changedForm(LABEL, 'the page names no search')
}

function toPosting(job: z.infer<typeof Job>, tenant: string): FoundPosting {
  const [company, site, corporation] = tenant.split('/')
  const places = job.locations ?? []
  return createPosting({
    externalId: job.requisitionId,
    title: job.displayJobTitle,
    url: `https://${company}.csod.com/ux/ats/careersite/${site}/home/requisition/${job.requisitionId}?c=${corporation}`,
    html: job.externalDescription,
    places: distinctWords(places.map(({ city, state, country }) => joinWords([city, state, country]))),
    country: places[0]?.country ?? null,
    postedAt: job.postingEffectiveDate,
    applyBy: job.postingExpirationDate,
  })
}
