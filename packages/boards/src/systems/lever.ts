import type { FoundPosting } from '@lilypad/domain'
import { z } from 'zod'
import { amount, body, needed, optional, webAddress } from '../answer-fields.ts'
import { asTenant, pathParts } from '../board-address.ts'
import type { BoardSystem } from '../board-system.ts'
import { createPosting, readPay } from '../create-posting.ts'
import { escapeHtml, textToHtml } from '../html/escape.ts'
import { distinctWords, parseAnswer, readItems } from '../parse-answer.ts'
import { readPages } from '../read-pages.ts'

const EU = 'eu:'
const PAGE = 100

const Posting = z.object({
  id: needed,
  text: needed,
  hostedUrl: webAddress,
  categories: z
    .object({
      location: optional,
      allLocations: z.array(optional).nullish(),
      department: optional,
      team: optional,
      commitment: optional,
    })
    .nullish(),
  country: optional,
  workplaceType: optional,
  /** Milliseconds since 1970; null for an invalid date. */
  createdAt: z.number().min(0).max(8.64e15).nullish().catch(null),
  description: body,
  descriptionPlain: body,
  lists: z.array(z.object({ text: optional, content: body })).nullish(),
  additional: body,
  additionalPlain: body,
  salaryRange: z.object({ min: amount, max: amount, interval: optional, currency: optional }).nullish(),
  salaryDescription: body,
  salaryDescriptionPlain: body,
})
const Page = z.array(z.unknown())
type Posting = z.infer<typeof Posting>

export const lever: BoardSystem = {
  id: 'lever',
  label: 'Lever',
  readerVersion: 2,
  refusesUnknownNames: true,
  domains: ['lever.co'],

  detect(address) {
    const parts = pathParts(address)
    const isApi = /^api\.(eu\.)?lever\.co$/.test(address.hostname)
    if (!isApi && !/^jobs\.(eu\.)?lever\.co$/.test(address.hostname)) return null
    const site = asTenant(isApi ? (parts[1] === 'postings' ? parts[2] : null) : parts[0])
    if (!site) return null
    return address.hostname.includes('.eu.') ? EU + site : site
  },

  careersUrl(tenant) {
    return `https://jobs.${region(tenant)}lever.co/${encodeURIComponent(tenant.replace(EU, ''))}`
  },

  async read(tenant, context) {
    const board = `https://api.${region(tenant)}lever.co/v0/postings/${encodeURIComponent(tenant.replace(EU, ''))}`
    // No validators: one page may be unchanged while another changed.
    const ask = async (offset: number) => {
      const url = `${board}?mode=json&skip=${offset}&limit=${PAGE}`
      return {
        rows: parseAnswer(Page, await context.web.request({ url, isBoard: offset === 0 }), 'Lever'),
        total: null,
      }
    }
    const { rows, cutShort } = await readPages(ask, { label: 'Lever', size: PAGE, id: 'id' }, context)
    return { outcome: 'read', ...readItems(rows, Posting, toPosting), cutShort }
  },
}

function region(tenant: string): string {
  return tenant.startsWith(EU) ? 'eu.' : ''
}

function toPosting(posting: Posting): FoundPosting {
  const { categories, salaryRange } = posting
  return createPosting({
    externalId: posting.id,
    title: posting.text,
    url: posting.hostedUrl,
    html: toHtml(posting),
    places: distinctWords([categories?.location, ...(categories?.allLocations ?? [])]),
    country: posting.country,
    department: categories?.department ?? categories?.team ?? null,
    employment: categories?.commitment ?? null,
    workplace: posting.workplaceType === 'unspecified' ? null : posting.workplaceType,
    pay: salaryRange ? readPay([salaryRange], salaryRange) : null,
    postedAt: posting.createdAt ? new Date(posting.createdAt).toISOString() : null,
  })
}

/** The text in the order of Lever's own page: description, lists, pay, closing. */
function toHtml(posting: Posting): string | null {
  const lists = (posting.lists ?? []).map(
    (list) => `<h3>${escapeHtml(list.text ?? '')}</h3><ul>${list.content ?? ''}</ul>`,
  )
  const parts = [
    posting.description ?? textToHtml(posting.descriptionPlain ?? ''),
    ...lists,
    posting.salaryDescription ?? textToHtml(posting.salaryDescriptionPlain ?? ''),
    posting.additional ?? textToHtml(posting.additionalPlain ?? ''),
  ]
  return parts.filter((part) => part !== '').join('\n') || null
}
