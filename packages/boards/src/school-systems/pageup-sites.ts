import { mayBeRemote } from '@lilypad/curation'
import type { FoundPosting, WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { listedAt, optional, webAddress } from '../answer-fields.ts'
import { withoutTracking } from '../board-address.ts'
import type { BoardContext, BoardSystem } from '../board-system.ts'
import { loadPage } from '../html/load-page.ts'
import { readJobPostings } from '../job-postings.ts'
import { changedForm, readItems } from '../parse-answer.ts'
import { completeList, listPosting } from '../read-details.ts'
import { unlikeTotal } from '../read-pages.ts'
import { webPage } from '../systems/web-page.ts'
import { readEntries } from '../web-page/read-sitemap.ts'

const LABEL = 'PageUp sites'
const POSTING = /^\/jobs\/([^/]+)\/?$/
const UNIQUE_ID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const SEARCH = /^\/jobs\/search(\/|$)/
/** Pages that list postings. */
const LISTS = /^\/jobs\/(search|categor(y|ies)|departments?|locations?)(\/|$)/

const Entry = listedAt(POSTING, z.object({ url: webAddress, changedAt: optional }))

/**
 * PageUp's newer product, formerly Clinch; a tenant is the institution's own host. Addresses alone do not tell it from
 * other sites: one without jobs whose sitemap names no such postings is read as any web page.
 */
export const pageupSites: BoardSystem = {
  id: 'pageup-sites',
  label: LABEL,
  readerVersion: 1,
  domains: ['clinchtalent.com'],
  exampleTenant: 'careers.college.edu',

  /** With its query, by which another site may choose its postings. */
  detect(address) {
    const { hostname, pathname, searchParams } = new URL(withoutTracking(address.href))
    const query = [...searchParams].filter(([name, value]) => name !== 'page' && value !== '')
    if (!SEARCH.test(pathname)) return null
    return query.length > 0 ? `${hostname}?${new URLSearchParams(query)}` : hostname
  },

  careersUrl(tenant) {
    const [host, query] = tenant.split('?')
    return `https://${host}/jobs/search${query ? `?${query}` : ''}`
  },

  async read(tenant, context) {
    const page = pageupSites.careersUrl(tenant)
    const { hostname, origin } = new URL(page)
    const { entries, cutShort } = await readEntries(`${origin}/sitemap.xml`, context)
    const hasJobs = (context.live ?? []).length > 0
    const postings = entries.filter(({ url }) => isBelow(url, hostname))
    if (entries.length === 0 && hasJobs) throw changedForm(LABEL, 'its sitemap names no pages')
    if (postings.length === 0 && !hasJobs) {
      const answer = await webPage.read(page, context)
      const doubt = answer.outcome === 'read' && { cutShort: answer.cutShort ?? cutShort }
      return { ...answer, ...doubt, identity: { system: webPage.id, tenant: page } }
    }
    const list = readItems(postings, Entry, (entry) => toListed(entry, context))
    // Its host asks for proof of a person after a few pages: the other texts are left for later readings.
    const reader = { version: 1, withDetail, needsDetail: mayBeRemote, refusals: 1 }
    const repeated = unlikeTotal(LABEL, postings, postings.length, 'url')
    const answer = await completeList(list, context, { ...reader, cutShort: cutShort ?? repeated })
    return { ...answer, identity: { system: pageupSites.id, tenant: hostname } }
  },
}

function isBelow(address: string, host: string): boolean {
  const { hostname, pathname } = new URL(address)
  return hostname === host && pathname.startsWith('/jobs/') && !LISTS.test(pathname)
}

/** The title stands on the posting's page; until that is read, the address tells it. */
function toListed({ url, changedAt, parts: [slug] }: z.infer<typeof Entry>, { known }: BoardContext) {
  const id = UNIQUE_ID.exec(slug)?.[0] ?? slug
  const words = (slug.replace(UNIQUE_ID, '') || slug).replace(/-+/g, ' ').trim()
  const told = words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
  const title = known?.(id)?.posting.title ?? told
  return listPosting({ url, changedAt }, { externalId: id, title, url })
}

function withDetail(posting: FoundPosting, page: WebResponse): FoundPosting {
  const { externalId, url } = posting
  const [described] = readJobPostings(page)?.postings ?? []
  if (described) return { ...described, externalId, url }
  const $ = loadPage(page.text())
  const html = $('.job-description').first().html()
  if (!html?.trim()) throw changedForm(LABEL, 'the page of a posting does not describe it')
  return { ...posting, title: $('h1').first().text().trim() || posting.title, html }
}
