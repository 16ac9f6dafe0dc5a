import { mayBeRemote } from '@lilypad/curation'
import type { FoundPosting, WebResponse } from '@lilypad/domain'
import { z } from 'zod'
import { listedAt, optional, webAddress } from '../answer-fields.ts'
import type { BoardContext, BoardSystem } from '../board-system.ts'
import { childrenNamed, childText, loadXml } from '../html/load-xml.ts'
import { readJobPostings } from '../job-postings.ts'
import { changedForm, readItems } from '../parse-answer.ts'
import { completeList, listPosting } from '../read-details.ts'
import { unlikeTotal } from '../read-pages.ts'

const LABEL = 'SAP SuccessFactors'
const POSTING = /\/job\/([^/]+)\/(\d+)(-[a-z]{2}_[A-Z]{2})?\/?$/

const Entry = listedAt(POSTING, z.object({ url: webAddress, changedAt: optional }))

/** A tenant is the company's own host, known by the sitemap of its jobs. */
export const successfactors: BoardSystem = {
  id: 'successfactors',
  label: LABEL,
  readerVersion: 2,
  domains: ['jobs2web.com'],
  exampleTenant: 'company.jobs2web.com',

  detect({ hostname, pathname }) {
    const isHosted = /^(?!www\.)[a-z\d-]+\.jobs2web\.com$/.test(hostname)
    return isHosted || pathname === '/job_sitemap.xml' ? hostname : null
  },

  careersUrl(tenant) {
    return `https://${tenant}/job_sitemap.xml`
  },

  async read(tenant, context) {
    const response = await context.web.request({ url: successfactors.careersUrl(tenant), isBoard: true })
    const entries = childrenNamed(loadXml(response.text(), ['urlset']), 'url').map((entry) => ({
      url: childText(entry, 'loc'),
      changedAt: childText(entry, 'lastmod'),
    }))
    // An address that stands there twice may stand in place of another one.
    const cutShort = unlikeTotal(LABEL, entries, entries.length, 'url')
    const reader = { version: 1, withDetail, needsDetail: mayBeRemote }
    return completeList(readItems(entries, Entry, inOneLanguage(context)), context, { ...reader, cutShort })
  },
}

/**
 * Entries as listed postings: one stands there once in each of its languages. Its title stands on its page; until that
 * is read, the address tells it.
 */
function inOneLanguage({ known }: BoardContext) {
  const languages = new Map<string, string>()
  return ({ url, changedAt, parts }: z.infer<typeof Entry>) => {
    const [slug, number = '', language = ''] = parts
    const first = languages.get(number) ?? language
    if (language !== first) return null
    languages.set(number, first)
    const before = known?.(number)?.posting
    const told = decodeURIComponent(slug.replace(/%(?![\da-f]{2})/gi, '')).replace(/[-+]+/g, ' ')
    const title = before?.url === url ? before.title : told
    return listPosting({ url, changedAt }, { externalId: number, title, url })
  }
}

function withDetail({ externalId, url }: FoundPosting, page: WebResponse): FoundPosting {
  const [described] = readJobPostings(page)?.postings ?? []
  if (described) return { ...described, externalId, url }
  throw changedForm(LABEL, 'the page of a posting does not describe it')
}
