import { z } from 'zod'
import { subdomainTenant } from '../address.ts'
import { changedForm, distinctWords, readItems, splitPlaces } from '../answer.ts'
import type { BoardSystem } from '../board-system.ts'
import { createPosting, firstCompany } from '../create-posting.ts'
import type { ListedPosting } from '../details.ts'
import { needed, optional, webAddress } from '../fields.ts'
import { readApi } from '../icims/read-api.ts'
import { readCards } from '../icims/read-cards.ts'
import { byJobPosting, readMissingTexts } from '../posting-pages.ts'

const LABEL = 'iCIMS'
const VERSION = 2
const OWN_HOSTS = [
  'www',
  'api',
  'developer',
  'developer-community',
  'login',
  'support',
  'marketplace',
  'community',
]

const Card = z.object({ id: needed, title: needed, url: webAddress, place: optional, department: optional })

/** A tenant is the whole subdomain: a company has one for each of its boards. */
export const icims: BoardSystem = {
  id: 'icims',
  label: LABEL,
  readerVersion: VERSION,
  domains: ['icims.com'],

  detect(address) {
    return subdomainTenant(address, 'icims.com', OWN_HOSTS)
  },

  careersUrl(tenant) {
    return `https://${tenant}.icims.com/jobs`
  },

  async read(tenant, context) {
    const { web, postingLimit: limit } = context
    const url = `https://${tenant}.icims.com/jobs/search`
    // The company's page shows the list in a frame.
    const first = await web.request({ url: `${url}?pr=0&in_iframe=1`, isBoard: true })
    const cards = await readCards(first, { web, url, limit })
    if (!cards) {
      const answer = await readApi(new URL(first.url).origin, { web, limit })
      if (answer) return { outcome: 'read', ...answer, company: answer.postings[0]?.company ?? null }
      throw changedForm(LABEL, 'it lists no postings')
    }
    const { postings: listed, dropped } = readItems(cards.rows, Card, toListed)
    const reader = { version: VERSION, withDetail: byJobPosting(LABEL) }
    const details = await readMissingTexts(listed, context, reader)
    const company = firstCompany(details.postings)
    const cutShort = distinctWords([cards.cutShort, details.cutShort]).join(' ') || null
    return { outcome: 'read', ...details, dropped, company, cutShort }
  },
}

function toListed(card: z.infer<typeof Card>): ListedPosting {
  const posting = createPosting({
    externalId: card.id,
    title: card.title,
    url: card.url,
    places: splitPlaces(card.place),
    department: card.department,
  })
  return { posting, row: card, detailUrl: `${card.url}?in_iframe=1` }
}
